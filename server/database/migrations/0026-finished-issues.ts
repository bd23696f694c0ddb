import { type Kysely, sql } from 'kysely';

/** Remembers when a reader last reached the end of an issue, because the position moves when they start again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.reading add column finished_at timestamptz`,
  sql`update comics.reading set finished_at = read_at where page >= pages_count - 1`,
];
