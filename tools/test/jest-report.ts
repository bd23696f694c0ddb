import type { FileReport } from './file-report.ts';

/** The part of Jest's report (`--json --outputFile`) that is used. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** `relative`: returns a path relative to the root. */
export function readJestReport(json: string, relative: (path: string) => string): FileReport[] {
  const { testResults } = JSON.parse(json) as JestReport;
  return testResults.map(({ name, status: fileStatus, startTime, endTime, assertionResults }) => {
    const resultsWith = (status: string) => assertionResults.filter((each) => each.status === status);
    const failures = resultsWith('failed').map(({ fullName }) => fullName);
    return {
      file: relative(name),
      milliseconds: Math.max(0, endTime - startTime),
      passed: resultsWith('passed').length,
      // A file that cannot be loaded reports no tests.
      failures: fileStatus === 'failed' && failures.length === 0 ? ['the file could not be run'] : failures,
    };
  });
}
