import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { statusByCode } from '../../server/http/api-error.ts';

/** The tests that record the error codes of answers (record-answered-codes.ts). */
const recordingTests = 'tests/{contracts,integration}/**/*.test.ts';

/** The parts of Jest's types that the reporter uses. */
interface RunConfiguration {
  readonly rootDir: string;
  readonly testNamePattern?: string;
}
interface RunResults {
  readonly testResults: readonly { readonly testFilePath: string }[];
  readonly numFailedTests: number;
}

/**
 * Fails a run of all tests of the platform if it answered with one of its error codes in none of them. Does not check a
 * run of some tests, because the others may produce the code.
 */
export default class AnsweredCodesReporter {
  readonly #rootDir: string;
  readonly #isFiltered: boolean;
  #folder = '';
  #error: Error | undefined;

  constructor({ rootDir, testNamePattern = '' }: RunConfiguration) {
    this.#rootDir = rootDir;
    this.#isFiltered = testNamePattern !== '';
  }

  onRunStart(): void {
    this.#folder = mkdtempSync(join(tmpdir(), 'banca-answered-codes-'));
    writeFileSync(this.#file, '');
    // The workers inherit it.
    process.env.ANSWERED_CODES_FILE = this.#file;
  }

  onRunComplete(_contexts: unknown, { testResults, numFailedTests }: RunResults): void {
    const answered = new Set(readFileSync(this.#file, 'utf8').split('\n'));
    rmSync(this.#folder, { recursive: true });
    const files = new Set(testResults.map(({ testFilePath }) => relative(this.#rootDir, testFilePath)));
    const isComplete = globSync(recordingTests, { cwd: this.#rootDir }).every((file) => files.has(file));
    if (!isComplete || this.#isFiltered || numFailedTests > 0) return;
    const missing = Object.keys(statusByCode).filter((code) => !answered.has(code));
    if (missing.length === 0) return;
    this.#error = new Error(`In no test did the platform answer with ${missing.join(', ')}.`);
    process.stderr.write(`${this.#error.message}\n`);
  }

  /** A run with an error fails. */
  getLastError(): Error | undefined {
    return this.#error;
  }

  get #file(): string {
    return join(this.#folder, 'codes');
  }
}
