import { type Kysely, sql } from 'kysely';

/** Marks orders whose reader must still receive an email about the status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.transaction add column is_letter_due boolean not null default false`,
  sql`create index transaction_letter_due on comics.transaction (created_at) where is_letter_due`,
];
