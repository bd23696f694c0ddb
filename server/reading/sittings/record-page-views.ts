import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { lockReader } from '../../readers/readers.ts';
import {
  type MergedSitting,
  mergeSittings,
  type PageView,
  type SittingSpan,
  sittingBreakMs,
} from './merge-sittings.ts';
import { findSittingRights } from './sitting-basis.ts';

/** The edition that was read, and its reader. */
interface ReadEdition {
  readerId: string;
  issueId: string;
  language: string;
}

type StoredSitting = SittingSpan & { id: string };

/** Devices that were offline for longer do not change what has been reported since. */
const maxAgeMs = 30 * 24 * 60 * 60_000;

/** A limit for requests that were not sent by the app. */
const maxSittingsPerRequest = 100;

/** Records page views. Those that are recorded already change nothing. The reader must have a profile. Rule 93. */
export async function recordPageViews(
  database: Database,
  edition: ReadEdition,
  views: readonly PageView[],
  now = new Date(),
): Promise<void> {
  const recent = views.filter(({ readAt }) => now.getTime() - readAt.getTime() <= maxAgeMs);
  if (recent.length === 0) return;
  await database.transaction().execute(async (trx) => {
    // Concurrent requests of two devices would start a sitting each.
    await lockReader(trx, edition.readerId);
    const firstReadAt = await findFirstPossibleTime(trx, edition);
    const possible = recent.filter(({ readAt }) => readAt >= firstReadAt);
    if (possible.length === 0) return;
    const merged = mergeSittings(await findSittings(trx, edition, possible), possible);
    await saveSittings(trx, edition, merged.slice(-maxSittingsPerRequest).filter(needsSave), now);
  });
}

/** When the issue had been published, in the default market or in the reader's, and the reader had a profile. */
async function findFirstPossibleTime(
  trx: Transaction<Tables>,
  { readerId, issueId }: ReadEdition,
): Promise<Date> {
  const { publishedAt, createdAt } = await trx
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.reader as reader', (join) => join.on('reader.readerId', '=', readerId))
    .leftJoin('comics.issue_sale as sale', (join) =>
      join.onRef('sale.issueId', '=', 'issue.id').onRef('sale.market', '=', 'reader.market'),
    )
    .select(['reader.createdAt', sql<Date>`least(issue.published_at, sale.published_at)`.as('publishedAt')])
    .where('issue.id', '=', issueId)
    .executeTakeFirstOrThrow();
  return publishedAt > createdAt ? publishedAt : createdAt;
}

/** Finds the sittings that may include page views, the earliest first. */
function findSittings(
  trx: Transaction<Tables>,
  { readerId, issueId }: ReadEdition,
  views: readonly PageView[],
): Promise<StoredSitting[]> {
  const times = views.map(({ readAt }) => readAt.getTime());
  return trx
    .selectFrom('comics.sitting')
    .select(['id', 'startedAt', 'lastReadAt', 'pages'])
    .where('readerId', '=', readerId)
    .where('issueId', '=', issueId)
    .where('lastReadAt', '>', new Date(Math.min(...times) - sittingBreakMs))
    .where('startedAt', '<', new Date(Math.max(...times) + sittingBreakMs))
    .orderBy('startedAt')
    .execute();
}

/** False if the page views were recorded before. */
function needsSave({ sitting, stored, keepsStart }: MergedSitting<StoredSitting>): boolean {
  const [first] = stored;
  return (
    stored.length !== 1 ||
    !keepsStart ||
    first?.pages.length !== sitting.pages.length ||
    first.lastReadAt < sitting.lastReadAt
  );
}

/** Language, basis and payer are those of the start. */
async function saveSittings(
  trx: Transaction<Tables>,
  { readerId, issueId, language }: ReadEdition,
  merged: readonly MergedSitting<StoredSitting>[],
  now: Date,
): Promise<void> {
  const startTimes = merged.filter(({ keepsStart }) => !keepsStart).map(({ sitting }) => sitting.startedAt);
  const rightAt = await findSittingRights(trx, { readerId, issueId }, { startTimes, now });
  const joinedIds = merged.flatMap(({ stored }) => stored.slice(1).map(({ id }) => id));
  if (joinedIds.length > 0) await trx.deleteFrom('comics.sitting').where('id', 'in', joinedIds).execute();
  for (const { sitting, stored, keepsStart } of merged) {
    const [kept] = stored;
    if (!kept) continue;
    await trx
      .updateTable('comics.sitting')
      .set({ ...sitting, ...(!keepsStart && { language, ...rightAt(sitting.startedAt) }) })
      .where('id', '=', kept.id)
      .execute();
  }
  const added = merged.filter(({ stored }) => stored.length === 0);
  if (added.length === 0) return;
  await trx
    .insertInto('comics.sitting')
    .values(
      added.map(({ sitting }) => ({
        readerId,
        issueId,
        language,
        ...rightAt(sitting.startedAt),
        ...sitting,
      })),
    )
    .execute();
}
