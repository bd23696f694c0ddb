import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { Language } from '../../http/language.ts';
import type { GuidedAccountAnswer } from './guided-account-schemas.ts';
import type { GuidedAccountsService } from './guided-account-service.ts';
import { findGuidedAccount } from './guided-accounts.ts';

interface HandOver {
  uuid: string;
  email: string;
  password?: string;
  language: Language;
}

/** Limited, because an error reveals that another account has the email address, and because each call sends an email. */
const handOverLimit: AttemptLimit = {
  name: 'hand-over by guardian',
  maxCount: 10,
  periodMs: 60 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

/**
 * Offers an account to its owner, who is an adult now. Nothing else changes until the owner opens the link of the email,
 * so that a wrong address can be corrected. A new offer invalidates the link of the previous one. Throws an ApiError.
 * Rule 130.
 */
export async function beginHandOver(
  service: GuidedAccountsService,
  caller: Pick<Caller, 'uuid' | 'session'>,
  { uuid, email, password, language }: HandOver,
): Promise<GuidedAccountAnswer> {
  const { database, identities, attempts } = service;
  const guardianId = caller.uuid;
  await identities.requireRecentSignIn(caller, password);
  const { birthDate } = await findGuidedAccount(service, database, { guardianId, uuid });
  if (birthDate === null || !identities.isBirthDateOfAdult(birthDate)) throw new ApiError('GUIDANCE.MINOR');
  const address = email.trim();
  if (!identities.isEmail(address)) throw new ApiError('USER.INVALID_DATA', { details: { field: 'email' } });
  const begin = () =>
    database.transaction().execute(async (trx) => {
      const sendEmail = await identities.beginHandOver(trx, uuid, { email: address, language });
      // Throws if the guidance has ended meanwhile.
      return { sendEmail, account: await findGuidedAccount(service, trx, { guardianId, uuid }) };
    });
  const { sendEmail, account } = await countAttempt(
    attempts,
    { limit: handOverLimit, subject: guardianId },
    begin,
  );
  sendEmail();
  return account;
}

/** Invalidates the link that was sent. Does nothing if there is none. Throws USER.NOT_FOUND. */
export async function cancelHandOver(
  service: Pick<GuidedAccountsService, 'database' | 'identities' | 'now'>,
  guidance: { guardianId: string; uuid: string },
): Promise<GuidedAccountAnswer> {
  const { database, identities } = service;
  const { uuid } = await findGuidedAccount(service, database, guidance);
  return database.transaction().execute(async (trx) => {
    await identities.cancelHandOver(trx, uuid);
    return findGuidedAccount(service, trx, guidance);
  });
}
