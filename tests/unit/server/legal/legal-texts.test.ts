import { createHash } from 'node:crypto';
import { legalTextKinds, legalTexts, readLegalText } from '../../../../server/legal/legal-texts.ts';

it('has one text of each kind, with addresses that contracts name', () => {
  expect(legalTexts.map(({ kind }) => kind)).toEqual(legalTextKinds);
  expect(legalTexts.map(({ address }) => address['pt-br'])).toEqual([
    '/documents/termos-de-uso.html',
    '/documents/politica-de-privacidade.html',
  ]);
});

it('has versions that are days', () => {
  for (const { version } of legalTexts) expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** If a text fails, its content changed: give it a new version and a summary of the changes, then enter both here. */
it.each([
  ['terms', '2026-11-30', 'pt-br', '211c3b225e7f6d1a'],
  ['terms', '2026-11-30', 'en-us', '5dd939f12e56cfd6'],
  ['privacy', '2026-11-30', 'pt-br', '21c95d40a42d073e'],
  ['privacy', '2026-11-30', 'en-us', 'b5a7880af8c0c275'],
] as const)('keeps the content of the %s of %s in %s', (kind, version, language, hash) => {
  expect(legalTexts.find((text) => text.kind === kind)?.version).toBe(version);
  expect(hashOf(readLegalText(kind, language))).toBe(hash);
});
