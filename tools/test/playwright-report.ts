import type { FileReport } from './file-report.ts';

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is used. */
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

/** `relative`: returns a path relative to the root. */
export function readPlaywrightReport(json: string, relative: (path: string) => string): FileReport[] {
  const { config, suites } = JSON.parse(json) as PlaywrightReport;
  const files = new Map<string, FileReport>();
  for (const { file, title, status, milliseconds } of suites.flatMap((suite) => testsIn(suite, []))) {
    const path = relative(`${config.rootDir}/${file}`);
    const known = files.get(path) ?? { file: path, milliseconds: 0, passed: 0, failures: [] };
    files.set(path, {
      ...known,
      milliseconds: known.milliseconds + milliseconds,
      passed: known.passed + (status === 'expected' ? 1 : 0),
      failures: status === 'unexpected' ? [...known.failures, title] : known.failures,
    });
  }
  return [...files.values()];
}

interface TestOutcome {
  readonly file: string;
  readonly title: string;
  readonly status: string;
  readonly milliseconds: number;
}

/** Titles exclude the outermost suite, which is the file. */
function testsIn({ suites = [], specs }: Suite, titles: readonly string[]): TestOutcome[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...titles, title].join(' '),
      status,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title]))];
}
