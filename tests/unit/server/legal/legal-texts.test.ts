import { createHash } from 'node:crypto';
import { languages } from '../../../../server/http/language.ts';
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

it('reads a different text for each kind and language', () => {
  const hashes = legalTextKinds.flatMap((kind) =>
    languages.map((language) => createHash('sha256').update(readLegalText(kind, language)).digest('hex')),
  );
  expect(new Set(hashes).size).toBe(4);
});
