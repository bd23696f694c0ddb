import { sql } from 'kysely';
import { findLastClosedMonth } from '../../commerce/ledger/find-last-closed-month.ts';
import type { Database } from '../../database/database.ts';
import { firstDayOfMonth } from '../../text/day-in-brazil.ts';
import { closeMonth } from './close-month.ts';
import { type ComputationTimes, computePendingMonth, isRecent } from './pending-month.ts';
import { addMonths, canBeClosed } from './revenue-months.ts';

/** The dependencies of the revenue job. */
export interface RevenueContext {
  database: Database;
  now(): Date;
  /** The clock of the database, which is another machine if `DATABASE_URL` is set. */
  databaseNow(): Promise<Date>;
  /** Reports an error. A later pass tries again. */
  onProblem(error: unknown): void;
}

/** How old the sums of pending months in reports may be. A closing that failed is tried again after the same time. */
const maxPendingAgeMs = 10 * 60_000;

/** Closes the months that are due, in their order, and updates the sums of those that stay open. Rule 104. */
export async function updateRevenue(
  context: RevenueContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { database, onProblem } = context;
  const now = context.now();
  const olderThan = new Date(now.getTime() - maxPendingAgeMs);
  try {
    await closeDueMonths(context, { now, olderThan }, isStopping).catch(onProblem);
    const firstOpen = await findFirstOpenMonth(database);
    const current = firstDayOfMonth(now);
    for (
      let month = firstOpen;
      month !== null && month <= current && !isStopping();
      month = addMonths(month, 1)
    ) {
      await computePendingMonth(database, { month, isFirstOpen: month === firstOpen }, { now, olderThan });
    }
  } catch (error) {
    onProblem(error);
  }
}

/**
 * Waits until staff have set a tax rate, which may be 0: the tax of a closed month cannot be corrected. Throws an Error if
 * the machine's clock says that a month is due and the database's does not, because a month that is closed too early stays
 * closed.
 */
async function closeDueMonths(
  { database, databaseNow }: RevenueContext,
  times: ComputationTimes,
  isStopping: () => boolean,
): Promise<void> {
  const { now } = times;
  const rate = await database.selectFrom('finance.tax_rate').select('id').limit(1).executeTakeFirst();
  if (!rate) return;
  let month = await findFirstOpenMonth(database);
  while (month !== null && canBeClosed(month, now) && !isStopping()) {
    if (isRecent(await findComputationTime(database, month), times)) return;
    const databaseTime = await databaseNow();
    if (!canBeClosed(month, databaseTime))
      throw new Error(
        `The month ${month} is not closed: it is ${now.toISOString()} here, but ${databaseTime.toISOString()} in the database. Correct the clocks.`,
      );
    await closeMonth(database, month, now);
    const next = await findFirstOpenMonth(database);
    // Another machine is closing it.
    if (next === month) return;
    month = next;
  }
}

async function findComputationTime(database: Database, month: string): Promise<Date | null> {
  const row = await database
    .selectFrom('finance.revenue_month')
    .select('computedAt')
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.computedAt ?? null;
}

/** The month after the last closed one, or that of the first payment. Null if nothing was ever paid. */
async function findFirstOpenMonth(database: Database): Promise<string | null> {
  const closed = await findLastClosedMonth(database);
  if (closed !== null) return addMonths(closed, 1);
  const first = await database
    .selectFrom('comics.transaction')
    .select(sql<Date | null>`min(paid_at)`.as('paidAt'))
    .executeTakeFirst();
  return first?.paidAt ? firstDayOfMonth(first.paidAt) : null;
}
