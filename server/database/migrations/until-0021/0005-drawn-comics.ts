import { type Kysely, sql } from 'kysely';

/** Adds recipes of images that are drawn on demand, and descriptions of panels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.image add column recipe text unique`,
  sql`alter table comics.page add column panels jsonb not null default '[]'`,
];
