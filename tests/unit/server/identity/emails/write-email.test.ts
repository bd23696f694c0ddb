import { codeLifetimesMs } from '../../../../../server/identity/emails/magic-codes.ts';
import english from '../../../../../server/identity/emails/texts/en-us.json' with { type: 'json' };
import portuguese from '../../../../../server/identity/emails/texts/pt-br.json' with { type: 'json' };
import { type AccountEmailOptions, writeEmail } from '../../../../../server/identity/emails/write-email.ts';
import { placesOf } from '../../mail/places-of.ts';

const validation: AccountEmailOptions = {
  kind: 'validation',
  to: 'leitora@banca.example',
  language: 'pt-br',
  link: 'https://banca.example/auth/validate-email#uuid=1&code=segredo',
  lifetimeMs: codeLifetimesMs.email,
};
const recovery: AccountEmailOptions = { ...validation, kind: 'recovery', lifetimeMs: codeLifetimesMs.password };
const passwordChanged: AccountEmailOptions = {
  kind: 'passwordChanged',
  to: 'leitora@banca.example',
  language: 'pt-br',
  link: 'https://banca.example/auth/forgot-password',
};
const namedAddress: AccountEmailOptions = { ...validation, kind: 'namedAddress', operator: 'Claro' };
const occasions = [validation, namedAddress, recovery, passwordChanged];

it('has the same texts in both languages, with the same places to fill', () => {
  expect(placesOf(english)).toEqual(placesOf(portuguese));
});

describe.each(occasions)('the letter of $kind', (occasion) => {
  it.each(['pt-br', 'en-us'] as const)('says the same in words and as HTML (%s)', (language) => {
    const { to, subject, text, html } = writeEmail({ ...occasion, language });
    const said = (language === 'pt-br' ? portuguese : english)[occasion.kind];
    expect([to, subject]).toEqual([occasion.to, said.subject]);
    const plain = unescaped(html);
    const filled = said.text.replace('{operator}', 'Claro');
    for (const part of [said.title, filled, said.button, said.otherwise]) {
      expect(text).toContain(part);
      expect(plain).toContain(part);
    }
    expect(text.split('\n')).toContain(occasion.link);
    expect(`${text}${html}`).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('has one button, and its link once more as text', () => {
    const { html } = writeEmail(occasion);
    const link = occasion.link.replaceAll('&', '&amp;');
    expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toHaveLength(2);
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(html).toContain(`>${link}</a>`);
    expect(html).toMatch(/<html lang="pt-BR">/);
  });

  it('needs nothing from elsewhere and runs nothing', () => {
    expect(writeEmail(occasion).html).not.toMatch(/<(script|img|link|iframe|form)|url\(/i);
  });
});

it.each([
  ['pt-br', validation, 'vale por 24 horas'],
  ['en-us', validation, 'works for 24 hours'],
  ['pt-br', recovery, 'vale por 30 minutos'],
  ['en-us', recovery, 'works for 30 minutes'],
] as const)('tells how long the link works: %s', (language, occasion, words) => {
  const { text, html } = writeEmail({ ...occasion, language });
  expect(text).toContain(words);
  expect(html).toContain(words);
});

it.each([
  ['pt-br', 'Um cliente da operadora Claro informou', 'Se não foi você, não confirme.'],
  ['en-us', 'A customer of the operator Claro gave', 'If it was not you, do not confirm.'],
] as const)('tells who named the address, and what its owner can do: %s', (language, who, what) => {
  const { text, html } = writeEmail({ ...namedAddress, language });
  for (const said of [text, unescaped(html)]) {
    expect(said).toContain(who);
    expect(said).toContain(what);
  }
});

const unescaped = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
