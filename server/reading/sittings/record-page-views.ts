import type { Transaction } from 'kysely';
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
import { sittingBasis } from './sitting-basis.ts';

/** The edition that was read, and its reader. */
interface ReadEdition {
  readerId: string;
  issueId: string;
  language: string;
}

type StoredSitting = SittingSpan & { id: string };

/** Devices that were offline for longer do not change what has been reported since. */
const maxAgeMs = 30 * 24 * 60 * 60_000;

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
    const former = await findSittings(trx, edition, recent);
    for (const merged of mergeSittings(former, recent)) {
      if (isChanged(merged)) await saveSitting(trx, edition, merged, now);
    }
  });
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

function isChanged({ sitting, former, hasFormerStart }: MergedSitting<StoredSitting>): boolean {
  const [first] = former;
  return (
    former.length !== 1 ||
    !hasFormerStart ||
    first?.pages.length !== sitting.pages.length ||
    first.lastReadAt < sitting.lastReadAt
  );
}

/** Language and basis are those of the start. */
async function saveSitting(
  trx: Transaction<Tables>,
  { readerId, issueId, language }: ReadEdition,
  { sitting, former, hasFormerStart }: MergedSitting<StoredSitting>,
  now: Date,
): Promise<void> {
  const [kept, ...merged] = former.map(({ id }) => id);
  if (merged.length > 0) await trx.deleteFrom('comics.sitting').where('id', 'in', merged).execute();
  const basis = sittingBasis({ readerId, issueId, startedAt: sitting.startedAt, now });
  if (kept === undefined) {
    await trx
      .insertInto('comics.sitting')
      .values({ readerId, issueId, language, basis, ...sitting })
      .execute();
    return;
  }
  await trx
    .updateTable('comics.sitting')
    .set({ ...sitting, ...(!hasFormerStart && { language, basis }) })
    .where('id', '=', kept)
    .execute();
}
