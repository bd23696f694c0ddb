import { genres, type IssueGenre } from '@banca/server/catalogue/genres.ts';
import {
  parentalRatings,
  type SeedLanguage,
  type SeedParentalRating,
} from '@banca/server/seed/seed-catalogue.ts';
import type { DrawingStyle } from '../drawing/styles/drawing-style.ts';
import { drawingStyles } from '../drawing/styles/drawing-styles.ts';
import { contributorRoles } from './contributor-roles.ts';
import { fieldsOf, type ScriptFields } from './fields.ts';
import { entryOf, oneOf, parseNumber, textIn } from './parse-words.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

/** The header of a script in one language. */
export interface StoryHeader {
  title: string;
  description: string;
  number: number;
  publisher: string;
  genre: IssueGenre;
  parentalRating: SeedParentalRating;
  releaseDate: string;
  publishedDaysAgo: number;
  contributors: readonly { name: string; role: string }[];
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  merchandises: readonly { kind: 'purchase' | 'rent'; price: number }[];
  isRightToLeft: boolean;
  isVertical: boolean;
  /** null uses the style of the story's folder. */
  style: DrawingStyle | null;
  languages: readonly SeedLanguage[];
  /** The name of an actor in texts. */
  nameOf(actor: string): string;
}

const fieldNames = [
  'title',
  'description',
  'number',
  'publisher',
  'genre',
  'rating',
  'released',
  'published',
  'by',
  'available',
  'buy',
  'rent',
  'direction',
  'mode',
  'style',
  'languages',
  'name',
];

const audiences = {
  everyone: { isAvailableForAll: true, isAvailableForSubscribers: true },
  subscribers: { isAvailableForAll: false, isAvailableForSubscribers: true },
  nobody: { isAvailableForAll: false, isAvailableForSubscribers: false },
};

export function readHeader(lines: readonly ScriptLine[], file: string, language: SeedLanguage): StoryHeader {
  const fields = fieldsOf(lines, file, fieldNames);
  const translatedText = (key: string): string => textIn(fields.required(key), language);
  const plainText = (key: string): string => textIn(fields.required(key), 'pt-br');
  const wordOf = <Word extends string>(key: string, list: readonly Word[], fallback?: Word): Word => {
    const line = fields.optional(key);
    if (line === undefined && fallback !== undefined) return fallback;
    return oneOf(list, plainText(key), line ?? fields.required(key), key);
  };
  const merchandises = merchandisesOf(fields);
  const audience = wordOf('available', ['everyone', 'subscribers', 'nobody']);
  if (audience === 'nobody' && merchandises.length === 0)
    throw new ScriptError(fields.required('available'), 'an issue that is available to nobody needs a price');
  return {
    title: translatedText('title'),
    description: translatedText('description'),
    number: parseNumber(plainText('number'), fields.required('number'), 'number'),
    publisher: plainText('publisher'),
    genre: wordOf('genre', genres),
    parentalRating: wordOf('rating', parentalRatings),
    releaseDate: dateOf(fields.required('released')),
    publishedDaysAgo: parseNumber(plainText('published'), fields.required('published'), 'published'),
    contributors: contributorsOf(fields.required('by')),
    ...audiences[audience],
    merchandises,
    isRightToLeft: wordOf('direction', ['ltr', 'rtl'], 'ltr') === 'rtl',
    isVertical: wordOf('mode', ['paged', 'vertical'], 'paged') === 'vertical',
    style: styleOf(fields),
    languages: languagesOf(fields.optional('languages')),
    nameOf(actor) {
      const line = fields.optional(`name ${actor}`);
      if (line === undefined) return actor.charAt(0).toLocaleUpperCase('pt-BR') + actor.slice(1);
      return language === 'en-us' ? (line.english ?? textIn(line, 'pt-br')) : textIn(line, 'pt-br');
    },
  };
}

function merchandisesOf(fields: ScriptFields): StoryHeader['merchandises'] {
  return (
    [
      ['buy', 'purchase'],
      ['rent', 'rent'],
    ] as const
  ).flatMap(([key, kind]) => {
    const line = fields.optional(key);
    return line === undefined ? [] : [{ kind, price: centsOf(line) }];
  });
}

/** Converts `12,90` to 1290. */
function centsOf(line: ScriptLine): number {
  const [, reais, cents] = /^(\d{1,4}),(\d{2})$/.exec(line.text ?? '') ?? [];
  if (reais === undefined || cents === undefined)
    throw new ScriptError(line, 'a price is written like 12,90');
  return Number(reais) * 100 + Number(cents);
}

function dateOf(line: ScriptLine): string {
  const text = line.text ?? '';
  const exists = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  if (!exists) throw new ScriptError(line, 'a date is written like 2026-06-05');
  return text;
}

/** Parses `Ana Lima (writer, editor), João Reis (inker)`. */
function contributorsOf(line: ScriptLine): StoryHeader['contributors'] {
  const people = Array.from((line.text ?? '').matchAll(/([^(),]+)\(([^)]+)\)/g));
  if (people.length === 0) throw new ScriptError(line, 'people are written like: Ana Lima (writer, inker)');
  return people.flatMap(([, name = '', roles = '']) =>
    roles.split(',').map((role) => ({
      name: name.trim(),
      role: oneOf(contributorRoles, role.trim(), line, 'role'),
    })),
  );
}

function styleOf(fields: ScriptFields): DrawingStyle | null {
  const line = fields.optional('style');
  return line === undefined ? null : entryOf<DrawingStyle>(drawingStyles, line.text ?? '', line, 'style');
}

function languagesOf(line: ScriptLine | undefined): readonly SeedLanguage[] {
  if (line === undefined) return ['pt-br'];
  return (line.text ?? '')
    .split(',')
    .map((language) => oneOf<SeedLanguage>(['pt-br', 'en-us'], language.trim(), line, 'language'));
}
