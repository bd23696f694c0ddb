import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The first day of the last month whose revenue is closed, YYYY-MM-01. Null if none is. */
export async function findLastClosedMonth(database: Kysely<Tables>): Promise<string | null> {
  const { month } = await database
    .selectFrom('finance.revenue_month')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('closedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return month;
}
