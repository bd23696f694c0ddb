import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jest } from '@jest/globals';
import { statusByCode } from '../../server/http/api-error.ts';
import AnsweredCodesReporter from '../setup/answered-codes-reporter.ts';

const rootDir = resolve(import.meta.dirname, '../..');
const allTests = globSync('tests/{contracts,integration}/**/*.test.ts', { cwd: rootDir });
const allCodes = Object.keys(statusByCode);
const outerFile = process.env.ANSWERED_CODES_FILE;

afterEach(() => {
  process.env.ANSWERED_CODES_FILE = outerFile;
});

interface Run {
  codes: readonly string[];
  files?: readonly string[];
  testNamePattern?: string;
  numFailedTests?: number;
}

/** Returns the error with which the reporter fails a run. */
function errorOf({ codes, files = allTests, testNamePattern = '', numFailedTests = 0 }: Run) {
  const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const reporter = new AnsweredCodesReporter({ rootDir, testNamePattern });
  reporter.onRunStart();
  writeFileSync(process.env.ANSWERED_CODES_FILE ?? '', codes.join('\n'));
  const testResults = files.map((file) => ({ testFilePath: resolve(rootDir, file) }));
  reporter.onRunComplete(null, { testResults, numFailedTests });
  print.mockRestore();
  return reporter.getLastError()?.message;
}

describe('a run of all tests of the platform', () => {
  it('passes if the platform answered with each error code', () => {
    expect(errorOf({ codes: allCodes })).toBeUndefined();
  });

  it('fails if the platform never answered with an error code', () => {
    const codes = allCodes.filter((code) => code !== 'COUPON.EXPIRED');
    expect(errorOf({ codes })).toBe('In no test did the platform answer with COUPON.EXPIRED.');
  });
});

it.each<[string, Omit<Run, 'codes'>]>([
  ['some files', { files: allTests.slice(1) }],
  ['tests with some titles', { testNamePattern: 'coupon' }],
  ['failing tests', { numFailedTests: 1 }],
])('a run of %s is not checked', (_name, run) => {
  expect(errorOf({ codes: [], ...run })).toBeUndefined();
});
