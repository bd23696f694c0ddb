import { sql } from 'kysely';
import type { Account } from './accounts.ts';
import { limits } from './limits.ts';
import { lockAccount } from './lock-account.ts';
import { withdrawCodes } from './magic-codes.ts';
import { countedMatch } from './require-recent-sign-in.ts';
import type { NewUser } from './schemas.ts';
import type { IdentityService } from './service.ts';
import { explainUniqueViolation, findTaken } from './unique-fields.ts';

/**
 * Who signs up again, because the email address was mistyped or the answer was lost, finds username and phone number
 * taken by their own first attempt. An account that nobody has confirmed, and that has this password, takes the new
 * data over; codes that were sent to another address become invalid. Null for all other accounts.
 */
export async function correctSignUp(
  { database, attempts }: Pick<IdentityService, 'database' | 'attempts'>,
  { email, username, password, phoneNumber, birthDate }: NewUser,
): Promise<Account | null> {
  const waiting = await database
    .selectFrom('identity.account')
    .selectAll()
    .where('has_verified_email', '=', false)
    .where('is_active', '=', true)
    .where((where) =>
      where.or([
        where(sql`lower(username)`, '=', sql`lower(${username})`),
        where('phone_number', '=', phoneNumber),
      ]),
    )
    .execute();
  const [account, ...others] = waiting;
  if (!account || others.length > 0) return null;
  if (await findTaken(database, { email, username, phoneNumber }, account.uuid)) return null;
  const guess = { limit: limits.redefine.account, subject: account.uuid };
  if (!(await countedMatch(attempts, guess, account.password_hash, password))) return null;
  const correct = database.transaction().execute(async (rows) => {
    const now = await lockAccount(rows, account.uuid);
    if (now?.has_verified_email !== false || now.password_hash !== account.password_hash) return null;
    if (now.email !== email) await withdrawCodes(rows, account.uuid);
    return rows
      .updateTable('identity.account')
      .set({ email, username, phone_number: phoneNumber, birth_date: birthDate })
      .where('uuid', '=', account.uuid)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return correct.catch((error) =>
    explainUniqueViolation(database, error, { email, username, phoneNumber }, account.uuid),
  );
}
