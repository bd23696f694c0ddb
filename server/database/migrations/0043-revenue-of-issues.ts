import { type Kysely, sql } from 'kysely';

/** Adds the revenue of each month and issue, for reports, and the fingerprint of what a pending month was computed from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table finance.revenue_issue (
    month text not null references finance.revenue_month (month),
    source text not null,
    issue_id uuid references comics.issue (id),
    publisher_id uuid references comics.publisher (id),
    is_refund boolean not null,
    currency text not null,
    sales integer not null,
    gross bigint not null,
    tax bigint not null,
    publisher_amount bigint not null,
    platform_amount bigint not null,
    check (gross = tax + publisher_amount + platform_amount)
  )`,
  sql`insert into finance.revenue_issue
    select month, source, issue_id, publisher_id, is_refund, currency,
      sum(sales), sum(gross), sum(tax), sum(publisher_amount), sum(platform_amount)
    from finance.revenue_day
    group by month, publisher_id, issue_id, source, is_refund, currency
    order by month, publisher_id, issue_id, source, is_refund, currency`,
  // The order of reports, so that they read only the rows before the end of a page.
  sql`create unique index on finance.revenue_issue (month, publisher_id, issue_id, source, is_refund, currency)
    nulls not distinct`,
  sql`create index on finance.revenue_issue (publisher_id, month)`,
  sql`create index on finance.revenue_day (month, publisher_id, issue_id, source, is_refund, currency)`,
  // The new index finds all rows of a month too.
  sql`drop index finance.revenue_day_month_idx`,
  ...(['insert', 'update', 'delete'] as const).map((event) =>
    sql.raw(`create trigger reject_${event} after ${event} on finance.revenue_issue
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function finance.reject_change_of_closed_month()`),
  ),
  sql`alter table finance.revenue_month add column fingerprint text`,
];
