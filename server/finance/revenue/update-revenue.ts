import { sql } from 'kysely';
import { findLastClosedMonth } from '../../commerce/ledger/find-last-closed-month.ts';
import type { Database } from '../../database/database.ts';
import { firstDayOfMonth } from '../../text/day-in-brazil.ts';
import { closeMonth } from './close-month.ts';
import { computePendingMonth } from './revenue-days.ts';
import { addMonths, canBeClosed } from './revenue-months.ts';

/** The dependencies of the revenue job. */
export interface RevenueContext {
  database: Database;
  now(): Date;
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
    await closeDueMonths(database, { now, olderThan }, isStopping).catch(onProblem);
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

/** Waits until staff have set a tax rate, which may be 0: the tax of a closed month cannot be corrected. */
async function closeDueMonths(
  database: Database,
  { now, olderThan }: { now: Date; olderThan: Date },
  isStopping: () => boolean,
): Promise<void> {
  const rate = await database.selectFrom('finance.tax_rate').select('id').limit(1).executeTakeFirst();
  if (!rate) return;
  let month = await findFirstOpenMonth(database);
  while (month !== null && canBeClosed(month, now) && !isStopping()) {
    if (await wasComputedAfter(database, month, olderThan)) return;
    await closeMonth(database, month, now);
    const next = await findFirstOpenMonth(database);
    // Another machine is closing it.
    if (next === month) return;
    month = next;
  }
}

async function wasComputedAfter(database: Database, month: string, instant: Date): Promise<boolean> {
  const row = await database
    .selectFrom('finance.revenue_month')
    .select('computedAt')
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.computedAt ? row.computedAt > instant : false;
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
