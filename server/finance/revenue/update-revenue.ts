import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { firstDayOfMonth } from '../../text/day-in-brazil.ts';
import { closeMonth } from './close-month.ts';
import { computePendingMonth } from './revenue-days.ts';
import { addMonths, canBeClosed } from './revenue-months.ts';

/** The dependencies of the revenue job. */
export interface RevenueContext {
  database: Database;
  now(): Date;
  /** Reports an error. The next pass tries again. */
  onProblem(error: unknown): void;
}

/** How old the sums of pending months in reports may be. */
const pendingLifetimeMs = 10 * 60_000;

/** Closes the months that are due, in their order, and updates the sums of those that stay open. Rule 104. */
export async function updateRevenue(
  { database, now: readClock, onProblem }: RevenueContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const now = readClock();
  try {
    let month = await findFirstOpenMonth(database);
    for (; month !== null && canBeClosed(month, now) && !isStopping(); month = addMonths(month, 1)) {
      await closeMonth(database, month, now);
    }
    if (month === null) return;
    const olderThan = new Date(now.getTime() - pendingLifetimeMs);
    const current = firstDayOfMonth(now);
    for (let isFirstOpen = true; month <= current && !isStopping(); isFirstOpen = false) {
      await computePendingMonth(database, { month, isFirstOpen }, { now, olderThan });
      month = addMonths(month, 1);
    }
  } catch (error) {
    onProblem(error);
  }
}

/** The month after the last closed one, or that of the first payment. Null if nothing was ever paid. */
async function findFirstOpenMonth(database: Database): Promise<string | null> {
  const closed = await database
    .selectFrom('finance.revenue_month')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('closedAt', 'is not', null)
    .executeTakeFirst();
  if (closed?.month) return addMonths(closed.month, 1);
  const first = await database
    .selectFrom('comics.transaction')
    .select(sql<Date | null>`min(paid_at)`.as('paidAt'))
    .executeTakeFirst();
  return first?.paidAt ? firstDayOfMonth(first.paidAt) : null;
}
