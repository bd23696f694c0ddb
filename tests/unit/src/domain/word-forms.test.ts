import fc from 'fast-check';
import { isEmail, isSlug, isUri, isWordId } from '../../../../src/domain/word-forms.ts';

describe('an e-mail address', () => {
  it.each([
    'ana@banca.com.br',
    'ana.souza+gibi@gmail.com',
    "d'avila@x-y.io",
    'A1@b2.museum',
    'ana@xn--bcher-kva.com',
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@banca.com',
    'ana@banca',
    'ana@banca.',
    'ana@.com',
    'ana@banca..com',
    'ana@-banca.com',
    'ana souza@banca.com',
    'ana@banca.com ',
    'ana@banca.com\n',
    '.ana@banca.com',
    'ana.@banca.com',
    'ana..souza@banca.com',
    'ana@souza@banca.com',
    'ana@10.0.0.1',
    'josé@banca.com',
    `${'a'.repeat(65)}@banca.com`,
    `ana@${'banca.'.repeat(42)}com`,
  ])('is not "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is any that common mail services give', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });
});

describe('a slug', () => {
  it.each(['turma-da-clara_1', 'A', '7'])('is %s', (text) => expect(isSlug(text)).toBe(true));
  it.each(['', 'turma da clara', 'clara.1', 'ação', 'a/b', 'a\n'])('is not "%s"', (text) =>
    expect(isSlug(text)).toBe(false),
  );
});

describe('a word id', () => {
  it.each(['clara.nunes_1', 'A', '7'])('is %s', (text) => expect(isWordId(text)).toBe(true));
  it.each(['', 'clara-1', 'clara nunes', 'ação', 'a\n'])('is not "%s"', (text) =>
    expect(isWordId(text)).toBe(false),
  );
});

describe('a slug and a word id', () => {
  it('differ in the hyphen and the period alone', () => {
    const common = 'abcXYZ019_';
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...common), minLength: 1 }), (text) => {
        expect([isSlug(text), isWordId(text)]).toEqual([true, true]);
        expect([isSlug(`${text}-`), isWordId(`${text}-`)]).toEqual([true, false]);
        expect([isSlug(`${text}.`), isWordId(`${text}.`)]).toEqual([false, true]);
      }),
    );
  });
});

describe('a uri', () => {
  it.each([
    'https://banca.com.br',
    'http://localhost:4000/issue/a?b=c#d',
    'HTTPS://banca.com.br/@clara',
    'https://banca.com.br?s=a:b',
    'https://ação.com.br/história',
  ])('is %s', (text) => {
    expect(isUri(text)).toBe(true);
  });

  it.each([
    '',
    'banca.com.br',
    '//banca.com.br',
    '/issue/a',
    'https://',
    'https:///a',
    'ftp://banca.com.br',
    'javascript:alert(1)//http://a',
    'https://banca.com.br/a b',
    'https://banca.com.br@elsewhere.com',
    ' https://banca.com.br',
    'https://banca.com.br\n',
  ])('is not "%s"', (text) => {
    expect(isUri(text)).toBe(false);
  });

  it('is every absolute web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(isUri(address)).toBe(true);
      }),
    );
  });
});
