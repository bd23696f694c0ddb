/** A person who contributed to issues. */
export interface Person {
  /** The name in an address, which identifies the person. */
  readonly slug: string;
  readonly name: string;
  readonly issuesCount: number;
}
