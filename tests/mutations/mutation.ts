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
   * Test files that detect it, fastest first, by their path from the root of the repository. To run only some of its tests,
   * a part of their full title follows: `tests/e2e/ui/modal.spec.ts > closes on Escape`.
   */
  readonly tests: readonly string[];
}
