import { type Kysely, sql } from 'kysely';

/** What guided accounts ask their guardians to buy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // One row for each child and product: asking again updates it.
  sql`create table comics.guardian_request (
    id uuid primary key default gen_random_uuid(),
    reader_id uuid not null references comics.reader (reader_id) on delete cascade,
    issue_id uuid references comics.issue (id) on delete cascade,
    plan_id uuid references comics.plan (id) on delete cascade,
    requested_at timestamptz not null,
    check (num_nonnulls(issue_id, plan_id) = 1),
    unique (reader_id, issue_id),
    unique (reader_id, plan_id)
  )`,
  sql`create index on comics.guardian_request (issue_id) where issue_id is not null`,
  sql`create index on comics.guardian_request (plan_id) where plan_id is not null`,
];
