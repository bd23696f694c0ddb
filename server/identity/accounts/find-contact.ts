import type { Profiles } from '../profiles.ts';
import type { Account, AccountStore } from './accounts.ts';

interface ContactService {
  accounts: Pick<AccountStore, 'find'>;
  profiles: Pick<Profiles, 'findGuardian'>;
}

/** An account with its own email address. */
export type Contact = Account & { email: string };

/** The account that gets the emails about an account: its own, or the one of its guardian. Null if there is none. */
export async function findContact(
  { accounts, profiles }: ContactService,
  account: Account,
): Promise<Contact | null> {
  if (hasEmail(account)) return account;
  const guardianId = await profiles.findGuardian(account.uuid);
  const guardian = guardianId === null ? undefined : await accounts.find(guardianId);
  return guardian && hasEmail(guardian) ? guardian : null;
}

const hasEmail = (account: Account): account is Contact => account.email !== null;
