import type { FileReport } from './file-report.ts';

/** What Jest writes with `--json --outputFile`, as far as it is used here. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** `relative`: the path of a file from the root. */
export function readJestReport(json: string, relative: (path: string) => string): FileReport[] {
  const { testResults } = JSON.parse(json) as JestReport;
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const withStatus = (wanted: string) => assertionResults.filter((each) => each.status === wanted);
    const failures = withStatus('failed').map(({ fullName }) => fullName);
    return {
      file: relative(name),
      milliseconds: Math.max(0, endTime - startTime),
      passed: withStatus('passed').length,
      // A file that cannot be loaded has no tests to name.
      failures: status === 'failed' && failures.length === 0 ? ['the file could not be run'] : failures,
    };
  });
}
