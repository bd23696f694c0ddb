import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The command that runs a mutation's test in a working tree. */
export interface TestCommand {
  readonly runner: 'jest' | 'playwright';
  /** Arguments of the runner. */
  readonly options: readonly string[];
}

/** Mutations name integration tests without the folder of their subject, because older revisions lack it. */
const removeSubject = (file: string) => file.replace(/^(tests\/integration\/)[^/]+\//, '$1');

/**
 * The command of a test in `Mutation.tests`. Null if this revision has no such file. `files`: all files of the working
 * tree, relative to its root.
 */
export function findTest(tree: string, files: readonly string[], test: string): TestCommand | null {
  const [path = '', title] = test.split(' > ', 2);
  const matches = files.filter(
    (file) =>
      file.startsWith('tests/') &&
      [file, removeSubject(file)].some((name) => `/${name}`.endsWith(`/${path}`)),
  );
  if (matches.length > 1) throw new Error(`${path} is ambiguous: ${matches.join(' or ')}.`);
  const [file] = matches;
  if (!file) return findSuite(tree, files, path);
  if (!file.endsWith('.spec.ts')) return { runner: 'jest', options: [file] };
  return {
    runner: 'playwright',
    options: [file, ...selectProject(tree, file), ...(title ? ['-g', title] : [])],
  };
}

/**
 * Selects the project, so that Playwright starts only its servers. Older revisions have a separate configuration for the
 * gallery.
 */
function selectProject(tree: string, file: string): string[] {
  if (!file.startsWith('tests/e2e/ui/')) return ['--project=shop'];
  const config = 'playwright.gallery.config.ts';
  return existsSync(join(tree, config)) ? ['--config', config] : ['--project=gallery'];
}

/**
 * Test files import the suites of the platform and run each under a title, by default the name of its function. Older
 * revisions ran all suites in one file.
 */
function findSuite(tree: string, files: readonly string[], path: string): TestCommand | null {
  const [, name] = /^integration\/(.+)\.test\.ts$/.exec(path) ?? [];
  const suite = files.find((file) =>
    new RegExp(`^tests/integration/(?:[^/]+/)?suites/${name}\\.ts$`).test(file),
  );
  if (!name || !suite) return null;
  const folder = dirname(dirname(suite));
  const importer = files.find(
    (file) =>
      dirname(file) === folder &&
      file.endsWith('.test.ts') &&
      readFileSync(join(tree, file), 'utf8').includes(`'./suites/${name}.ts'`),
  );
  const file = importer ?? 'tests/integration/postgresql.test.ts';
  const title = titleOfSuite(name, importer ? readFileSync(join(tree, importer), 'utf8') : '');
  return { runner: 'jest', options: [file, '-t', `^(on a PostgreSQL server )?${title} `] };
}

/** The key of the suite in the test file: `{ favourites }` or `{ 'the list of issues': issues }`. */
function titleOfSuite(name: string, testFile: string): string {
  const suite = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return new RegExp(`'([^']+)': ${suite}\\b`).exec(testFile)?.[1] ?? suite;
}
