import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import type { SignInAttempt } from '../reader-accounts.ts';
import type { Reader } from '../reader-schema.ts';
import { type FindName, findReader } from '../readers.ts';
import type { CurrentSession, GuidedAccountsService, OpenedReaderSession } from './guided-account-service.ts';

type SwitchService = Pick<GuidedAccountsService, 'database' | 'identities'>;

interface SwitchedSession {
  user: Static<typeof Reader>;
  token: string;
}

interface GuardianSignIn {
  password: string;
  attempt: SignInAttempt;
  /** Called with the guardian before the password is checked. */
  onGuardian(uuid: string): void;
}

/**
 * Signs the device in to an account that the caller guides. The caller's session ends in the same transaction, because a
 * child gets the device. Throws USER.NOT_FOUND and LOGIN.ACCOUNT_CLOSED. Rule 117.
 */
export async function openGuidedSession(
  { database, identities }: SwitchService,
  current: CurrentSession,
  uuid: string,
  attempt: Omit<SignInAttempt, 'secondFactor'>,
): Promise<SwitchedSession> {
  // Checked before the accounts are locked, so that nobody can lock the account of a stranger.
  if ((await findGuardian(database, uuid)) !== current.uuid) throw new ApiError('USER.NOT_FOUND');
  const { session, user } = await database.transaction().execute(async (trx) => {
    await identities.lockForSwitch(trx, current, uuid);
    // The guidance may have ended meanwhile.
    if ((await findGuardian(trx, uuid)) !== current.uuid) throw new ApiError('USER.NOT_FOUND');
    const session = await identities.replaceByGuidedSession(trx, current, uuid, attempt);
    return {
      session,
      user: await requireReader(trx, uuid, { language: attempt.language, findName: identities.findName }),
    };
  });
  session.notify();
  return { user, token: session.token };
}

/**
 * Signs the device in to the account of the caller's guardian, who enters the password. The caller's session ends in the
 * same transaction. Throws an ApiError.
 */
export async function openGuardianSession(
  { database, identities }: SwitchService,
  current: CurrentSession,
  { password, attempt, onGuardian }: GuardianSignIn,
): Promise<SwitchedSession> {
  const guardianId = await findGuardian(database, current.uuid);
  if (guardianId === undefined) throw new ApiError('USER.NOT_FOUND');
  if (guardianId === null) throw new ApiError('USER.NOT_GUIDED');
  onGuardian(guardianId);
  const replaceSession = await identities.provePassword(guardianId, password, attempt);
  const outcome = await database.transaction().execute(async (trx) => {
    await identities.lockForSwitch(trx, current, guardianId);
    if ((await findGuardian(trx, current.uuid)) !== guardianId) return new ApiError('USER.NOT_GUIDED');
    const session: OpenedReaderSession | Error = await replaceSession(trx, current);
    if (session instanceof Error) return session;
    return {
      session,
      user: await requireReader(trx, guardianId, {
        language: attempt.language,
        findName: identities.findName,
      }),
    };
  });
  if (outcome instanceof Error) throw outcome;
  outcome.session.notify();
  return { user: outcome.user, token: outcome.session.token };
}

/** Null without a guardian. Undefined if there is no such reader. */
async function findGuardian(
  database: GuidedAccountsService['database'],
  readerId: string,
): Promise<string | null | undefined> {
  const reader = await database
    .selectFrom('comics.reader')
    .select('guardianId')
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return reader?.guardianId;
}

async function requireReader(
  trx: Transaction<Tables>,
  readerId: string,
  options: { language: Language; findName: FindName },
): Promise<Static<typeof Reader>> {
  const reader = await findReader(trx, readerId, options);
  if (!reader) throw new ApiError('USER.NOT_FOUND');
  return reader;
}
