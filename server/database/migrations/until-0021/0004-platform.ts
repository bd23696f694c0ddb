import { type Kysely, sql } from 'kysely';

/** Adds milestones, such as "the demo is seeded". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema platform`.execute(db);
  await sql`create table platform.milestone (
    name text primary key,
    reached_at timestamptz not null default now()
  )`.execute(db);
}
