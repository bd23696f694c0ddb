import type { Issue } from './issue.ts';

/** An issue that somebody bought or rented. Instants are ISO 8601. */
export interface AcquiredIssue {
  readonly issue: Issue;
  readonly acquiredAt: string;
  /** Until when a rent lasts; absent or null: it was bought. */
  readonly expiresAt?: string | null;
}
