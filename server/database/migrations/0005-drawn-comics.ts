import { type Kysely, sql } from 'kysely';

/** Images that are named before they are drawn, and what is seen and said on a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.image add column recipe text unique`,
  sql`alter table comics.page add column panels jsonb not null default '[]'`,
];
