/** Why a file cannot be used, for messages in the language of the sender. */
export type FileProblem =
  | 'damaged'
  | 'empty'
  | 'encrypted'
  | 'noPages'
  | 'otherFormat'
  | 'tooComplex'
  | 'tooLarge'
  | 'tooManyPages'
  | 'tooSmall'
  | 'unsafeNames'
  | 'unusable';

/** Thrown if a comic cannot be imported. `reason` completes a sentence that starts with the name of the file. */
export class ImportFailure extends Error {
  readonly reason: string;
  readonly problem: FileProblem;
  /** The file in the archive, or the page of the document, that has the problem. Null if it is the whole file. */
  readonly entry: string | null;

  constructor(reason: string, problem: FileProblem = 'unusable', entry: string | null = null) {
    super(reason);
    this.name = 'ImportFailure';
    this.reason = reason;
    this.problem = problem;
    this.entry = entry;
  }
}
