import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Tables } from '../../database/tables.ts';
import { callerOf, readBearerToken } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { logFailure } from '../../http/failures/log-failure.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { createEmailRequestHandler } from '../emails/email-requests.ts';
import { EmailRequestBody, MagicCode, Password } from '../emails/email-schemas.ts';
import { spendCode } from '../emails/magic-codes.ts';
import { sendPasswordChanged } from '../emails/send-password-changed.ts';
import { sendRecovery } from '../emails/send-recovery.ts';
import { acceptHandOver } from '../hand-over/hand-over.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { hashPassword } from '../password-hashing/password-hashes.ts';
import { Data, OpenedSession } from '../schemas.ts';
import { passedBySession } from '../second-factor/second-factor-gate.ts';
import type { IdentityService } from '../service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { rememberNetwork } from '../sessions/known-networks.ts';
import { checkPasswordGuess } from '../sessions/require-recent-sign-in.ts';
import { addSession, openSessions } from '../sessions/sessions.ts';
import { requireAcceptablePassword } from './password-rules.ts';
import { setPassword } from './set-password.ts';
import { requireStrongPassword } from './strength/require-strong-password.ts';

export function passwordRoutes(app: App, service: IdentityService): void {
  const { database, accounts, attempts, profiles } = service;
  const requestEmail = createEmailRequestHandler(app, service);

  app.post(
    '/user/recover-password',
    {
      config: { access: 'anyone', securityEvent: 'password recovery', failures: ['REQUEST.TOO_MANY'] },
      schema: {
        operationId: 'requestPasswordReset',
        summary:
          'Sends an email for creating a new password. The response is the same if there is no such account.',
        tags: ['password'],
        body: EmailRequestBody,
        response: { 200: Data(Type.Null()) },
      },
    },
    (request, reply) => requestEmail(request, reply, { limits: limits.recovery, send: sendRecovery }),
  );

  app.post(
    '/user/update-password-from-magic-link',
    {
      config: {
        access: 'anyone',
        securityEvent: 'password change',
        failures: [
          'USER.INVALID_CODE',
          'USER.EXISTING_EMAIL',
          'USER.INVALID_PASSWORD',
          'USER.COMMON_PASSWORD',
          'REQUEST.TOO_MANY',
        ],
      },
      schema: {
        operationId: 'resetPassword',
        summary:
          'Sets a new password with the code of an email. The code works once. All sessions of the account end.',
        description:
          'The code of a hand-over also gives a guided account to its owner, with the address that it was sent to. USER.EXISTING_EMAIL: another account has taken that address meanwhile.',
        tags: ['password'],
        body: Type.Object(
          { ...MagicCode.properties, new_password: Password },
          { additionalProperties: false },
        ),
        response: { 200: Data(Type.Null()) },
      },
    },
    async (request) => {
      const { uuid, code, new_password: newPassword } = request.body;
      addSecurityFacts(request, { account: uuid, method: 'email code' });
      // Checked first, so that an invalid password does not use up the code.
      requireAcceptablePassword(newPassword);
      const network = networkOf(request.ip);
      const guess = { limit: limits.magicCode.address, subject: network };
      const reset = async (trx: Transaction<Tables>, hash: string) => {
        const isProven =
          (await spendCode(trx, { account: uuid, purpose: 'password', code })) ||
          (await acceptHandOver(service, trx, { uuid, code }));
        if (!isProven) return undefined;
        const account = await setPassword(trx, { uuid, hash, confirmsEmail: true });
        // Checked only now, because the result reveals data of the account. A failure leaves the code valid.
        if (account) await requireStrongPassword(newPassword, account);
        // An operator's customer may have entered the address of somebody else, who now takes over the account.
        if (account) await profiles.removeUnprovenLink(trx, uuid);
        return account;
      };
      const hashAndReset = async () => {
        const hash = await hashPassword(newPassword);
        return database.transaction().execute((trx) => reset(trx, hash));
      };
      // Only wrong codes stay counted.
      const account = await countAttempt(attempts, guess, hashAndReset, {
        isUncountedOutcome: (account) => account !== undefined,
        isUncountedError: () => true,
      });
      if (!account) throw new ApiError('USER.INVALID_CODE');
      // Guesses of others may have blocked this account for unknown networks. The owner can sign in from here now.
      await rememberNetwork(database, account.uuid, network).catch(logFailure(request));
      sendPasswordChanged(service, account, chooseLanguage(request.headers['accept-language']));
      return { data: null };
    },
  );

  app.post(
    '/user/redefine-password',
    {
      config: {
        access: 'reader',
        securityEvent: 'password change',
        failures: [
          'USER.PARENT_PERMISSION',
          'USER.WRONG_PASSWORD',
          'USER.INVALID_PASSWORD',
          'USER.COMMON_PASSWORD',
          'REQUEST.TOO_MANY',
        ],
      },
      schema: {
        operationId: 'changePassword',
        summary: 'Changes the password. All sessions of the account end, and a new one opens for the caller.',
        description: 'USER.PARENT_PERMISSION: the account has a guardian, who opens its sessions.',
        tags: ['password'],
        body: Type.Object(
          { old_password: Password, new_password: Password },
          { additionalProperties: false },
        ),
        response: { 200: Data(OpenedSession) },
      },
    },
    async (request) => {
      const { uuid, session: callerSession } = callerOf(request);
      const { old_password: currentPassword, new_password: newPassword } = request.body;
      if (await profiles.isGuided(uuid)) throw new ApiError('USER.PARENT_PERMISSION');
      requireAcceptablePassword(newPassword);
      const guess = { limit: limits.redefine.account, subject: `${uuid} ${callerSession.id}` };
      const accountBefore = await accounts.find(uuid);
      const oldHash = accountBefore?.passwordHash ?? null;
      const isCorrect = await checkPasswordGuess(attempts, guess, oldHash, currentPassword);
      if (!accountBefore || !isCorrect) throw new ApiError('USER.WRONG_PASSWORD');
      await requireStrongPassword(newPassword, accountBefore);
      const hash = await hashPassword(newPassword);
      const device = describeDevice(request.headers['user-agent']);
      const change = await database.transaction().execute(async (trx) => {
        await lockAccount(trx, uuid);
        // The session may have ended meanwhile. Then it no longer proves the second factor.
        const session = await openSessions(trx).resolve(readBearerToken(request) ?? '');
        if (session?.uuid !== uuid) throw new ApiError('SESSION.REQUIRED');
        const account = await setPassword(trx, { uuid, hash, oldHash });
        return (
          account && {
            email: account.email,
            session: await addSession(trx, uuid, passedBySession, { device }),
          }
        );
      });
      if (!change) throw new ApiError('USER.WRONG_PASSWORD');
      const { email, session } = change;
      if (session instanceof ApiError) throw session;
      sendPasswordChanged(service, { email }, chooseLanguage(request.headers['accept-language']));
      return { data: { token: session.token, uuid, expiresAt: session.expiresAt.toISOString() } };
    },
  );
}
