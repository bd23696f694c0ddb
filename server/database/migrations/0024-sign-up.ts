import { type Kysely, sql } from 'kysely';

/** Lets a sign-up consist of an email address, a password and a declaration of age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity.account
    add column declared_adult_at timestamptz,
    add column sign_up_challenge text`.execute(db);
}
