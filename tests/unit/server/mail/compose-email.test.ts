import english from '../../../../server/commerce/emails/texts/en-us.json' with { type: 'json' };
import portuguese from '../../../../server/commerce/emails/texts/pt-br.json' with { type: 'json' };
import { composeEmail, type EmailTableRow } from '../../../../server/mail/compose-email.ts';
import commonEnglish from '../../../../server/mail/texts/en-us.json' with { type: 'json' };
import commonPortuguese from '../../../../server/mail/texts/pt-br.json' with { type: 'json' };
import { placeholdersOf } from './placeholders-of.ts';

const words = {
  subject: 'Um assunto',
  title: 'Um título',
  text: 'Devolvemos {amount}.',
  button: 'Um botão',
  validity: 'Vale {hours} horas.',
  otherwise: 'Se não.',
};
const link = 'https://banca.example/account/plan';
const values = { amount: 'R$ 1,00', hours: 24 };
const facts: EmailTableRow[] = [
  ['O quê', 'Saldo'],
  ['Total', 'R$ 1,00'],
];

it.each([
  ['order emails', english, portuguese],
  ['the common texts', commonEnglish, commonPortuguese],
])('has the same texts in both languages, with the same placeholders: %s', (_name, one, other) => {
  expect(placeholdersOf(one)).toEqual(placeholdersOf(other));
});

it('writes facts as lines of plain text, after the text', () => {
  const { text } = composeEmail({ language: 'pt-br', reason: 'order', words, link, values, facts });
  expect(text.split('\n\n').slice(0, 6)).toEqual([
    'Um título',
    'Devolvemos R$ 1,00.',
    'O quê: Saldo\nTotal: R$ 1,00',
    `Um botão:\n${link}`,
    'Vale 24 horas.',
    'Se não.',
  ]);
});

it('writes facts as a table in HTML, each with its heading', () => {
  const { html } = composeEmail({ language: 'pt-br', reason: 'order', words, link, values, facts });
  const rows = html.matchAll(/<tr><th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td><\/tr>/g);
  expect([...rows].map(([, label, value]) => [label, value])).toEqual(facts);
});

it('has no table without facts', () => {
  const { text, html } = composeEmail({ language: 'pt-br', reason: 'order', words, link, values });
  expect(html).not.toContain('<th');
  expect(text).not.toContain('\n\n\n');
});

it('has layout tables that screen readers ignore', () => {
  const { html } = composeEmail({ language: 'pt-br', reason: 'order', words, link, values });
  const tables = html.match(/<table[^>]*>/g) ?? [];
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
});

it('starts with its text, which mail programs show beside the subject', () => {
  const { html } = composeEmail({ language: 'pt-br', reason: 'order', words, link, values });
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^"]*">Devolvemos R\$ 1,00\./);
});

it.each([
  ['order', 'porque fez um pedido na Banca'],
  ['subscription', 'porque tem uma assinatura na Banca'],
  ['address', 'porque este endereço foi informado na Banca'],
] as const)('says why the person receives it: %s', (reason, text) => {
  const email = composeEmail({ language: 'pt-br', reason, words, link, values });
  expect(email.text).toContain(text);
  expect(email.html).toContain(text);
});

it('escapes all values in HTML', () => {
  const evil = `"><script>alert('&')</script>`;
  const evilTexts = Object.keys(words).map((name) => ({ words: { ...words, [name]: evil } }));
  const evilRows: EmailTableRow[][] = [[[evil, 'x']], [['x', evil]]];
  const evilContents = [
    ...evilTexts,
    ...evilRows.map((facts) => ({ facts })),
    { link: evil },
    { values: { amount: evil, hours: evil } },
  ];
  for (const contents of evilContents) {
    const { html } = composeEmail({ language: 'en-us', reason: 'order', words, link, values, ...contents });
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;');
    expect(html).not.toContain('<script');
  }
});
