import { sql } from 'kysely';
import type { Database } from '../../../../server/database/database.ts';

/** All events of the story happened on this instant, unless it says otherwise: 16 January, noon in São Paulo. */
const dayOfStory = new Date('2026-01-16T15:00:00Z');

/** Moves what happened now to fixed days, so that the revenue of each month is known. The ledger has no days. */
export async function moveStory(
  database: Database,
  { februaryReader, lastBuyer }: { februaryReader: string; lastBuyer: string },
): Promise<void> {
  await sql`update comics.transaction set created_at = ${dayOfStory}, paid_at = ${dayOfStory} where refunded_at is null`.execute(
    database,
  );
  await database
    .updateTable('comics.transaction')
    .set({ coversFrom: dayOfStory })
    .where('coversFrom', 'is not', null)
    .execute();
  const fourDaysLater = new Date('2026-01-20T15:00:00Z');
  await database
    .updateTable('comics.transaction')
    .set({ paidAt: fourDaysLater })
    .where('readerId', '=', lastBuyer)
    .execute();
  for (const [isFebruary, readAt] of [
    [false, new Date('2026-01-18T15:00:00Z')],
    [true, new Date('2026-02-10T15:00:00Z')],
  ] as const) {
    await database
      .updateTable('comics.sitting')
      .set({ startedAt: readAt, lastReadAt: readAt })
      .where('readerId', isFebruary ? '=' : '<>', februaryReader)
      .execute();
  }
  // Rates that were set now are valid from this month on.
  await database.updateTable('publishing.publisher_share').set({ validFrom: '2026-01-01' }).execute();
  await database.updateTable('finance.tax_rate').set({ validFrom: '2026-01-01' }).execute();
}
