/** Why a comic is not imported, in words for whoever imports it: `reason` continues a sentence that starts with the file's name. */
export class Refusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
