import { type Kysely, sql } from 'kysely';

/** Adds the name of the payment gateway that has a card. Null for cards that were added before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comics.payment_card add column gateway text`.execute(db);
}
