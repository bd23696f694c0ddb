import { type Kysely, sql } from 'kysely';

/** What a reader sees of each signed-in device, and a name for it that opens nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table identity.session
    add column id uuid not null default gen_random_uuid() unique,
    add column browser text,
    add column system text`,
];
