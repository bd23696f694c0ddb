import { type Kysely, sql } from 'kysely';

/** Adds the issues that readers like, and an index for readers in common. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.issue_like (
    reader_id uuid not null references comics.reader (reader_id) on delete cascade,
    issue_id uuid not null references comics.issue (id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (reader_id, issue_id)
  )`,
  // Counts the likes of an issue with an index-only scan (after vacuum).
  sql`create index on comics.issue_like (issue_id)`,
  // The latest readers of an issue.
  sql`create index on comics.reading (issue_id, read_at desc)`,
];
