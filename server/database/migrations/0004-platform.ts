import { type Kysely, sql } from 'kysely';

/** What the platform remembers of itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema platform`.execute(db);
  await sql`create table platform.milestone (
    name text primary key,
    reached_at timestamptz not null default now()
  )`.execute(db);
}
