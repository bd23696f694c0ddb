import { statusByCode } from '../../server/http/api-error.ts';
import english from '../../server/http/messages/en-us.json' with { type: 'json' };
import portuguese from '../../server/http/messages/pt-br.json' with { type: 'json' };
import { allTexts } from '../../src/composition/texts/all-texts.ts';
import { startEnUs } from '../../src/composition/texts/start.en-us.ts';
import { startPtBr } from '../../src/composition/texts/start.pt-br.ts';
import { paymentFailures } from '../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../src/domain/failure.ts';
import { externalFailures } from '../../src/domain/session/external-failures.ts';
import { codesOf, type NamedOperation } from '../contract/open-api.ts';
import { createScreenSearch, type Sources } from './find-screens.ts';

/** The texts of one side in one language, by error code. */
export type ErrorTexts = ReadonlyMap<string, string>;

/** A table of texts: 'ISSUE.NOT_FOUND' is a path in it. */
const entriesOf = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : entriesOf(text, `${path}${key}.`),
  );

const appTexts = (startTexts: typeof startPtBr | typeof startEnUs, language: 0 | 1): ErrorTexts => {
  const { laterErrors, fieldErrors, emailErrors, externalErrors } = allTexts;
  const tables = [laterErrors, fieldErrors, emailErrors, externalErrors].map((texts) => texts[language]);
  // Not an error code: the text of 0001002 while the device has no network.
  const { offline, ...startErrors } = startTexts.errors;
  return new Map([startErrors, ...tables].flatMap((table) => entriesOf(table)));
};

export const textsOfApp = { 'pt-br': appTexts(startPtBr, 0), 'en-us': appTexts(startEnUs, 1) };

export const textsOfPlatform: Record<keyof typeof textsOfApp, ErrorTexts> = {
  'pt-br': new Map(Object.entries(portuguese.errors)),
  'en-us': new Map(Object.entries(english.errors)),
};

/** True if the message names values of the request, which only the platform knows. The app then may show that message. */
export const hasPlaceholder = (text: string): boolean => /\{\w+\}/.test(text);

export interface ListedError {
  readonly code: string;
  /** Of a numeric code that the app gives to its own failures. */
  readonly name: string;
  /** The HTTP status of the platform; 'app' for a failure of the app itself. */
  readonly source: number | 'app';
  readonly portuguese: string;
  readonly english: string;
  /** Operations of the contract that declare the code. */
  readonly operations: readonly string[];
  /** Screens of the app that call these operations, or that the app's own failure can reach. */
  readonly screens: readonly string[];
}

/** Every error code of the app and the platform, in alphabetical order. */
export function listErrors(operations: readonly NamedOperation[], sources: Sources): ListedError[] {
  const findScreens = createScreenSearch(sources);
  const screensByOperation = new Map(
    operations.map(nameOfOperation).map((name) => [name, findScreens(quoted(name))]),
  );
  const codes = new Set([...Object.keys(statusByCode), ...textsOfApp['pt-br'].keys()]);
  return [...codes].sort().map((code) => {
    const own = ownFailures.get(code);
    const declaring = operations
      .filter((operation) => codesOf(operation).includes(code))
      .map(nameOfOperation);
    const screens = [
      ...declaring.flatMap((name) => screensByOperation.get(name) ?? []),
      ...(own ? findScreens(own.pattern) : []),
    ];
    return {
      code,
      name: /^\d+$/.test(code) ? (own?.name ?? '') : '',
      source: statuses.get(code) ?? 'app',
      portuguese: textOf(code, 'pt-br'),
      english: textOf(code, 'en-us'),
      operations: declaring,
      screens: [...new Set(screens)].sort(),
    };
  });
}

const nameOfOperation = ({ method, path }: NamedOperation): string => `${method} ${path}`;

const quoted = (name: string): RegExp => new RegExp(`'${name.replace(/[{}]/g, '\\$&')}'`);

const statuses: ReadonlyMap<string, number> = new Map(Object.entries(statusByCode));

/** The app's own failures by code. `pattern`: how the sources refer to one. */
const ownFailures: ReadonlyMap<string, { name: string; pattern: RegExp }> = new Map(
  Object.entries({ failures, externalFailures, paymentFailures }).flatMap(([list, entries]) =>
    Object.entries(entries).map(([key, { code, name }]) => [
      code,
      { name, pattern: new RegExp(`\\b${list}\\.${key}\\b`) },
    ]),
  ),
);

/** The text that readers see. */
const textOf = (code: string, language: keyof typeof textsOfApp): string =>
  textsOfApp[language].get(code) ?? textsOfPlatform[language].get(code) ?? '';
