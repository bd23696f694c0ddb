import { type Kysely, sql } from 'kysely';

/** Adds the revenue of publishers: its lines by month, sums of days for reports, tax rates, and accounts of the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const firstOfMonth = sql.raw("'^\\d{4}-(0[1-9]|1[0-2])-01$'");

const amounts = sql.raw(`
    gross bigint not null,
    tax bigint not null,
    publisher_amount bigint not null,
    platform_amount bigint not null,
    check (gross = tax + publisher_amount + platform_amount),
    check (publisher_id is not null or publisher_amount = 0),
    check ((publisher_id is null) = (issue_id is null))`);

const statements = [
  sql`create schema finance`,
  sql`create table finance.tax_rate (
    id uuid primary key default gen_random_uuid(),
    valid_from text not null unique check (valid_from ~ ${firstOfMonth}),
    basis_points integer not null check (basis_points between 0 and 10000)
  )`,
  sql`create table finance.revenue_month (
    month text primary key check (month ~ ${firstOfMonth}),
    computed_at timestamptz,
    closed_at timestamptz,
    check (closed_at is null or computed_at is not null)
  )`,
  // Only for closed months, whose lines never change.
  sql`create table finance.revenue_line (
    month text not null references finance.revenue_month (month),
    day date not null,
    transaction_id uuid not null references comics.transaction (id),
    source text not null check (source in ('subscription', 'purchase', 'rent', 'credit')),
    issue_id uuid references comics.issue (id),
    publisher_id uuid references comics.publisher (id),
    is_refund boolean not null,
    currency text not null,${amounts},
    pages integer,
    order_pages integer,
    unique nulls not distinct (transaction_id, month, day, issue_id, publisher_id, is_refund)
  )`,
  sql`create index on finance.revenue_line (month)`,
  sql`create function finance.reject_change() returns trigger language plpgsql as $$
    begin
      raise exception 'A closed month never changes.';
    end
  $$`,
  sql`create trigger reject_change before update or delete on finance.revenue_line
    for each row execute function finance.reject_change()`,
  sql`create trigger reject_change before update or delete on finance.revenue_month
    for each row when (old.closed_at is not null) execute function finance.reject_change()`,
  // Once for each statement, because a month may have millions of lines. It is closed after they are written.
  sql`create function finance.reject_change_of_closed_month() returns trigger language plpgsql as $$
    begin
      if exists (
        select from finance.revenue_month
        where closed_at is not null and month in (select month from changed)
      ) then
        raise exception 'A closed month never changes.';
      end if;
      return null;
    end
  $$`,
  sql`create trigger reject_new_line after insert on finance.revenue_line referencing new table as changed
    for each statement execute function finance.reject_change_of_closed_month()`,
  sql`create table finance.revenue_day (
    month text not null references finance.revenue_month (month),
    day date not null,
    source text not null,
    issue_id uuid references comics.issue (id),
    publisher_id uuid references comics.publisher (id),
    is_refund boolean not null,
    currency text not null,
    sales integer not null,${amounts}
  )`,
  sql`create index on finance.revenue_day (month)`,
  sql`create index on finance.revenue_day (day, publisher_id)`,
  ...(['insert', 'update', 'delete'] as const).map((event) =>
    sql.raw(`create trigger reject_${event} after ${event} on finance.revenue_day
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function finance.reject_change_of_closed_month()`),
  ),

  sql`alter table comics.ledger_account
    drop constraint ledger_account_kind_check,
    add constraint ledger_account_kind_check
      check (kind in ('wallet', 'gateway', 'revenue', 'promotion', 'publisher', 'tax', 'platform')),
    add column publisher_id uuid references comics.publisher (id),
    add check ((kind = 'publisher') = (publisher_id is not null)),
    drop constraint ledger_account_kind_dragon_id_currency_key,
    add unique nulls not distinct (kind, reader_id, publisher_id, currency)`,
  sql`alter table comics.ledger_transfer
    add column revenue_month text references finance.revenue_month (month),
    drop constraint ledger_transfer_check1,
    add check (num_nonnulls(transaction_id, redemption_id, revenue_month) = 1)`,
  sql`create index on comics.ledger_transfer (revenue_month) where revenue_month is not null`,
];
