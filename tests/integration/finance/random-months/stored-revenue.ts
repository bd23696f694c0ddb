import { sql } from 'kysely';
import type { Database } from '../../../../server/database/database.ts';

export interface StoredLine {
  month: string;
  transactionId: string;
  issueId: string | null;
  publisherId: string | null;
  isRefund: boolean;
  gross: number;
  tax: number;
  publisherAmount: number;
  platformAmount: number;
}

const cents = (column: string) => sql<number>`${sql.ref(column)}::float8`;

export const readLines = (database: Database): Promise<StoredLine[]> =>
  database
    .selectFrom('finance.revenue_line')
    .select(['month', 'transactionId', 'issueId', 'publisherId', 'isRefund'])
    .select([
      cents('gross').as('gross'),
      cents('tax').as('tax'),
      cents('publisherAmount').as('publisherAmount'),
      cents('platformAmount').as('platformAmount'),
    ])
    .orderBy('month')
    .orderBy('transactionId')
    .orderBy('issueId')
    .orderBy('day')
    .orderBy('isRefund')
    .execute();

/** The sums of days, by publisher, and whether their months are closed. */
export const readDays = (database: Database) =>
  database
    .selectFrom('finance.revenue_day as day')
    .innerJoin('finance.revenue_month as month', 'month.month', 'day.month')
    .select([
      sql<string>`day.day::text`.as('start'),
      'day.publisherId',
      sql<boolean>`month.closed_at is not null`.as('isConfirmed'),
      sql<number>`sum(day.gross)::float8`.as('gross'),
      sql<number>`sum(day.tax)::float8`.as('tax'),
      sql<number>`sum(day.publisher_amount)::float8`.as('publisherAmount'),
      sql<number>`sum(day.platform_amount)::float8`.as('platformAmount'),
    ])
    .groupBy(['start', 'day.publisherId', 'isConfirmed'])
    .execute();

/** The sums of months and issues. */
export const readIssues = (database: Database) =>
  database
    .selectFrom('finance.revenue_issue')
    .select(['month', 'publisherId', 'isRefund'])
    .select([
      cents('gross').as('gross'),
      cents('tax').as('tax'),
      cents('publisherAmount').as('publisherAmount'),
      cents('platformAmount').as('platformAmount'),
    ])
    .execute();

/** The balance of each account, in cents. Publishers' accounts are named by their id. */
export async function readBalances(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('comics.ledger_account as account')
    .leftJoin('comics.ledger_transfer as transfer', (join) =>
      join.on(sql<boolean>`account.id in (transfer.from_account, transfer.to_account)`),
    )
    .select([
      sql<string>`coalesce(account.publisher_id::text, account.kind)`.as('name'),
      sql<number>`coalesce(sum(case transfer.to_account when account.id then transfer.amount else -transfer.amount end), 0)::float8`.as(
        'balance',
      ),
    ])
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, balance }) => [name, balance]));
}
