import type { Kysely, RawBuilder } from 'kysely';

/** What issues, series and publishers are found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

// To be written.
const statements: RawBuilder<unknown>[] = [];
