import type { Database } from '../../database/database.ts';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { openSessions } from '../sessions/sessions.ts';
import { removeSecondFactor } from './change-second-factor.ts';

/**
 * Removes the second factor for an owner who has lost the device and the recovery codes. Ends all sessions, because
 * somebody else may have the device. Throws an `ExplainedFailure`.
 */
export async function resetSecondFactor(database: Database, entry: string): Promise<void> {
  const account = await openAccounts(database).findByUsernameOrEmail(entry);
  if (!account)
    throw new ExplainedFailure(`There is no account with the email address or username ${entry}.`);
  await database.transaction().execute(async (trx) => {
    await lockAccount(trx, account.uuid);
    await removeSecondFactor(trx, account.uuid);
    await openSessions(trx).closeAll(account.uuid);
  });
}
