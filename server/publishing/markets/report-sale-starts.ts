import type { Database } from '../../database/database.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import type { CatalogueTransaction } from '../audit.ts';

const batchSize = 100;

/**
 * Reports sales that have started to the webhooks of publishers. Finds them by time, because most are scheduled. Several
 * machines can run it concurrently: each start is reported once.
 */
export async function reportSaleStarts(database: Database, now: Date): Promise<void> {
  await database.transaction().execute(async (trx) => {
    for (const { issueId, slug, publisherId, market, availableFrom } of await claimStarts(trx, now))
      await recordEvent(trx, {
        type: 'issue.published',
        publisherId,
        data: { issueId, slug, cause: 'sale_start', market },
        occurredAt: availableFrom,
      });
  });
}

const claimStarts = (trx: CatalogueTransaction, now: Date) =>
  trx
    .with('started', (started) =>
      started
        .selectFrom('publishing.issue_market')
        .select('id')
        .where('isStartReported', '=', false)
        .where('availableFrom', '<=', now)
        .orderBy('availableFrom')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('publishing.issue_market as entry')
    .from('comics.issue as issue')
    .set({ isStartReported: true })
    .where('entry.id', 'in', (started) => started.selectFrom('started').select('started.id'))
    .whereRef('issue.id', '=', 'entry.issueId')
    .returning(['entry.issueId', 'entry.market', 'entry.availableFrom', 'issue.slug', 'issue.publisherId'])
    .execute();
