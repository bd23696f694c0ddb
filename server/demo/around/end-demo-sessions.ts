import type { Database } from '../../database/database.ts';
import type { Account } from '../../identity/accounts.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { withdrawCodes } from '../../identity/magic-codes.ts';
import { isPasswordOf } from '../../identity/passwords.ts';
import { openSessions } from '../../identity/sessions.ts';
import { demoAccounts } from './around-data.ts';

/**
 * With the demo off, ends what was opened with passwords that everybody knows: the sessions of the demo accounts that
 * still have theirs, and the codes that arrived in a mailbox that everybody can read. Signing in is refused elsewhere,
 * by the password itself.
 */
export async function endDemoSessions(database: Database): Promise<void> {
  for (const { uuid, username, email, password_hash } of await openDemoAccounts(database)) {
    const demo = demoAccounts.find((account) => account.email === email || account.username === username);
    if (!demo || !(await isPasswordOf(password_hash, demo.password))) continue;
    await database.transaction().execute(async (rows) => {
      // A password that was changed meanwhile has ended them by itself.
      if ((await lockAccount(rows, uuid))?.password_hash !== password_hash) return;
      await openSessions(rows).closeAll(uuid);
      await withdrawCodes(rows, uuid);
    });
  }
}

/** Those with sessions or codes alone, because verifying a password takes time and a start waits for it. */
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
