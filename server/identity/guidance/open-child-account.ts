import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { AccountExists } from '../accounts/unique-fields.ts';
import { usernameCandidates } from '../accounts/username-candidates.ts';

interface Child {
  name: string;
  nickname: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** Opens an account without an email address and a password. The guardian has accepted the terms for the child. */
export async function openChildAccount(
  trx: Transaction<Tables>,
  { name, nickname, birthDate }: Child,
): Promise<string> {
  const accounts = openAccounts(trx);
  for (const username of usernameCandidates(nickname)) {
    try {
      const { uuid } = await accounts.create({
        email: null,
        username,
        password: null,
        role: 'USER',
        name,
        nickname,
        birthDate,
        hasVerifiedEmail: false,
      });
      return uuid;
    } catch (error) {
      if (!(error instanceof AccountExists)) throw error;
    }
  }
  throw new AccountExists('username');
}
