import type { InsertObject, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Inserts the rows with one statement. Does nothing for an empty list, because SQL does not allow one. */
export async function insertRows<Table extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Table,
  values: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  if (values.length === 0) return;
  await trx.insertInto(table).values(values).execute();
}
