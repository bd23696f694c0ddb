import fc from 'fast-check';
import { isEmail, isSlug, isUri, isWordId } from '../../../../src/domain/word-forms.ts';

describe('isEmail', () => {
  it.each([
    'ana@banca.com.br',
    'ana.souza+gibi@gmail.com',
    "d'avila@x-y.io",
    'A1@b2.museum',
    'ana@xn--bcher-kva.com',
  ])('accepts %s', (text) => {
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
  ])('rejects "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts addresses of common mail services', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });
});

describe('isSlug', () => {
  it.each(['turma-da-clara_1', 'A', '7'])('accepts %s', (text) => expect(isSlug(text)).toBe(true));
  it.each(['', 'turma da clara', 'clara.1', 'ação', 'a/b', 'a\n'])('rejects "%s"', (text) =>
    expect(isSlug(text)).toBe(false),
  );
});

describe('isWordId', () => {
  it.each(['clara.nunes_1', 'A', '7'])('accepts %s', (text) => expect(isWordId(text)).toBe(true));
  it.each(['', 'clara-1', 'clara nunes', 'ação', 'a\n'])('rejects "%s"', (text) =>
    expect(isWordId(text)).toBe(false),
  );
});

describe('isSlug and isWordId', () => {
  it('differ only in the hyphen and the period', () => {
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

describe('isUri', () => {
  it.each([
    'https://banca.com.br',
    'http://localhost:4000/issue/a?b=c#d',
    'HTTPS://banca.com.br/@clara',
    'https://banca.com.br?s=a:b',
    'https://ação.com.br/história',
  ])('accepts %s', (text) => {
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
  ])('rejects "%s"', (text) => {
    expect(isUri(text)).toBe(false);
  });

  it('accepts every absolute web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(isUri(address)).toBe(true);
      }),
    );
  });
});
