import type { Database } from '../../database/database.ts';
import type { RequestKind } from '../../database/publishing-tables.ts';

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

/** Loads the newest request about a subject. Null if there has been none. */
export async function findNewestRequest(database: Database, { kind, id }: RequestSubject) {
  const row = await database
    .selectFrom('publishing.request')
    .select(['id', 'state', 'reason', 'submittedAt', 'answeredAt'])
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
