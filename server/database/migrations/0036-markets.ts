import { type Kysely, sql } from 'kysely';

/** Adds the markets in which publishers offer an issue, and lets them remove prices that were already used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table publishing.issue_market (
    id uuid primary key default gen_random_uuid(),
    issue_id uuid not null references publishing.draft (issue_id) on delete cascade,
    market text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    available_from timestamptz not null,
    is_available_for_all boolean not null,
    is_available_for_subscribers boolean not null,
    created_at timestamptz not null default now(),
    unique (issue_id, market)
  )`,
  // Orders refer to prices, so a removed one keeps its row.
  sql`alter table comics.merchandise add column removed_at timestamptz`,
  sql`alter table comics.merchandise drop constraint merchandise_issue_id_kind_currency_key`,
  sql`create unique index merchandise_for_sale on comics.merchandise (issue_id, market, kind, currency)
    where removed_at is null`,
  sql`create index on comics.merchandise (issue_id)`,
];
