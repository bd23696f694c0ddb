import type { PublisherSummary } from '../catalogue/publisher.ts';
import type { AccessSet } from '../session/access-sets.ts';

export type PublicationRequestKind = 'issue' | 'series' | 'publisher';

export type PublicationRequestState = 'waiting' | 'approved' | 'rejected';

/** Who sees requests of a kind, and who answers them. */
export const requestAccess: Readonly<
  Record<PublicationRequestKind, { readonly viewers: AccessSet; readonly staff: AccessSet }>
> = {
  issue: { viewers: 'PUBLISHING', staff: 'PUBLISHING_STAFF' },
  series: { viewers: 'PUBLISHING', staff: 'PUBLISHING_STAFF' },
  publisher: { viewers: 'MANAGER', staff: 'MANAGER_STAFF' },
};

/** How far a request for approval is. Instants are ISO 8601. */
export interface PublicationRequestStatus {
  readonly id: string;
  readonly state: PublicationRequestState;
  /** Why it was rejected: what the publisher should change. */
  readonly reason: string | null;
  readonly submittedAt: string;
  /** Null while it is waiting. */
  readonly answeredAt: string | null;
}

/** Asks staff to publish an issue, a series or a publisher. */
export interface PublicationRequest extends PublicationRequestStatus {
  readonly kind: PublicationRequestKind;
  /** The id of the issue, series or publisher. */
  readonly subjectId: string;
  /** The name or title of the subject when it was submitted. */
  readonly name: string;
  /** Null for a publisher that does not exist yet. */
  readonly publisher: Pick<PublisherSummary, 'id' | 'name' | 'username'> | null;
}

export type PublicationDecision =
  | { readonly isApproved: true }
  /** `reason`: must not be blank. */
  | { readonly isApproved: false; readonly reason: string };
