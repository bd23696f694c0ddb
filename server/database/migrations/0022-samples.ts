import { type Kysely, sql } from 'kysely';

/** Lets publishers choose how many pages of an issue everyone may read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comics.issue
    add column sample_pages smallint not null default 3 check (sample_pages >= 0)`.execute(db);
}
