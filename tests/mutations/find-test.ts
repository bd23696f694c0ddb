import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How the tests that a mutation names are run in one working tree. */
export interface TestCommand {
  readonly runner: 'jest' | 'playwright';
  /** Arguments after the runner's name. */
  readonly options: readonly string[];
}

/** Integration tests are named without the folder of their subject, which older revisions did not have. */
const withoutSubject = (file: string) => file.replace(/^(tests\/integration\/)[^/]+\//, '$1');

/**
 * The command for a test as `Mutation.tests` names it; null where this revision has no such file. `files`: every file
 * of the working tree, from its root.
 */
export function findTest(tree: string, files: readonly string[], test: string): TestCommand | null {
  const [path = '', title] = test.split(' > ', 2);
  const found = files.filter(
    (file) =>
      file.startsWith('tests/') &&
      [file, withoutSubject(file)].some((name) => `/${name}`.endsWith(`/${path}`)),
  );
  if (found.length > 1) throw new Error(`${path} could be ${found.join(' or ')}.`);
  const [file] = found;
  if (!file) return findSuite(tree, files, path);
  if (!file.endsWith('.spec.ts')) return { runner: 'jest', options: [file] };
  return { runner: 'playwright', options: [file, ...projectOf(tree, file), ...(title ? ['-g', title] : [])] };
}

/**
 * Only the servers of the spec's project are started. In older revisions the gallery has its own Playwright
 * configuration.
 */
function projectOf(tree: string, file: string): string[] {
  if (!file.startsWith('tests/e2e/ui/')) return ['--project=shop'];
  const config = 'playwright.gallery.config.ts';
  return existsSync(join(tree, config)) ? ['--config', config] : ['--project=gallery'];
}

/**
 * The suites of the platform are run by files that import them, each under its name in camel case. Older revisions ran
 * all of them in one file.
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
  const title = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return {
    runner: 'jest',
    options: [
      importer ?? 'tests/integration/postgresql.test.ts',
      '-t',
      `^(on a PostgreSQL server )?${title} `,
    ],
  };
}
