import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import i18next from 'i18next';
import { allTexts } from '../../../../../src/composition/texts/all-texts.ts';
import { startEnUs } from '../../../../../src/composition/texts/start.en-us.ts';
import { startPtBr } from '../../../../../src/composition/texts/start.pt-br.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { failureText } from '../../../../../src/presentation/i18n/failure-text.ts';
import { addTexts } from '../../../../../src/presentation/i18n/start-i18n.ts';
import { expectedCodes } from './expected-codes.ts';

const listTexts = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${path}${key}`, text] as [string, string]]
      : listTexts(text, `${path}${key}.`),
  );
const variablesIn = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();
/** Texts by key. Keys of namespaces start with the name of the namespace. */
const portuguese = new Map([
  ...listTexts(startPtBr),
  ...Object.entries(allTexts).flatMap(([namespace, [texts]]) => listTexts(texts, `${namespace}:`)),
]);
const english = new Map([
  ...listTexts(startEnUs),
  ...Object.entries(allTexts).flatMap(([namespace, [, texts]]) => listTexts(texts, `${namespace}:`)),
]);

describe('the texts', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort());
  });

  it('are not empty, and use the same variables in both languages', () => {
    for (const [key, text] of portuguese) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect([key, english.get(key)?.trim()]).not.toEqual([key, '']);
      expect([key, variablesIn(english.get(key) ?? '')]).toEqual([key, variablesIn(text)]);
    }
  });

  it('are all used', () => {
    // Texts may contain others: $t(checks:securityCode).
    const contained = [...portuguese.values()].flatMap((text) =>
      [...text.matchAll(/\$t\(([\w.:]+)\)/g)].map(([, key]) => `'${key}'`),
    );
    expect(unusedKeys([...portuguese.keys()], [readSources(), ...contained].join('\n'))).toEqual([]);
  });

  it('are reported if they are not used', () => {
    const code = ["t('shell.home')", 't(`genres.$', "{genre}`); t('issue:pages', { count })"].join('');
    expect(
      unusedKeys(['shell.home', 'shell.hom', 'genres.war', 'issue:pages_other', 'issue:page'], code),
    ).toEqual(['shell.hom', 'issue:page']);
  });
});

/** The text of an error code in any of the tables. */
const failureIn = (texts: ReadonlyMap<string, string>, code: string) =>
  ['errors.', 'laterErrors:', 'fieldErrors:', 'emailErrors:', 'externalErrors:']
    .map((table) => texts.get(`${table}${code}`))
    .find((text) => text !== undefined);

async function createTexts() {
  const texts = i18next.createInstance();
  await texts.init({ lng: 'pt-BR', resources: { 'pt-BR': { translation: startPtBr } } });
  addTexts(allTexts, texts);
  return texts;
}

describe('the texts of failures', () => {
  it('exist for every expected code in both languages', () => {
    for (const code of expectedCodes) {
      expect([code, failureIn(portuguese, code), failureIn(english, code)]).toEqual([
        code,
        expect.any(String),
        expect.any(String),
      ]);
    }
  });

  it("equal the messages of the app's own failures in English", () => {
    for (const { code, message } of Object.values({ ...failures, ...externalFailures })) {
      expect(failureIn(english, code)).toBe(message);
    }
  });

  it('have the specified wording in Portuguese', () => {
    expect(failureIn(portuguese, 'USER.DUPLICATE_ACQUISITION')).toBe('Você já possui este produto.');
    expect(failureIn(portuguese, 'VOUCHER.NOT_FOUND')).toBe(
      'Código inválido. Verifique se digitou corretamente.',
    );
  });

  it('are chosen by code, else the message of the failure is shown', async () => {
    const texts = await createTexts();
    const textOf = (code: string) => failureText(texts.t, { code, message: 'Do servidor.' });
    expect(textOf('0001002')).toBe('Não foi possível conectar ao servidor.');
    expect(textOf('LOGIN.TOO_MANY_ATTEMPTS')).toBe(
      'Muitas tentativas. Espere alguns minutos e tente de novo.',
    );
    for (const unknown of ['SOMETHING.ELSE', 'USER', '', 'USER.NOT_FOUND.MORE']) {
      expect([unknown, textOf(unknown)]).toEqual([unknown, 'Do servidor.']);
    }
    const untranslated = failureText(texts.t, { code: 'SOMETHING.ELSE', message: '' });
    expect(untranslated).toBe(startPtBr.errors['0000000']);
    expect(failureText(texts.t, { code: '', message: '' })).toBe('');
  });

  it('replace messages in another language than the one of the reader', async () => {
    const texts = await createTexts();
    const textOf = (code: string) => failureText(texts.t, { code, message: 'Something went wrong.' });
    expect(textOf('LOGIN.ACCOUNT_CLOSED')).toBe(portuguese.get('laterErrors:LOGIN.ACCOUNT_CLOSED'));
    expect(textOf('REQUEST.WRONG_HOST')).toContain('A Banca não atende neste endereço.');
  });

  it.each([['SVA.INVALID_CREDENTIALS', 'Os dados da operadora não conferem. Tente de novo.']])(
    'include %s, which another platform may send',
    async (code, text) => {
      const texts = await createTexts();
      expect(failureText(texts.t, { code, message: 'No.' })).toBe(text);
    },
  );

  it("never change a service's message, whatever its code", async () => {
    const texts = await createTexts();
    const codes = fc.oneof(
      fc.string(),
      fc.constantFrom('toString', '__proto__', 'constructor.name', 'length'),
    );
    const messages = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('{{code}}', '$t(errors.0000000)'));
    fc.assert(
      fc.property(codes, messages, (code, message) => {
        expect(failureText(texts.t, { code, message })).toBe(message);
      }),
    );
  });
});

/** The key as code uses it: without the suffix of a plural form. */
const nameOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Keys that occur in no string, and match no template such as `genres.${genre}` and no prefix such as 'errors.'. */
function unusedKeys(keys: readonly string[], code: string): string[] {
  const usedKeys = new Set([...code.matchAll(/['"`]([\w.:-]+)['"`]/g)].map(([, text]) => text));
  const prefixes = [...code.matchAll(/['"`]([\w.:]+[.:])(?:\$\{|['"`])/g)].map(([, text = '']) => text);
  return keys.filter(
    (key) => !usedKeys.has(nameOf(key)) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
}

function readSources(): string {
  const root = resolve(import.meta.dirname, '../../../../../src');
  return globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.{pt-br,en-us}.ts', '**/*.fixtures.tsx'] })
    .filter((file) => !/(pt-br|en-us)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}
