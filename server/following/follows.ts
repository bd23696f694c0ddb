import { sql } from 'kysely';
import { findCreator } from '../catalogue/creators/creator-query.ts';
import { requireActivePublisher } from '../catalogue/not-offered.ts';
import { hasOfferedIssue } from '../catalogue/series-query.ts';
import type { Database } from '../database/database.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { uuidPattern } from '../http/uuid.ts';
import { findMarketOf } from '../readers/reader-markets.ts';
import { ensureReader, lockReader } from '../readers/readers.ts';
import type { FollowTargetId } from './follow-schemas.ts';

export const maxFollows = 500;

/** The error codes of `addFollow`. */
export const followFailures = [
  'SERIES.NOT_FOUND',
  'PUBLISHER.NOT_FOUND',
  'PUBLISHER.NOT_ACTIVE',
  'CREATOR.NOT_FOUND',
  'FOLLOW.TOO_MANY',
] as const satisfies ApiErrorCode[];

/** The column of `comics.follow` that has the id of each kind. */
const columns = { series: 'seriesId', publisher: 'publisherId', creator: 'creatorSlug' } as const;

/** Issues that are published from now on are new. A follow that exists stays as it is. */
export async function addFollow(database: Database, readerId: string, target: FollowTargetId): Promise<void> {
  await requireTarget(database, await findMarketOf(database, readerId), target);
  await ensureReader(database, readerId);
  await database.transaction().execute(async (trx) => {
    // Concurrent requests could exceed the limit.
    await lockReader(trx, readerId);
    const column = columns[target.kind];
    const { count, isFollowing } = await trx
      .selectFrom('comics.follow')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<boolean>`coalesce(bool_or(${sql.ref(column)} = ${target.id}), false)`.as('isFollowing'),
      ])
      .where('readerId', '=', readerId)
      .executeTakeFirstOrThrow();
    if (isFollowing) return;
    if (count >= maxFollows)
      throw new ApiError('FOLLOW.TOO_MANY', { details: { limit: String(maxFollows) } });
    await trx
      .insertInto('comics.follow')
      .values({ readerId, seriesId: null, publisherId: null, creatorSlug: null, [column]: target.id })
      .execute();
  });
}

export async function removeFollow(
  database: Database,
  readerId: string,
  target: FollowTargetId,
): Promise<void> {
  if (!isPossibleId(target)) return;
  await database
    .deleteFrom('comics.follow')
    .where('readerId', '=', readerId)
    .where(columns[target.kind], '=', target.id)
    .execute();
}

/** The reader has seen all issues that are published. Does nothing if the reader does not follow the target. */
export async function markSeen(
  database: Database,
  readerId: string,
  target: FollowTargetId,
  now = new Date(),
): Promise<void> {
  if (!isPossibleId(target)) return;
  await database
    .updateTable('comics.follow')
    .set({ seenAt: now })
    .where('readerId', '=', readerId)
    .where(columns[target.kind], '=', target.id)
    .execute();
}

/** Throws an ApiError if the target is not offered. */
async function requireTarget(database: Database, market: string, target: FollowTargetId): Promise<void> {
  const { kind, id } = target;
  if (kind === 'creator') {
    if (!(await findCreator(database, market, id))) throw new ApiError('CREATOR.NOT_FOUND');
  } else if (kind === 'publisher') {
    if (!isPossibleId(target)) throw new ApiError('PUBLISHER.NOT_FOUND');
    await requireActivePublisher(database, id);
  } else {
    if (!isPossibleId(target) || !(await isOfferedSeries(database, market, id)))
      throw new ApiError('SERIES.NOT_FOUND');
  }
}

/** The database would throw for an id of a series or publisher that is not a UUID. */
const isPossibleId = ({ kind, id }: FollowTargetId): boolean => kind === 'creator' || uuidPattern.test(id);

async function isOfferedSeries(database: Database, market: string, id: string): Promise<boolean> {
  const series = await database
    .selectFrom('comics.series as series')
    .select('series.id')
    .where('series.id', '=', id)
    .where(hasOfferedIssue(market))
    .executeTakeFirst();
  return series !== undefined;
}
