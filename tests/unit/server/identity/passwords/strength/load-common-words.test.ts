import { loadCommonWords } from '../../../../../../server/identity/passwords/strength/load-common-words.ts';

it('loads more than fifty thousand passwords, words and names, without accents', async () => {
  const words = await loadCommonWords();
  expect(words.size).toBeGreaterThan(50_000);
  for (const word of [
    'password',
    'princesa',
    'coracao',
    // One word from each list.
    'qwerty123456',
    'abrasive',
    'preocupe',
    'localidades',
    'taina',
    'bocaiuva',
    'gabriel',
    'albuquerque',
    'corinthians',
    'intelbras',
  ]) {
    expect([word, words.has(word)]).toEqual([word, true]);
  }
  expect(words.get('password')).toBeLessThan(words.get('princesa') ?? 0);
  expect(words.has('de')).toBe(false);
});

it('loads the words once', async () => {
  expect(await loadCommonWords()).toBe(await loadCommonWords());
});
