import type { Database } from '../../database/database.ts';
import type { RequestKind } from '../../database/publishing-tables.ts';
import type { Caller } from '../../http/access.ts';
import { type AccessSetName, includesCaller } from '../../http/access-sets.ts';
import { ApiError } from '../../http/api-error.ts';
import { findPublisherScope, includesPublisher, type PublisherScope } from '../publisher-scope.ts';

interface KindAccess {
  /** Who sees the requests of their own publishers. */
  viewers: AccessSetName;
  /** Who sees and answers all requests. */
  staff: AccessSetName;
}

/** Who changes a subject also answers the requests about it. */
export const requestAccess: Readonly<Record<RequestKind, KindAccess>> = {
  issue: { viewers: 'PUBLISHING', staff: 'PUBLISHING_STAFF' },
  series: { viewers: 'PUBLISHING', staff: 'PUBLISHING_STAFF' },
  publisher: { viewers: 'MANAGER', staff: 'MANAGER_STAFF' },
};

/** Throws ACCESS.FORBIDDEN if the caller sees no requests of the kind. */
export async function findRequestScope(
  database: Database,
  caller: Caller,
  kind: RequestKind,
): Promise<PublisherScope> {
  const { viewers, staff } = requestAccess[kind];
  if (!includesCaller(viewers, caller)) throw new ApiError('ACCESS.FORBIDDEN');
  return findPublisherScope(database, caller, staff);
}

/** Whether a reader may see a request. Senders see requests without a publisher, which are their applications. */
export const includesRequest = (
  scope: PublisherScope,
  { publisherId, submittedBy }: { publisherId: string | null; submittedBy: string },
  readerId: string,
): boolean => includesPublisher(scope, publisherId) || (publisherId === null && submittedBy === readerId);
