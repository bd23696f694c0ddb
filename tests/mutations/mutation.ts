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

/** A fault to plant: one text of one file is replaced by another. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly description: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /**
   * Test files that detect it, the cheapest first, by the end of their path: `money.test.ts`. Of a browser spec one
   * test can be named by a part of its title: `modal.spec.ts > brings the focus back`.
   */
  readonly tests: readonly string[];
}
