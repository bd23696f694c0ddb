import { type Kysely, sql } from 'kysely';

/** What a child asks for has the name that the app and the contract give it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table comics.guardian_request rename column asks to purpose`.execute(database);
}
