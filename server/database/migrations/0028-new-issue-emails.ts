import { type Kysely, sql } from 'kysely';

/** Adds emails about new issues of what a reader follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.reader
    -- Issues that were published later are not announced yet.
    add column announced_until timestamptz not null default now(),
    -- When to look for new issues again. Null if the reader wants no emails.
    add column next_announcement_at timestamptz`,
  sql`create index on comics.reader (next_announcement_at) where next_announcement_at is not null`,
];
