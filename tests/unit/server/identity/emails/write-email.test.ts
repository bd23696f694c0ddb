import { codeLifetimesMs } from '../../../../../server/identity/emails/magic-codes.ts';
import english from '../../../../../server/identity/emails/texts/en-us.json' with { type: 'json' };
import portuguese from '../../../../../server/identity/emails/texts/pt-br.json' with { type: 'json' };
import { type AccountEmailOptions, writeEmail } from '../../../../../server/identity/emails/write-email.ts';
import { placeholdersOf } from '../../mail/placeholders-of.ts';

const validation: AccountEmailOptions = {
  kind: 'validation',
  to: 'leitora@banca.example',
  language: 'pt-br',
  link: 'https://banca.example/auth/validate-email#uuid=1&code=segredo',
  lifetimeMs: codeLifetimesMs.email,
};
const recovery: AccountEmailOptions = {
  ...validation,
  kind: 'recovery',
  lifetimeMs: codeLifetimesMs.password,
};
const passwordChanged: AccountEmailOptions = {
  kind: 'passwordChanged',
  to: 'leitora@banca.example',
  language: 'pt-br',
  link: 'https://banca.example/auth/forgot-password',
};
const enteredAddress: AccountEmailOptions = { ...validation, kind: 'enteredAddress', operator: 'Claro' };
const emails = [validation, enteredAddress, recovery, passwordChanged];

it('has the same texts in both languages, with the same placeholders', () => {
  expect(placeholdersOf(english)).toEqual(placeholdersOf(portuguese));
});

describe.each(emails)('the email $kind', (options) => {
  it.each(['pt-br', 'en-us'] as const)('has the same content as plain text and as HTML (%s)', (language) => {
    const { to, subject, text, html } = writeEmail({ ...options, language });
    const texts = (language === 'pt-br' ? portuguese : english)[options.kind];
    expect([to, subject]).toEqual([options.to, texts.subject]);
    const plain = unescapeHtml(html);
    const filled = texts.text.replace('{operator}', 'Claro');
    for (const part of [texts.title, filled, texts.button, texts.otherwise]) {
      expect(text).toContain(part);
      expect(plain).toContain(part);
    }
    expect(text.split('\n')).toContain(options.link);
    expect(`${text}${html}`).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('has one button, and shows its link as text', () => {
    const { html } = writeEmail(options);
    const link = options.link.replaceAll('&', '&amp;');
    expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toHaveLength(2);
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(html).toContain(`>${link}</a>`);
    expect(html).toMatch(/<html lang="pt-BR">/);
  });

  it('loads no external resources and has no scripts', () => {
    expect(writeEmail(options).html).not.toMatch(/<(script|img|link|iframe|form)|url\(/i);
  });
});

it.each([
  ['pt-br', validation, 'vale por 24 horas'],
  ['en-us', validation, 'valid for 24 hours'],
  ['pt-br', recovery, 'vale por 30 minutos'],
  ['en-us', recovery, 'valid for 30 minutes'],
] as const)('states how long the link is valid: %s', (language, options, words) => {
  const { text, html } = writeEmail({ ...options, language });
  expect(text).toContain(words);
  expect(html).toContain(words);
});

it.each([
  ['pt-br', 'Um cliente da operadora Claro informou', 'Se não foi você, não confirme.'],
  ['en-us', 'A customer of Claro entered', 'If this wasn’t you, don’t confirm.'],
] as const)('states who entered the address, and what its owner can do: %s', (language, who, what) => {
  const { text, html } = writeEmail({ ...enteredAddress, language });
  for (const content of [text, unescapeHtml(html)]) {
    expect(content).toContain(who);
    expect(content).toContain(what);
  }
});

const unescapeHtml = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
