import { type Kysely, sql } from 'kysely';

const names = { dragon_id: 'reader_id', parent_dragon_id: 'guardian_id', account_uuid: 'account_id' };

/** Renames columns so that each thing has one name everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string; table: string; column: keyof typeof names }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    where column_name in (${sql.join(Object.keys(names))})`.execute(db);
  for (const { schema, table, column } of rows) {
    const renamed = sql`rename column ${sql.id(column)} to ${sql.id(names[column])}`;
    await sql`alter table ${sql.id(schema, table)} ${renamed}`.execute(db);
  }
}
