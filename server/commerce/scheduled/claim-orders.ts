import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { batch } from './scheduled-jobs.ts';

/** What may be due with a transaction, and from when on. The one who has placed it has some seconds to do it. */
const kinds = {
  waiting: {
    isOpen: sql<boolean>`status = 'waiting'`,
    since: sql<Date>`coalesce(pix_expires_at, created_at + interval '15 seconds')`,
  },
  refund: {
    isOpen: sql<boolean>`refund = 'due'`,
    since: sql<Date>`refunded_at + interval '15 seconds'`,
  },
};

/**
 * Takes up what is due, so that no other machine does at the same time. Whoever breaks down with it keeps nobody from
 * it for long: it is due again after a quarter of its age, at the least 10 seconds and at the most an hour.
 */
export function claimOrders(database: Database, kind: keyof typeof kinds, now: Date) {
  const { isOpen, since } = kinds[kind];
  const next = sql<Date>`case when asked_at is null or asked_at < ${since} then ${since}
    else asked_at + least(greatest((asked_at - ${since}) / 4, interval '10 seconds'), interval '1 hour') end`;
  return (
    database
      // Looked for once: as a part of the update it might be looked for again for each row.
      .with('due', (rows) =>
        rows
          .selectFrom('comics.transaction')
          .select('id')
          .where(isOpen)
          .where(next, '<=', now)
          .orderBy(next)
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('comics.transaction')
      .set({ askedAt: now })
      .where('id', 'in', (rows) => rows.selectFrom('due').select('due.id'))
      .returning(['id', 'method', 'createdAt', 'isRenewal', 'subscriptionId'])
      .execute()
  );
}
