import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Account } from './accounts.ts';

/**
 * Locks the account until the transaction ends. Transactions that create or use codes, set a password or open a session
 * lock the account before any other row. The same order in all transactions prevents deadlocks.
 */
export function lockAccount(trx: Transaction<Tables>, uuid: string): Promise<Account | undefined> {
  return trx
    .selectFrom('identity.account')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}
