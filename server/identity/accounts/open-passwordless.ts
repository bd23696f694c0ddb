import type { Database } from '../../database/database.ts';
import { type Account, openAccounts } from './accounts.ts';
import { AccountExists, type UniqueField } from './unique-fields.ts';
import { usernameCandidates } from './username-candidates.ts';

/** Somebody for whom another company vouches. */
export interface Newcomer {
  email: string;
  isEmailVerified: boolean;
  phoneNumber: string | null;
  name: string | null;
}

/**
 * Opens an account that has no password yet, with a username that is made up; the terms are not accepted by it, since
 * nobody was asked. Throws `AccountExists` where somebody has the address or the number.
 */
export async function openPasswordless(database: Database, newcomer: Newcomer): Promise<Account> {
  const account = await create(database, newcomer);
  return database
    .updateTable('identity.account')
    .set({ hasAcceptedLgpd: false })
    .where('uuid', '=', account.uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function create(database: Database, { isEmailVerified, ...newcomer }: Newcomer): Promise<Account> {
  const accounts = openAccounts(database);
  let taken: UniqueField = 'username';
  for (const username of usernameCandidates(newcomer.email)) {
    try {
      return await accounts.create({
        ...newcomer,
        username,
        password: null,
        role: 'USER',
        hasVerifiedEmail: isEmailVerified,
      });
    } catch (error) {
      if (!(error instanceof AccountExists)) throw error;
      taken = error.field;
      if (taken !== 'username') break;
    }
  }
  throw new AccountExists(taken);
}
