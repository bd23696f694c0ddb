export type MutationKind =
  | 'domain'
  | 'use case'
  | 'adapter'
  | 'presenter'
  | 'view'
  | 'route'
  | 'query'
  | 'ledger'
  | 'permission'
  | 'media'
  | 'importer'
  | 'first view'
  | 'accessibility';

/** A fault to plant: a replacement of one text in one file. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly description: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /**
   * Test files that detect it, fastest first, by the end of their path, such as `money.test.ts`. A single browser test has a
   * part of its title: `modal.spec.ts > closes on Escape`.
   */
  readonly tests: readonly string[];
}
