import { type Kysely, sql } from 'kysely';

/** Adds codes that give a guided account to its owner. Until one is used, the account keeps its guardian. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity.magic_code
    drop constraint magic_code_purpose_check,
    add constraint magic_code_purpose_check check (purpose in ('password', 'email', 'hand-over'))`.execute(
    db,
  );
}
