/** The test results of one file. */
export interface FileReport {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The total duration of its tests. */
  readonly milliseconds: number;
  readonly passed: number;
  /** Full titles of failed tests. */
  readonly failures: readonly string[];
}
