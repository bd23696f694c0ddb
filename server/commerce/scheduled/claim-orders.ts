import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { batchSize } from './job-context.ts';

/** Open tasks of an order, and when each is due. The request that placed the order has 15 seconds to do it first. */
const tasks = {
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
 * Claims due orders, so that no other machine handles them at the same time. If the machine crashes or the task stays
 * open, the order is due again after a quarter of its age, but at least 10 seconds and at most an hour.
 */
export function claimOrders(database: Database, task: keyof typeof tasks, now: Date) {
  const { isOpen, since } = tasks[task];
  const dueAt = sql<Date>`case when claimed_at is null or claimed_at < ${since} then ${since}
    else claimed_at + least(greatest((claimed_at - ${since}) / 4, interval '10 seconds'), interval '1 hour') end`;
  return (
    database
      // PostgreSQL evaluates a CTE once. As a subquery of the update it might run for each row.
      .with('due', (query) =>
        query
          .selectFrom('comics.transaction')
          .select('id')
          .where(isOpen)
          .where(dueAt, '<=', now)
          .orderBy(dueAt)
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('comics.transaction')
      .set({ claimedAt: now })
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returning(['id', 'method', 'createdAt', 'isRenewal', 'subscriptionId'])
      .execute()
  );
}
