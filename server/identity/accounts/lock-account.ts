import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Account } from './accounts.ts';

/**
 * Holds the account until the transaction ends. Whatever spends or makes codes, sets a password or opens a session
 * does this before it touches another row: in one order, no two ever wait for each other.
 */
export function lockAccount(rows: Transaction<Tables>, uuid: string): Promise<Account | undefined> {
  return rows
    .selectFrom('identity.account')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}
