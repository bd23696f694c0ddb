import { type Kysely, sql } from 'kysely';

/** Uses the terms of the glossary (docs/language.md) for tables and columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.transaction rename column is_letter_due to is_email_due`,
  sql`alter index comics.transaction_letter_due rename to transaction_email_due`,
  sql`alter table comics.transaction rename column asked_at to claimed_at`,
  sql`alter table comics.provider_bond rename to operator_link`,
  sql`alter table comics.pending_bond rename to pending_operator_link`,
];
