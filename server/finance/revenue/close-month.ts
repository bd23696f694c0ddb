import { type Kysely, sql } from 'kysely';
import { type HouseAccountKey, type MoneyTransfer, moveRevenue } from '../../commerce/ledger/move-money.ts';
import type { Database } from '../../database/database.ts';
import { withoutTimeout } from '../../database/statements-without-timeout.ts';
import type { Tables } from '../../database/tables.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { addMonth, lockMonth, writeSums } from './pending-month.ts';
import { selectRevenueLines } from './revenue-lines.ts';

/**
 * Closes the first open month: stores its lines, which never change, divides its money in the ledger, and reports it to
 * the webhooks of the publishers. All in one transaction, so that a crash leaves the month open. If several machines try,
 * only one closes it. Rule 104.
 */
export async function closeMonth(database: Database, month: string, now: Date): Promise<void> {
  await addMonth(database, month);
  await database.transaction().execute(async (trx) => {
    const locked = await lockMonth(trx, month);
    if (!locked || locked.closedAt) return;
    const columns = sql.raw(
      'transaction_id, source, day, issue_id, publisher_id, is_refund, currency, gross, tax, publisher_amount, platform_amount, pages, order_pages',
    );
    await sql`
      insert into finance.revenue_line (month, ${columns})
      select ${month}, ${columns} from (${selectRevenueLines({ month, isFirstOpen: true })}) as line
      ${withoutTimeout}
    `.execute(trx);
    await writeSums(trx, month, sql`select * from finance.revenue_line where month = ${month}`);
    for (const totals of await sumByPublisher(trx, month)) {
      await moveRevenue(trx, totals.currency, transfersOf(totals), month);
      const { publisherId, ...data } = totals;
      if (publisherId !== null)
        await recordEvent(trx, { type: 'payout', publisherId, data: { month, ...data }, occurredAt: now });
    }
    await trx
      .updateTable('finance.revenue_month')
      .set({ computedAt: now, closedAt: now })
      .where('month', '=', month)
      .execute();
  });
}

/** The sums of a month for a publisher, or for what belongs to no issue. */
interface MonthTotals {
  publisherId: string | null;
  currency: string;
  gross: number;
  tax: number;
  publisherAmount: number;
  platformAmount: number;
}

const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::float8`;

const sumByPublisher = (trx: Kysely<Tables>, month: string): Promise<MonthTotals[]> =>
  trx
    .selectFrom('finance.revenue_line')
    .select(['publisherId', 'currency'])
    .select([
      sumOf('gross').as('gross'),
      sumOf('tax').as('tax'),
      sumOf('publisherAmount').as('publisherAmount'),
      sumOf('platformAmount').as('platformAmount'),
    ])
    .where('month', '=', month)
    .groupBy(['publisherId', 'currency'])
    .orderBy('publisherId')
    .orderBy('currency')
    .modifyEnd(withoutTimeout)
    .execute();

function transfersOf({
  publisherId,
  tax,
  publisherAmount,
  platformAmount,
}: MonthTotals): MoneyTransfer<HouseAccountKey>[] {
  const transfers = [fromRevenue('tax', tax), fromRevenue('platform', platformAmount)];
  return publisherId === null
    ? transfers
    : [fromRevenue({ publisher: publisherId }, publisherAmount), ...transfers];
}

/** A negative amount goes back. */
const fromRevenue = (account: HouseAccountKey, amount: number): MoneyTransfer<HouseAccountKey> =>
  amount < 0 ? { from: account, to: 'revenue', amount: -amount } : { from: 'revenue', to: account, amount };
