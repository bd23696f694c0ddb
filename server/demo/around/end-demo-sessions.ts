import type { Database } from '../../database/database.ts';
import type { Account } from '../../identity/accounts/accounts.ts';
import { lockAccount } from '../../identity/accounts/lock-account.ts';
import { withdrawCodes } from '../../identity/emails/magic-codes.ts';
import { isPasswordOf } from '../../identity/passwords/passwords.ts';
import { openSessions } from '../../identity/sessions/sessions.ts';
import { demoAccounts } from './around-data.ts';

/**
 * Ends the sessions of demo accounts that still have their published demo password, and deletes their email codes,
 * because everybody can read the demo mailbox. Called when the demo is off. `logIn` rejects these passwords itself.
 */
export async function endDemoSessions(database: Database): Promise<void> {
  for (const { uuid, username, email, password_hash } of await openDemoAccounts(database)) {
    const demo = demoAccounts.find((account) => account.email === email || account.username === username);
    if (!demo || !(await isPasswordOf(password_hash, demo.password))) continue;
    await database.transaction().execute(async (rows) => {
      // A password change ends the sessions itself.
      if ((await lockAccount(rows, uuid))?.password_hash !== password_hash) return;
      await openSessions(rows).closeAll(uuid);
      await withdrawCodes(rows, uuid);
    });
  }
}

/**
 * Finds demo accounts that have sessions or codes. Others are skipped, because verifying a password delays the start.
 */
function openDemoAccounts(database: Database): Promise<Account[]> {
  return database
    .selectFrom('identity.account as account')
    .selectAll('account')
    .where(({ or, eb }) =>
      or([
        eb(
          'email',
          'in',
          demoAccounts.map(({ email }) => email),
        ),
        eb(
          'username',
          'in',
          demoAccounts.map(({ username }) => username),
        ),
      ]),
    )
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('identity.session').select('account_uuid').whereRef('account_uuid', '=', 'account.uuid'),
        ),
        exists(
          selectFrom('identity.magic_code')
            .select('account_uuid')
            .whereRef('account_uuid', '=', 'account.uuid'),
        ),
      ]),
    )
    .execute();
}
