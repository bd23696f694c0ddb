import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Lists the foreign keys to images from the system tables, so that a new table is never forgotten. Rows that are removed
 * together with an image, such as its recipe, do not count as uses.
 */
async function listReferences(database: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select constrained.conrelid::regclass::text as "table", attribute.attname as "column"
    from pg_constraint as constrained
    join pg_attribute as attribute
      on attribute.attrelid = constrained.conrelid and attribute.attnum = constrained.conkey[1]
    where constrained.contype = 'f'
      and constrained.confrelid = 'comics.image'::regclass
      and constrained.confdeltype <> 'c'
  `.execute(database);
  return rows;
}

/** Returns a condition for each table that can refer to images: whether it has a row for the image in `hashColumn`. */
export async function listUseConditions(
  database: Database,
  hashColumn: string,
): Promise<RawBuilder<boolean>[]> {
  const hash = sql.ref(hashColumn);
  return (await listReferences(database)).map(
    ({ table, column }) =>
      sql`exists (select 1 from ${sql.table(table)} as reference where reference.${sql.id(column)} = ${hash})`,
  );
}
