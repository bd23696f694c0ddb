import { type RawBuilder, sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../../database/database.ts';
import { withoutTimeout } from '../../database/statements-without-timeout.ts';
import type { Tables } from '../../database/tables.ts';
import { fingerprintMonth } from './fingerprint-month.ts';
import { type ComputedMonth, selectRevenueLines } from './revenue-lines.ts';

/**
 * Recomputes the stored sums of an open month if its fingerprint has changed. Does nothing if another machine is computing
 * them, or has done so after `olderThan`.
 */
export async function computePendingMonth(
  database: Database,
  computed: ComputedMonth,
  times: ComputationTimes,
): Promise<void> {
  await addMonth(database, computed.month);
  // The fingerprint and the lines must be of the same state.
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => recomputeMonth(trx, computed, times))
    .catch(ignoreConcurrentUpdate);
}

async function recomputeMonth(
  trx: Transaction<Tables>,
  computed: ComputedMonth,
  { now, olderThan }: ComputationTimes,
): Promise<void> {
  const { month } = computed;
  const locked = await lockMonth(trx, month);
  if (!locked || locked.closedAt || isRecent(locked.computedAt, { now, olderThan })) return;
  const fingerprint = await fingerprintMonth(trx, computed);
  if (fingerprint !== locked.fingerprint) await writeSums(trx, month, selectRevenueLines(computed));
  await trx
    .updateTable('finance.revenue_month')
    .set({ computedAt: now, fingerprint })
    .where('month', '=', month)
    .execute();
}

/** PostgreSQL reports a concurrent update if another machine changed the month after this transaction had started. */
function ignoreConcurrentUpdate(error: unknown): void {
  if (!(error instanceof DatabaseError && error.code === '40001')) throw error;
}

export interface ComputationTimes {
  now: Date;
  olderThan: Date;
}

/**
 * True also for a time shortly after `now`, which a pass wrote that started later. False for a time that is further in the
 * future than `olderThan` is in the past, which a machine with a wrong clock wrote.
 */
export function isRecent(computedAt: Date | null, { now, olderThan }: ComputationTimes): boolean {
  const maxAgeMs = now.getTime() - olderThan.getTime();
  return computedAt !== null && Math.abs(now.getTime() - computedAt.getTime()) < maxAgeMs;
}

/** Before the transaction that computes the month, because another machine would wait for its end. */
export async function addMonth(database: Database, month: string): Promise<void> {
  await database
    .insertInto('finance.revenue_month')
    .values({ month, computedAt: null, closedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the row of a month. Undefined if another transaction has locked it. */
export async function lockMonth(trx: Transaction<Tables>, month: string) {
  // A month may have millions of lines.
  await sql`set local statement_timeout = 0`.execute(trx);
  return trx
    .selectFrom('finance.revenue_month')
    .selectAll()
    .where('month', '=', month)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Replaces the sums of a month by those of these lines. */
export async function writeSums(
  trx: Transaction<Tables>,
  month: string,
  lines: RawBuilder<unknown>,
): Promise<void> {
  for (const table of ['finance.revenue_day', 'finance.revenue_issue'] as const)
    await trx.deleteFrom(table).where('month', '=', month).modifyEnd(withoutTimeout).execute();
  await sql`
    insert into finance.revenue_day (month, day, source, issue_id, publisher_id, is_refund, currency,
      sales, gross, tax, publisher_amount, platform_amount)
    select ${month}, day, source, issue_id, publisher_id, is_refund, currency,
      sum(case when source not in ('purchase', 'rent') then 0 when is_refund then -1 else 1 end),
      sum(gross), sum(tax), sum(publisher_amount), sum(platform_amount)
    from (${lines}) as line
    group by day, source, issue_id, publisher_id, is_refund, currency
    order by publisher_id, issue_id, day
    ${withoutTimeout}
  `.execute(trx);
  await sql`
    insert into finance.revenue_issue (month, source, issue_id, publisher_id, is_refund, currency,
      sales, gross, tax, publisher_amount, platform_amount)
    select month, source, issue_id, publisher_id, is_refund, currency,
      sum(sales), sum(gross), sum(tax), sum(publisher_amount), sum(platform_amount)
    from finance.revenue_day where month = ${month}
    group by month, publisher_id, issue_id, source, is_refund, currency
    order by publisher_id, issue_id
    ${withoutTimeout}
  `.execute(trx);
}
