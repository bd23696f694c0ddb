import type { Issue } from '../catalogue/issue.ts';

/** An issue that somebody bought or rented. Instants are ISO 8601. */
export interface AcquiredIssue {
  readonly issue: Issue;
  readonly acquiredAt: string;
  /** ISO 8601 instant at which the rental ends; absent or null for a purchase. */
  readonly expiresAt?: string | null;
}
