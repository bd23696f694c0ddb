import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { isAtLeast } from './accounts/account-rules.ts';

/** What readers say of their age (the comics service's `AgeVerifier`): a declaration, not a proof. */
export function openDeclaredAges(database: Database) {
  return {
    async isAtLeast(years: number, uuid: string): Promise<boolean | null> {
      const account = await database
        .selectFrom('identity.account')
        .select('birthDate')
        .where('uuid', '=', uuid)
        .modifyEnd(prepared)
        .executeTakeFirst();
      return account?.birthDate ? isAtLeast(years, account.birthDate) : null;
    },
  };
}
