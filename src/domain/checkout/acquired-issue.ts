import type { Issue } from '../catalogue/issue.ts';

/** How an issue was acquired. Gifts of vouchers are purchases, because they never expire. */
export type AcquisitionKind = 'purchase' | 'rent';

/** An issue that the reader bought or rented. Instants are ISO 8601. */
export interface AcquiredIssue {
  readonly issue: Issue;
  readonly acquiredAt: string;
  /** End of the rental. Absent or null for a purchase. */
  readonly expiresAt?: string | null;
}
