import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { allTexts } from '../../../../src/composition/texts/all-texts.ts';
import type { FeatureTexts } from '../../../../src/composition/texts/feature-texts.ts';
import { laterTexts } from '../../../../src/composition/texts/later-texts.ts';
import { startPtBr } from '../../../../src/composition/texts/start.pt-br.ts';

const source = resolve(import.meta.dirname, '../../../../src');

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

/** The keys of all namespaces in one language. */
const keysOfNamespaces = (texts: FeatureTexts, language: 0 | 1): string[] =>
  Object.entries(texts).flatMap(([namespace, tables]) => keysOf(tables[language], `${namespace}:`));

/**
 * A file of validation checks mentions more keys than one form uses, and neither this test nor the compiler knows which.
 * The tests of the forms cover these texts.
 */
const isCheckKey = (key: string) => /^(form|accountChecks|emailCheck|checks|choices):/.test(key);

/** A file and the files that it imports, also dynamically, except other screens and parts. */
function findImportedFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || /(pt-br|en-us)\.ts$|\.css$/.test(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  const isOfComposition = relative(source, file).startsWith('composition');
  const imports = [
    ...code.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm),
    ...(isOfComposition ? [] : code.matchAll(/import\(\s*(?:\/\*.*?\*\/)?\s*'(\.[^']+)'/g)),
  ];
  for (const [, path = ''] of imports) findImportedFiles(resolve(dirname(file), path), found);
  return found;
}

function findUsedKeys(files: Iterable<string>): string[] {
  const code = [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  const usedKeys = new Set([...code.matchAll(/['"`]([\w.:-]+)['"`]/g)].map(([, text]) => text));
  const prefixes = [...code.matchAll(/['"`]([\w.:]+[.:])(?:\$\{|['"`])/g)].map(([, text = '']) => text);
  return [...startKeys, ...keysOfNamespaces(allTexts, 0)].filter((key) => {
    const name = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return !isCheckKey(key) && (usedKeys.has(name) || prefixes.some((prefix) => key.startsWith(prefix)));
  });
}

const startKeys = keysOf(startPtBr);
const laterKeys = keysOfNamespaces(laterTexts, 0);
const startupKeys = new Set(findUsedKeys(findImportedFiles(resolve(source, 'composition/startup/main.tsx'))));

it('startup loads all texts that the first files of the app use', () => {
  const missing = [...startupKeys].filter((key) => !startKeys.includes(key) && !laterKeys.includes(key));
  expect(missing).toEqual([]);
});

const features = globSync('composition/{screens,parts}/**/*.ts', { cwd: source });

it.each(features)('%s loads all texts of its files in both languages', async (path) => {
  const file = resolve(source, path);
  const exported: Record<string, { texts?: FeatureTexts }> = await import(file);
  const texts = Object.values(exported)[0]?.texts;
  const loaded = keysOfNamespaces(texts ?? {}, 0);
  const missing = findUsedKeys(findImportedFiles(file)).filter(
    (key) => !startKeys.includes(key) && !loaded.includes(key) && !startupKeys.has(key),
  );
  expect(missing).toEqual([]);
  expect(keysOfNamespaces(texts ?? {}, 1).sort()).toEqual(loaded.sort());
});
