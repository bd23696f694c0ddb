import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { isAtLeast } from './accounts/account-rules.ts';

/** Implements the comics service's `AgeCheck` with the birth dates that readers enter, which are not verified. */
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
