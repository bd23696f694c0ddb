import type { Database } from '../database/database.ts';
import { lockAccount } from './accounts/lock-account.ts';
import { withdrawCodes } from './emails/magic-codes.ts';
import { openSessions } from './sessions/sessions.ts';

/** Whether an account still has a published password, such as those of the demo. */
export async function hasPublishedPasswords(database: Database): Promise<boolean> {
  const account = await database
    .selectFrom('identity.account')
    .select('uuid')
    .where('hasPublishedPassword', '=', true)
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Ends the sessions of accounts with a published password, and deletes their email codes, because anyone can read the
 * demo mailbox. Called when the demo is off. `logIn` rejects these passwords itself.
 */
export async function endPublishedSessions(database: Database): Promise<void> {
  const accounts = await database
    .selectFrom('identity.account')
    .select('uuid')
    .where('hasPublishedPassword', '=', true)
    .execute();
  for (const { uuid } of accounts) {
    await database.transaction().execute(async (trx) => {
      // Another request may have changed the password, and this has ended the sessions.
      if (!(await lockAccount(trx, uuid))?.hasPublishedPassword) return;
      await openSessions(trx).closeAll(uuid);
      await withdrawCodes(trx, uuid);
    });
  }
}
