import { type Kysely, sql } from 'kysely';

/** Stores the address that a code was sent to. Existing codes are deleted, because their address is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`delete from identity.magic_code`,
  sql`alter table identity.magic_code add column email text not null`,
];
