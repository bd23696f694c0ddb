import type { Database } from '../../database/database.ts';
import { type Account, openAccounts } from './accounts.ts';
import { AccountExists, type UniqueAccountField } from './unique-fields.ts';
import { usernameCandidates } from './username-candidates.ts';

/** A person whom Google or an operator has verified. */
export interface ExternalIdentity {
  email: string;
  isEmailVerified: boolean;
  phoneNumber: string | null;
  name: string | null;
}

/**
 * Opens an account without a password and with a generated username. The person accepts the texts after the first sign-in
 * (rule 124). Throws `AccountExists` if another account has the email address or phone number.
 */
export async function openPasswordlessAccount(
  database: Database,
  { isEmailVerified, ...identity }: ExternalIdentity,
): Promise<Account> {
  const accounts = openAccounts(database);
  let takenField: UniqueAccountField = 'username';
  for (const username of usernameCandidates(identity.email)) {
    try {
      return await accounts.create({
        ...identity,
        username,
        password: null,
        role: 'USER',
        hasVerifiedEmail: isEmailVerified,
      });
    } catch (error) {
      if (!(error instanceof AccountExists)) throw error;
      takenField = error.field;
      if (takenField !== 'username') break;
    }
  }
  throw new AccountExists(takenField);
}
