import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLegalText } from '../../server/legal/legal-texts.ts';
import { findStoredKey, storedKeys } from '../../src/infrastructure/storage/stored-keys.ts';

const root = join(import.meta.dirname, '../..');
const listPath = 'src/infrastructure/storage/stored-keys.ts';
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => path !== listPath)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Texts of the sources that begin like a key, without placeholders, such as 'banca.position.'. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/['"`](banca[.-][\w.-]+)/g)].map(([, key = '']) => key);

/** The only files that may write to a storage of the browser. All others use these. */
const writers = [
  'src/infrastructure/storage/device-storage.ts',
  'src/infrastructure/storage/stored-json.ts',
  'src/infrastructure/storage/stored-pending-sign-ins.ts',
  'src/composition/startup/show-language.ts',
];
const writes =
  /\.setItem\(['"`\w]+[^,)]*,|\.setItem\(this|\.cookie\s*=|cookieStore\.|indexedDB\.|\bcaches\.|(?:local|session)Storage(?:\.\w+|\[[^\]]+\])\s*=[^=]/;

it('finds the keys of the sources', () => {
  expect(keysIn("'banca.theme' `banca.reading.$` `banca-language=$` 'banca.of-age'")).toEqual([
    'banca.theme',
    'banca.reading.',
    'banca-language',
    'banca.of-age',
  ]);
});

it('lists every key that the app stores', () => {
  const isStorage = (path: string) =>
    path.startsWith('src/infrastructure/storage/') || writers.includes(path);
  const keys = sources.filter(({ path }) => isStorage(path)).flatMap(({ text }) => keysIn(text));
  expect(keys.length).toBeGreaterThan(15);
  const unlisted = keys.filter(
    (key) => !findStoredKey(key) && !storedKeys.some((each) => each.key.startsWith(`${key}.`)),
  );
  expect(unlisted).toEqual([]);
});

it('stores nothing in another way', () => {
  for (const planted of [
    "localStorage.setItem('banca.x', '1')",
    'localStorage.seen = true',
    "document.cookie = 'a=b'",
    "indexedDB.open('a')",
    "caches.open('a')",
  ])
    expect([planted, writes.test(planted)]).toEqual([planted, true]);
  const others = sources.filter(({ path, text }) => !writers.includes(path) && writes.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('lists no key that nothing stores', () => {
  const texts = sources.map(({ text }) => text).join('\n');
  const unused = storedKeys.filter(
    ({ key }) => key.startsWith('banca') && !texts.includes(key.replace(/\.?\*$/, '')),
  );
  expect(unused).toEqual([]);
});

it.each(['pt-br', 'en-us'] as const)('the privacy policy (%s) names every key under its need', (language) => {
  const text = readLegalText('privacy', language);
  const [, necessary = '', optional = ''] = text.split('<dl class="keys">');
  const namesIn = (list: string) =>
    [...(list.split('</dl>')[0] ?? '').matchAll(/<code>([^<]+)<\/code>/g)].map(([, key]) => key).sort();
  const keysOf = (need: string) =>
    storedKeys
      .filter((each) => each.need === need)
      .map(({ key }) => key)
      .sort();
  expect(namesIn(necessary)).toEqual(keysOf('necessary'));
  expect(namesIn(optional)).toEqual(keysOf('optional'));
});
