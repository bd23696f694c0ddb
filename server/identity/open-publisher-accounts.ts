import type { Transaction } from 'kysely';
import { jsonColumn } from '../database/json-column.ts';
import type { Tables } from '../database/tables.ts';
import { lockAccount } from './accounts/lock-account.ts';

/** Implements the comics service's port `PublisherAccounts`. */
export const openPublisherAccounts = () => ({
  async grantPublishing(trx: Transaction<Tables>, accountId: string): Promise<boolean> {
    const account = await lockAccount(trx, accountId);
    if (!account) return false;
    const grantings = [...new Set([...account.grantings, 'PUBLISHER'])];
    await trx
      .updateTable('identity.account')
      .set({ grantings: jsonColumn(grantings) })
      .where('uuid', '=', accountId)
      .execute();
    return true;
  },
});
