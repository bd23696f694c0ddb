import type { Kysely, RawBuilder } from 'kysely';

/** Shelves of one's own, what is withdrawn, and the orders in which the catalogue is shuffled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

// To be written.
const statements: RawBuilder<unknown>[] = [];
