import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { RequestKind } from '../../database/publishing-tables.ts';
import { ApiError } from '../../http/api-error.ts';

export interface RequestSubject {
  kind: RequestKind;
  id: string;
}

/** Returns the id of the request that waits for an answer. */
export async function findWaitingRequest(
  database: Database,
  { kind, id }: RequestSubject,
): Promise<string | null> {
  const row = await database
    .selectFrom('publishing.request')
    .select('id')
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Throws the ApiError CONTENT.WAITING_APPROVAL: staff must approve what they have seen. Rule 95. */
export async function requireNoWaitingRequest(database: Database, subject: RequestSubject): Promise<void> {
  if (await findWaitingRequest(database, subject)) throw new ApiError('CONTENT.WAITING_APPROVAL');
}

/** Selects the newest request about the subject whose id is `subjectId`. */
export const newestRequest = (database: Database, kind: RequestKind, subjectId: RawBuilder<unknown>) =>
  database
    .selectFrom('publishing.request as newest')
    .select([
      'newest.id',
      'newest.state',
      'newest.reason',
      'newest.submittedAt',
      'newest.answeredAt',
      'newest.isOutdated',
      'newest.content',
    ])
    .where('newest.kind', '=', kind)
    .where(sql<boolean>`newest.subject_id = ${subjectId}`)
    .orderBy('newest.submittedAt', 'desc')
    .orderBy('newest.id')
    .limit(1);

/** Loads the newest request about a subject. Null if there has been none. */
export async function findNewestRequest(database: Database, { kind, id }: RequestSubject) {
  return (await newestRequest(database, kind, sql`${id}`).executeTakeFirst()) ?? null;
}
