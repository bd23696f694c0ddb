import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/**
 * The parts of the suite, in the order in which they run. `script`: of package.json. `folder`: where its tests
 * are; a file belongs to the most specific folder.
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

export type Part = (typeof parts)[number];
export type TestPart = Extract<Part, { folder: string }>;

export const testParts = parts.filter((part): part is TestPart => 'folder' in part);

/** The part that a test file belongs to. */
export const partOf = (file: string): TestPart | undefined =>
  testParts
    .filter(({ folder }) => file.startsWith(folder))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
