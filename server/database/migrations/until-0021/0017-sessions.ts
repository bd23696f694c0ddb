import { type Kysely, sql } from 'kysely';

/** Adds what readers see in their list of sessions, and a session id that does not grant access. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table identity.session
    add column id uuid not null default gen_random_uuid() unique,
    add column browser text,
    add column system text`,
];
