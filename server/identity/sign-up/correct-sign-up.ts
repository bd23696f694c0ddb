import { sql } from 'kysely';
import type { Account } from '../accounts/accounts.ts';
import { chooseUsername } from '../accounts/choose-username.ts';
import { addConsents, currentVersions } from '../accounts/consents.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { explainUniqueViolation, findTakenField } from '../accounts/unique-fields.ts';
import { withdrawCodes } from '../emails/magic-codes.ts';
import { limits } from '../limits.ts';
import type { NewUser } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { checkPasswordGuess } from '../sessions/require-recent-sign-in.ts';

type CorrectionService = Pick<IdentityService, 'database' | 'attempts'>;

/**
 * Handles a repeated sign-up, after a mistyped email address or a lost response. The first attempt has taken the
 * email address, the username or the phone number, or is named in `corrects`. If that account is unconfirmed and has the
 * same password, it is updated with the new data, and codes that were sent to another address become invalid. Returns
 * null for all other accounts.
 */
export async function correctSignUp(
  { database, attempts }: CorrectionService,
  user: NewUser,
): Promise<Account | null> {
  const account = await findUnconfirmedAccount({ database }, user);
  if (!account) return null;
  const { email, password } = user;
  const { username = null, phoneNumber = account.phoneNumber, birthDate = account.birthDate } = user;
  if (await findTakenField(database, { email, username, phoneNumber }, account.uuid)) return null;
  const guess = { limit: limits.redefine.account, subject: account.uuid };
  if (!(await checkPasswordGuess(attempts, guess, account.passwordHash, password))) return null;
  const columns = {
    email,
    username: username ?? (await keptOrNewUsername({ database }, account, email)),
    phoneNumber,
    birthDate,
    signUpChallenge: user.codeChallenge ?? null,
    ...(user.isAdult && { declaredAdultAt: new Date() }),
  };
  const correct = database.transaction().execute(async (trx) => {
    const current = await lockAccount(trx, account.uuid);
    if (current?.hasVerifiedEmail !== false || current.passwordHash !== account.passwordHash) return null;
    if (current.email !== email) await withdrawCodes(trx, account.uuid);
    await addConsents(trx, account.uuid, currentVersions);
    return trx
      .updateTable('identity.account')
      .set(columns)
      .where('uuid', '=', account.uuid)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return correct.catch((error) => explainUniqueViolation(database, error, columns, account.uuid));
}

/** Null if there is none, or if the values belong to several accounts. */
async function findUnconfirmedAccount(
  { database }: Pick<IdentityService, 'database'>,
  { email, username, phoneNumber, corrects }: NewUser,
): Promise<Account | null> {
  const unconfirmed = await database
    .selectFrom('identity.account')
    .selectAll()
    .where('hasVerifiedEmail', '=', false)
    .where('isActive', '=', true)
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', sql`lower(${email})`),
        ...(username === undefined ? [] : [where(sql`lower(username)`, '=', sql`lower(${username})`)]),
        ...(phoneNumber === undefined ? [] : [where('phoneNumber', '=', phoneNumber)]),
        ...(corrects === undefined ? [] : [where('uuid', '=', corrects)]),
      ]),
    )
    .execute();
  const [account, ...otherAccounts] = unconfirmed;
  return otherAccounts.length > 0 ? null : (account ?? null);
}

/** A username that was generated from a mistyped address is replaced with the address. */
const keptOrNewUsername = async (
  { database }: Pick<IdentityService, 'database'>,
  account: Account,
  email: string,
): Promise<string> =>
  account.email?.toLowerCase() === email.toLowerCase()
    ? account.username
    : chooseUsername(database, email, account.uuid);
