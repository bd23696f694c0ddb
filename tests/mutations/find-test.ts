/** The command that runs a mutation's test in a working tree. */
export interface TestCommand {
  readonly runner: 'jest' | 'playwright';
  /** Arguments of the runner. */
  readonly options: readonly string[];
}

/**
 * The command of a test in `Mutation.tests`. Null if the working tree has no such file. `files`: all its files, relative to
 * its root.
 */
export function findTest(files: readonly string[], test: string): TestCommand | null {
  const { file, title } = splitTest(test);
  if (!files.includes(file)) return null;
  if (!file.endsWith('.spec.ts')) return { runner: 'jest', options: [file, ...(title ? ['-t', title] : [])] };
  // Selects the project, so that Playwright starts only its servers.
  const project = file.startsWith('tests/e2e/ui/') ? 'gallery' : 'shop';
  return { runner: 'playwright', options: [file, `--project=${project}`, ...(title ? ['-g', title] : [])] };
}

/** The title itself may contain the separator. */
export function splitTest(test: string): { readonly file: string; readonly title: string } {
  const [file = '', ...title] = test.split(' > ');
  return { file, title: title.join(' > ') };
}
