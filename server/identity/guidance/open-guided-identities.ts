import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError, type ApiErrorCode, sessionRequiredError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import { isAtLeast, isBirthDate, isEmail, minAgeYears } from '../accounts/account-rules.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { requireCurrentConsents } from '../accounts/consents.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { withdrawHandOverCode } from '../emails/magic-codes.ts';
import { beginHandOver, listHandOvers } from '../hand-over/hand-over.ts';
import { networkOf } from '../network-of.ts';
import { publicUserOf } from '../profile/identity-user.ts';
import { passedBySession, secondFactorGate } from '../second-factor/second-factor-gate.ts';
import type { IdentityService } from '../service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { rememberNetwork } from '../sessions/known-networks.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import { addSession, openSessions } from '../sessions/sessions.ts';
import { logIn } from '../sign-in/log-in.ts';
import { openChildAccount } from './open-child-account.ts';

type Rows = Transaction<Tables>;

interface CurrentSession {
  uuid: string;
  token: string;
}

interface SwitchAttempt {
  address: string;
  userAgent: string | undefined;
  language: Language;
}

/** Implements the comics service's port `GuidedIdentities`. */
export function openGuidedIdentities(service: IdentityService) {
  return {
    findName: (database: Database, uuid: string) => findAccountName(openAccounts(database), uuid),

    isEmail,

    isBirthDateOfChild: (birthDate: string): boolean =>
      isBirthDate(birthDate) && !isAtLeast(minAgeYears, birthDate),

    isBirthDateOfAdult: (birthDate: string): boolean => isAtLeast(minAgeYears, birthDate),

    requireRecentSignIn: (caller: Pick<Caller, 'uuid' | 'session'>, password: string | undefined) =>
      requireRecentSignIn(service, caller, password),

    async list(rows: Database, uuids: readonly string[]) {
      if (uuids.length === 0) return [];
      const accounts = await rows
        .selectFrom('identity.account')
        .selectAll()
        .where('uuid', 'in', uuids)
        .execute();
      const handOvers = await listHandOvers(rows, uuids);
      return accounts.map((account) => {
        const { uuid, username, nickname, avatar } = publicUserOf(service.address, account);
        const { name, birthDate } = account;
        const deletionAt = account.deletionAt?.toISOString() ?? null;
        const handOver = handOvers.get(uuid) ?? null;
        return { uuid, username, name, nickname, avatar, birthDate, deletionAt, handOver };
      });
    },

    async requireNoDeletion(rows: Rows, uuid: string): Promise<void> {
      const account = await lockAccount(rows, uuid);
      if (account && account.deletionAt !== null) throw new ApiError('USER.GUARDIAN_DELETION');
    },

    open: openChildAccount,

    requireCurrentConsents,

    async rename(rows: Rows, uuid: string, names: { name?: string; nickname?: string }): Promise<void> {
      await rows.updateTable('identity.account').set(names).where('uuid', '=', uuid).execute();
    },

    async lockForSwitch(rows: Rows, current: CurrentSession, to: string): Promise<void> {
      // The same order in all transactions prevents deadlocks between two devices of a family.
      for (const uuid of [current.uuid, to].sort()) await lockAccount(rows, uuid);
      const caller = await openSessions(rows).resolve(current.token);
      if (caller?.uuid !== current.uuid) throw sessionRequiredError();
    },

    async replaceByGuidedSession(
      rows: Rows,
      current: CurrentSession,
      uuid: string,
      { userAgent }: SwitchAttempt,
    ) {
      const account = await lockAccount(rows, uuid);
      if (!account?.isActive) throw new ApiError('LOGIN.ACCOUNT_CLOSED');
      const device = describeDevice(userAgent);
      const session = await addSession(rows, uuid, passedBySession, { device, openedBy: current.uuid });
      if (session instanceof ApiError) throw session;
      await openSessions(rows).close(current.token);
      return { token: session.token, notify: () => undefined };
    },

    async provePassword(
      guardianId: string,
      password: string,
      {
        secondFactor: code,
        address,
        userAgent,
        language,
      }: SwitchAttempt & { secondFactor: string | undefined },
    ) {
      const network = networkOf(address);
      const guardian = await service.accounts.find(guardianId);
      if (!guardian) throw new ApiError('USER.NOT_GUIDED');
      const entry = guardian.username;
      const proven = await logIn(service, { entry, password, network }).catch(throwSwitchFailure);
      return async (rows: Rows, current: CurrentSession) => {
        const account = await lockAccount(rows, guardianId);
        if (!account?.isActive) return new ApiError('LOGIN.ACCOUNT_CLOSED');
        if (account.passwordHash !== proven.passwordHash) return new ApiError('USER.WRONG_PASSWORD');
        const gate = secondFactorGate(service, { code, network, language });
        const device = describeDevice(userAgent);
        const session = await addSession(rows, guardianId, gate.pass, { device });
        if (session instanceof ApiError) return session;
        await openSessions(rows).close(current.token);
        await rememberNetwork(rows, guardianId, network);
        return { token: session.token, notify: gate.notify };
      };
    },

    beginHandOver: (rows: Rows, uuid: string, owner: { email: string; language: Language }) =>
      beginHandOver(service, rows, { uuid, ...owner }),

    cancelHandOver: withdrawHandOverCode,
  };
}

/** The codes of a sign-in that a signed-in reader gets instead. Clients take a 401 for an ended session. */
const switchFailures: Partial<Record<ApiErrorCode, ApiErrorCode>> = {
  INVALID_CREDENTIALS: 'USER.WRONG_PASSWORD',
  'LOGIN.EXTERNAL_PROVIDER': 'USER.SIGN_IN_AGAIN',
  'LOGIN.OPERATOR_ACCOUNT': 'USER.SIGN_IN_AGAIN',
  'LOGIN.EMAIL_NOT_VERIFIED': 'USER.SIGN_IN_AGAIN',
  'LOGIN.PUBLISHED_PASSWORD': 'USER.SIGN_IN_AGAIN',
};

function throwSwitchFailure(error: unknown): never {
  const code = error instanceof ApiError ? switchFailures[error.code] : undefined;
  throw code === undefined ? error : new ApiError(code);
}
