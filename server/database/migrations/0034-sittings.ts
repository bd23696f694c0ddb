import { type Kysely, sql } from 'kysely';

/** Counts the pages that readers read, by sitting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.sitting (
    id uuid primary key default gen_random_uuid(),
    -- Without "on delete cascade", because revenue is shared by these rows.
    reader_id uuid not null references comics.reader (reader_id),
    issue_id uuid not null references comics.issue (id),
    language text not null,
    basis text not null check (basis in ('acquisition', 'free', 'subscription')),
    started_at timestamptz not null,
    last_read_at timestamptz not null check (last_read_at >= started_at),
    -- Counted from 0. Ascending, each page once.
    pages smallint[] not null check (cardinality(pages) > 0),
    pages_count integer not null generated always as (cardinality(pages)) stored,
    unique (reader_id, issue_id, started_at)
  )`,
  // Sums up a period with an index-only scan (after vacuum).
  sql`create index on comics.sitting (started_at) include (issue_id, reader_id, pages_count)`,
];
