import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { Language } from '../../http/language.ts';
import { noParentalSettings } from '../parental-settings.ts';
import type { GuidedAccountsService } from './guided-account-service.ts';
import { findGuidedAccount } from './guided-accounts.ts';

interface ReleasedAccount {
  uuid: string;
  email: string;
  password: string | undefined;
  language: Language;
}

/** Limited, because an error reveals that another account has the email address. */
const releaseLimit: AttemptLimit = {
  name: 'independence by guardian',
  maxCount: 10,
  periodMs: 60 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

/** The age of an adult. */
const adultYears = 18;

/**
 * Gives an account to its owner, who is an adult now. It loses its guardian, its parental settings and its requests.
 * Throws an ApiError. Rule 117.
 */
export async function endGuidance(
  service: GuidedAccountsService,
  caller: Pick<Caller, 'uuid' | 'session'>,
  { uuid, email, password, language }: ReleasedAccount,
): Promise<void> {
  const { database, identities, attempts } = service;
  const guardianId = caller.uuid;
  await identities.requireRecentSignIn(caller, password);
  const { birthDate } = await findGuidedAccount(service, database, { guardianId, uuid });
  if (birthDate === null || !identities.isBirthDateOfAdult(birthDate))
    throw new ApiError('USER.UNDERAGE', { details: { years: String(adultYears) } });
  const address = email.trim();
  if (!identities.isEmail(address)) throw new ApiError('USER.INVALID_DATA', { details: { field: 'email' } });
  const release = () =>
    database.transaction().execute(async (trx) => {
      const sendEmail = await identities.release(trx, uuid, { email: address, language });
      const { numUpdatedRows } = await trx
        .updateTable('comics.reader')
        .set({ guardianId: null, ...noParentalSettings })
        .where('readerId', '=', uuid)
        .where('guardianId', '=', guardianId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError('USER.NOT_FOUND');
      // In the order in which an answer locks them.
      await trx.deleteFrom('comics.guardian_request').where('readerId', '=', uuid).execute();
      await trx.deleteFrom('comics.allowed_issue').where('readerId', '=', uuid).execute();
      return sendEmail;
    });
  const sendEmail = await countAttempt(attempts, { limit: releaseLimit, subject: guardianId }, release);
  sendEmail();
}
