import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/access.ts';
import { ApiError } from '../http/api-error.ts';
import { countAttempt } from '../http/count-attempt.ts';
import type { Language } from '../http/language.ts';
import { exportSections } from '../personal-data/export-sections.ts';
import { isEmail } from './accounts/account-rules.ts';
import { lockAccount } from './accounts/lock-account.ts';
import { type ExternalIdentity, openPasswordlessAccount } from './accounts/open-passwordless-account.ts';
import { AccountExists, findTakenField } from './accounts/unique-fields.ts';
import { insertCode } from './emails/magic-codes.ts';
import { sendOperatorLinked } from './emails/send-operator-linked.ts';
import { sendValidationCode } from './emails/send-validation.ts';
import { limits } from './limits.ts';
import { networkOf } from './network-of.ts';
import { accountTables } from './personal-data/account-tables.ts';
import { secondFactorGate } from './second-factor/second-factor-gate.ts';
import type { IdentityService } from './service.ts';
import { describeDevice } from './sessions/describe-device.ts';
import { endOtherSessions } from './sessions/own-sessions.ts';
import { requireRecentSignIn } from './sessions/require-recent-sign-in.ts';
import { addSession, openSessions } from './sessions/sessions.ts';

interface SignInAttempt {
  secondFactor: string | undefined;
  address: string;
  userAgent: string | undefined;
  language: Language;
}

/** Implements the comics service's port `ReaderAccounts`. */
export function openReaderAccounts(service: IdentityService) {
  const { attempts } = service;
  return {
    isEmail,

    async countSignIn<Outcome>(
      address: string,
      step: 'begin' | 'finish' | 'finishWithEmail',
      call: () => Promise<Outcome>,
    ): Promise<Outcome> {
      const subject = networkOf(address);
      const limit = step === 'begin' ? limits.operator.begin : limits.operator.finish;
      // Requests with an email address stay counted, because the response reveals whether an account has it.
      const run =
        step === 'finishWithEmail'
          ? () => countAttempt(attempts, { limit: limits.existence.address, subject }, call)
          : call;
      return countAttempt(attempts, { limit, subject }, run, { isUncountedOutcome: () => true });
    },

    async isPhoneNumberTaken(
      trx: Transaction<Tables>,
      phoneNumber: string | null,
      uuid: string,
    ): Promise<boolean> {
      return (await findTakenField(trx, { phoneNumber }, uuid)) !== null;
    },

    async create(
      trx: Transaction<Tables>,
      identity: ExternalIdentity,
    ): Promise<{ uuid: string } | { taken: 'email' | 'phone' }> {
      try {
        return { uuid: (await openPasswordlessAccount(trx, identity)).uuid };
      } catch (error) {
        if (!(error instanceof AccountExists) || error.field === 'username') throw error;
        return { taken: error.field === 'email' ? 'email' : 'phone' };
      }
    },

    async issueConfirmation(
      trx: Transaction<Tables>,
      uuid: string,
      { operator, language }: { operator: string; language: Language },
    ): Promise<() => void> {
      const issuedCode = await insertCode(trx, uuid, 'email');
      return () => {
        if (issuedCode) sendValidationCode(service, { uuid, issuedCode, operator, language });
      };
    },

    async openSession(trx: Transaction<Tables>, uuid: string, attempt: SignInAttempt) {
      const account = await lockAccount(trx, uuid);
      if (!account?.isActive) return null;
      const { secondFactor: code, address, userAgent, language } = attempt;
      const gate = secondFactorGate(service, { code, network: networkOf(address), language });
      const session = await addSession(trx, uuid, gate.pass, { device: describeDevice(userAgent) });
      return session instanceof ApiError ? session : { token: session.token, notify: gate.notify };
    },

    async endOtherSessions(
      trx: Transaction<Tables>,
      caller: { uuid: string; session: { id: string } },
    ): Promise<void> {
      await lockAccount(trx, caller.uuid);
      await endOtherSessions(trx, caller);
    },

    async prepareOperatorNotice(
      trx: Transaction<Tables>,
      uuid: string,
      { operator, language }: { operator: string; language: Language },
    ): Promise<() => void> {
      const account = await lockAccount(trx, uuid);
      return () => {
        if (account) sendOperatorLinked(service, account, operator, language);
      };
    },

    requireRecentSignIn: (caller: Pick<Caller, 'uuid' | 'session'>, password: string | undefined) =>
      requireRecentSignIn(service, caller, password),

    exportAccount: (uuid: string, language: Language) =>
      exportSections(service.database, accountTables, uuid, language),

    async isSessionOpen(
      trx: Transaction<Tables>,
      { uuid, token }: { uuid: string; token: string },
    ): Promise<boolean> {
      await lockAccount(trx, uuid);
      return (await openSessions(trx).resolve(token))?.uuid === uuid;
    },
  };
}
