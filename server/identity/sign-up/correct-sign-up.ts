import { sql } from 'kysely';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { explainUniqueViolation, findTakenField } from '../accounts/unique-fields.ts';
import { withdrawCodes } from '../emails/magic-codes.ts';
import { limits } from '../limits.ts';
import type { NewUser } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { checkPasswordGuess } from '../sessions/require-recent-sign-in.ts';

/**
 * Handles a repeated sign-up, after a mistyped email address or a lost response. The first attempt has taken the
 * username and the phone number. If that account is unconfirmed and has the same password, it is updated with the new
 * data, and codes that were sent to another address become invalid. Returns null for all other accounts.
 */
export async function correctSignUp(
  { database, attempts }: Pick<IdentityService, 'database' | 'attempts'>,
  { email, username, password, phoneNumber, birthDate }: NewUser,
): Promise<Account | null> {
  const unconfirmed = await database
    .selectFrom('identity.account')
    .selectAll()
    .where('hasVerifiedEmail', '=', false)
    .where('isActive', '=', true)
    .where((where) =>
      where.or([
        where(sql`lower(username)`, '=', sql`lower(${username})`),
        where('phoneNumber', '=', phoneNumber),
      ]),
    )
    .execute();
  const [account, ...otherAccounts] = unconfirmed;
  if (!account || otherAccounts.length > 0) return null;
  if (await findTakenField(database, { email, username, phoneNumber }, account.uuid)) return null;
  const guess = { limit: limits.redefine.account, subject: account.uuid };
  if (!(await checkPasswordGuess(attempts, guess, account.passwordHash, password))) return null;
  const correct = database.transaction().execute(async (rows) => {
    const current = await lockAccount(rows, account.uuid);
    if (current?.hasVerifiedEmail !== false || current.passwordHash !== account.passwordHash) return null;
    if (current.email !== email) await withdrawCodes(rows, account.uuid);
    return rows
      .updateTable('identity.account')
      .set({ email, username, phoneNumber, birthDate })
      .where('uuid', '=', account.uuid)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return correct.catch((error) =>
    explainUniqueViolation(database, error, { email, username, phoneNumber }, account.uuid),
  );
}
