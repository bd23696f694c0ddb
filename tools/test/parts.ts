import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/**
 * The parts of the suite, in the order in which they run. `script`: its name in package.json. `folder`: the folder of its
 * tests. A file belongs to the part with the most specific folder.
 */
export const parts = [
  { name: 'types', runner: 'script', script: 'check:types' },
  { name: 'lint', runner: 'script', script: 'check:lint' },
  { name: 'audit', runner: 'script', script: 'check:audit' },
  { name: 'unit', runner: 'jest', folder: 'tests/unit/' },
  { name: 'contracts', runner: 'jest', folder: 'tests/contracts/' },
  { name: 'integration', runner: 'jest', folder: 'tests/integration/' },
  { name: 'model', runner: 'jest', folder: 'tests/model/' },
  { name: 'architecture', runner: 'jest', folder: 'tests/architecture/' },
  { name: 'gallery', runner: 'playwright', folder: 'tests/e2e/ui/' },
  { name: 'app', runner: 'playwright', folder: 'tests/e2e/' },
] as const;

export type SuitePart = (typeof parts)[number];
export type TestPart = Extract<SuitePart, { folder: string }>;

export const testParts = parts.filter((part): part is TestPart => 'folder' in part);

/** Returns the part that a test file belongs to. */
export const partOf = (file: string): TestPart | undefined =>
  testParts
    .filter(({ folder }) => file.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
