/** Test results of one file. */
export interface FileReport {
  /** From the root of the repository. */
  readonly file: string;
  /** Of all its tests together. */
  readonly milliseconds: number;
  readonly passed: number;
  /** Full titles of the tests that failed. */
  readonly failures: readonly string[];
}
