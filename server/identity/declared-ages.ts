import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { isAtLeast, minAgeYears } from './accounts/account-rules.ts';

/**
 * Implements the comics service's `AgeVerifier` with what readers declare: their birth date or, without one, that they
 * are adults. Neither is verified.
 */
export function openDeclaredAges(database: Database) {
  return {
    acceptsDeclarations: true,
    async isAtLeast(
      years: number,
      { readerId, hasGuardian }: { readerId: string; hasGuardian: boolean },
    ): Promise<boolean | null> {
      const account = await database
        .selectFrom('identity.account')
        .select(['birthDate', 'declaredAdultAt'])
        .where('uuid', '=', readerId)
        .modifyEnd(prepared)
        .executeTakeFirst();
      if (account?.birthDate) return isAtLeast(years, account.birthDate);
      return account?.declaredAdultAt && !hasGuardian && years <= minAgeYears ? true : null;
    },
  };
}
