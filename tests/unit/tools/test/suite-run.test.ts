import { allFiles } from '../../../../tools/test/changed-files.ts';
import { readJestReport } from '../../../../tools/test/jest-report.ts';
import { partOf } from '../../../../tools/test/parts.ts';
import { readPlaywrightReport } from '../../../../tools/test/playwright-report.ts';
import { resultTable } from '../../../../tools/test/result-table.ts';
import { runsFor } from '../../../../tools/test/suite-run.ts';

const relativePath = (path: string) => path.replace('/root/', '');

const jestReport = JSON.stringify({
  testResults: [
    {
      name: '/root/tests/unit/a.test.ts',
      status: 'failed',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        { fullName: 'a works', status: 'passed' },
        { fullName: 'a fails', status: 'failed' },
      ],
    },
    { name: '/root/tests/model/b.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
  ],
});

const playwrightReport = JSON.stringify({
  config: { rootDir: '/root/tests/e2e' },
  suites: [
    {
      title: 'ui/modal.spec.ts',
      file: 'ui/modal.spec.ts',
      specs: [
        {
          title: 'opens',
          file: 'ui/modal.spec.ts',
          tests: [{ status: 'expected', results: [{ duration: 200 }] }],
        },
      ],
      suites: [
        {
          title: 'over the page',
          file: 'ui/modal.spec.ts',
          specs: [
            {
              title: 'closes',
              file: 'ui/modal.spec.ts',
              tests: [{ status: 'unexpected', results: [{ duration: 300 }] }],
            },
          ],
        },
      ],
    },
  ],
});

describe('the report of a runner', () => {
  it('is read from Jest, including a file that could not be loaded', () => {
    expect(readJestReport(jestReport, relativePath)).toEqual([
      { file: 'tests/unit/a.test.ts', milliseconds: 2500, passed: 1, failures: ['a fails'] },
      { file: 'tests/model/b.test.ts', milliseconds: 0, passed: 0, failures: ['the file could not be run'] },
    ]);
  });

  it('is read from Playwright, with the sum of its durations', () => {
    expect(readPlaywrightReport(playwrightReport, relativePath)).toEqual([
      {
        file: 'tests/e2e/ui/modal.spec.ts',
        milliseconds: 500,
        passed: 1,
        failures: ['over the page closes'],
      },
    ]);
  });
});

describe('the table of the suite', () => {
  it('shows for each failure the command that runs it alone', () => {
    const [run] = runsFor({ parts: new Set(['unit', 'model']), files: null });
    if (!run) throw new Error('Jest is not run.');
    const files = readJestReport(jestReport, relativePath);
    const table = resultTable([{ run, isPassed: false, milliseconds: 4000, files }]);
    expect(table).toContain('  npm test -- tests/unit/a.test.ts');
    expect(table).toMatch(/^ {2}unit +FAILED +2\.5 s +1 and 1 failed$/m);
    expect(table).toMatch(/^all +FAILED +4\.0 s +1$/m);
  });

  it('shows a part that wrote no report', () => {
    const [run] = runsFor({ parts: new Set(['types']), files: null });
    if (!run) throw new Error('Types are not checked.');
    expect(resultTable([{ run, isPassed: false, milliseconds: 1, files: [] }])).toContain(
      '  npm test -- types',
    );
  });
});

test('every test file belongs to a part', () => {
  const tests = allFiles().filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  expect(tests.filter((file) => !partOf(file))).toEqual([]);
});
