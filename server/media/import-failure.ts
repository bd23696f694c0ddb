/** Thrown if a comic cannot be imported. `reason` completes a sentence that starts with the name of the file. */
export class ImportFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'ImportFailure';
    this.reason = reason;
  }
}
