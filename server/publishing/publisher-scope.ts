import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { type AccessSetName, includesCaller } from '../http/access-sets.ts';
import { ApiError } from '../http/api-error.ts';

/** Who changes the catalogue. */
export type CatalogueActor = Pick<Caller, 'uuid' | 'role' | 'grantings'>;

/** The publishers whose data a caller may see and change; `ids` may be empty. */
export type PublisherScope = { all: true } | { all: false; ids: readonly string[] };

/** Staff of `staffSet` see all publishers. Other callers see the publishers that they are members of. Rule 92. */
export async function findPublisherScope(
  database: Database,
  caller: CatalogueActor,
  staffSet: AccessSetName,
): Promise<PublisherScope> {
  if (includesCaller(staffSet, caller)) return { all: true };
  const memberships = await database
    .selectFrom('comics.publisher_member')
    .select('publisherId')
    .where('readerId', '=', caller.uuid)
    .execute();
  return { all: false, ids: memberships.map(({ publisherId }) => publisherId) };
}

/** Like `findPublisherScope`, but only one publisher if it is named. Throws ACCESS.FORBIDDEN if the caller may not see it. */
export async function findRequestedScope(
  database: Database,
  caller: CatalogueActor,
  staffSet: AccessSetName,
  publisherId: string | undefined,
): Promise<PublisherScope> {
  const scope = await findPublisherScope(database, caller, staffSet);
  if (publisherId === undefined) return scope;
  if (!includesPublisher(scope, publisherId)) throw new ApiError('ACCESS.FORBIDDEN');
  return { all: false, ids: [publisherId] };
}

/** `publisherId`: null for a publisher that does not exist yet, which only staff see. */
export const includesPublisher = (scope: PublisherScope, publisherId: string | null): boolean =>
  scope.all || (publisherId !== null && scope.ids.includes(publisherId));

/** Throws ACCESS.FORBIDDEN unless the caller publishes for this publisher or is staff. */
export async function requireEditor(
  database: Database,
  caller: CatalogueActor,
  publisherId: string,
): Promise<void> {
  const scope = await findPublisherScope(database, caller, 'PUBLISHING_STAFF');
  if (!includesPublisher(scope, publisherId)) throw new ApiError('ACCESS.FORBIDDEN');
}
