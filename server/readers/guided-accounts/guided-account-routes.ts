import type { FastifyRequest } from 'fastify';
import {
  callerOf,
  readBearerToken,
  recentSignInDescription,
  recentSignInFailures,
} from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { changeGuidedAccount } from './change-guided-account.ts';
import {
  ChangedGuidedAccount,
  GuardianCredentials,
  GuidedAccount,
  GuidedAccounts,
  NewGuidedAccount,
  NewOwner,
  ReaderSession,
  WithGuidedUuid,
} from './guided-account-schemas.ts';
import type { GuidedAccountsService } from './guided-account-service.ts';
import { listGuidedAccounts } from './guided-accounts.ts';
import { beginHandOver, cancelHandOver } from './hand-over.ts';
import { openGuidedAccount } from './open-guided-account.ts';
import { openGuardianSession, openGuidedSession } from './switch-session.ts';

const attemptOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  language: chooseLanguage(request.headers['accept-language']),
});

const sessionOf = (request: FastifyRequest) => ({
  uuid: callerOf(request).uuid,
  token: readBearerToken(request) ?? '',
});

/** Lets guardians open, change and hand over the accounts of children, and switch to them and back. Rules 114, 117 and 130. */
export function guidedAccountRoutes(app: App, service: GuidedAccountsService): void {
  app.get(
    '/guided-account',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listGuidedAccounts',
        summary: 'The accounts that the caller guides.',
        tags: ['guided account'],
        response: { 200: GuidedAccounts },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      return listGuidedAccounts(service, service.database, callerOf(request).uuid);
    },
  );

  app.post(
    '/guided-account',
    {
      config: {
        access: 'reader',
        securityEvent: 'sign-up',
        failures: [
          ...recentSignInFailures,
          'USER.NOT_FOUND',
          'USER.PARENT_PERMISSION',
          'USER.EXISTING_GUIDANCE',
          'USER.GUARDIAN_DELETION',
          'USER.INVALID_DATA',
          'CONSENT.OUTDATED',
          'GUIDANCE.NOT_INCLUDED',
          'GUIDANCE.TOO_MANY',
        ],
      },
      schema: {
        operationId: 'openGuidedAccount',
        summary:
          'Opens an account for a child, in the market of the caller. It has no email address and no password.',
        description: `${recentSignInDescription} USER.PARENT_PERMISSION: the caller is guided. USER.EXISTING_GUIDANCE: the caller guides an account with this name and birth date. USER.GUARDIAN_DELETION: the account of the caller is to be deleted, and an account that it guides would be deleted with it. USER.INVALID_DATA: the name is empty, or the birth date is in the future or 18 years ago or more. GUIDANCE.NOT_INCLUDED: no running plan of the caller includes guided accounts. GUIDANCE.TOO_MANY: the caller guides as many as the plan includes. CONSENT.OUTDATED: the caller has not accepted the current terms and privacy policy.`,
        tags: ['guided account'],
        body: NewGuidedAccount,
        response: { 200: GuidedAccount },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const account = await openGuidedAccount(service, callerOf(request), request.body);
      addSecurityFacts(request, { account: account.uuid });
      return account;
    },
  );

  app.patch(
    '/guided-account/:uuid',
    {
      config: {
        access: 'reader',
        securityEvent: 'account change',
        failures: ['USER.NOT_FOUND', 'USER.INVALID_DATA'],
      },
      schema: {
        operationId: 'changeGuidedAccount',
        summary: 'Changes the names or the parental settings of an account that the caller guides.',
        description:
          'Absent fields keep their values. USER.NOT_FOUND: the caller does not guide it. USER.INVALID_DATA: a name is empty, or the hours end when they start.',
        tags: ['guided account'],
        params: WithGuidedUuid,
        body: ChangedGuidedAccount,
        response: { 200: GuidedAccount },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid } = request.params;
      addSecurityFacts(request, { account: uuid });
      return changeGuidedAccount(service, { guardianId: callerOf(request).uuid, uuid }, request.body);
    },
  );

  app.post(
    '/guided-account/:uuid/session',
    {
      config: {
        access: 'reader',
        securityEvent: 'sign-in',
        failures: ['USER.NOT_FOUND', 'LOGIN.ACCOUNT_CLOSED'],
      },
      schema: {
        operationId: 'openGuidedSession',
        summary:
          "Signs in to an account that the caller guides, and ends the caller's session on this device.",
        description:
          'USER.NOT_FOUND: the caller does not guide it. LOGIN.ACCOUNT_CLOSED: the account of the child is closed.',
        tags: ['guided account'],
        params: WithGuidedUuid,
        response: { 200: ReaderSession },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid } = request.params;
      addSecurityFacts(request, { account: uuid, method: 'guardian' });
      return openGuidedSession(service, sessionOf(request), uuid, attemptOf(request));
    },
  );

  app.post(
    '/guided-account/guardian-session',
    {
      config: {
        access: 'reader',
        securityEvent: 'return to guardian',
        failures: [
          'USER.NOT_FOUND',
          'USER.NOT_GUIDED',
          'USER.WRONG_PASSWORD',
          'USER.SIGN_IN_AGAIN',
          'LOGIN.ACCOUNT_CLOSED',
          'LOGIN.SECOND_FACTOR_REQUIRED',
          'LOGIN.WRONG_SECOND_FACTOR',
          'LOGIN.TOO_MANY_ATTEMPTS',
          'SECOND_FACTOR.UNREADABLE',
        ],
      },
      schema: {
        operationId: 'openGuardianSession',
        summary: "Signs in to the account of the caller's guardian, and ends the caller's session.",
        description:
          'USER.NOT_GUIDED: the caller has no guardian. USER.SIGN_IN_AGAIN: the guardian has no password; sign out, and sign in another way. LOGIN.SECOND_FACTOR_REQUIRED: the password is correct; send the request again with `secondFactorCode`.',
        tags: ['guided account'],
        body: GuardianCredentials,
        response: { 200: ReaderSession },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      addSecurityFacts(request, { method: 'password' });
      const { password, secondFactorCode } = request.body;
      const attempt = { ...attemptOf(request), secondFactor: secondFactorCode };
      // Also of failed attempts, which are guesses of the guardian's password on the device of a child.
      const onGuardian = (uuid: string) => addSecurityFacts(request, { account: uuid });
      return openGuardianSession(service, sessionOf(request), { password, attempt, onGuardian });
    },
  );

  app.post(
    '/guided-account/:uuid/hand-over',
    {
      config: {
        access: 'reader',
        securityEvent: 'account change',
        failures: [
          ...recentSignInFailures,
          'USER.NOT_FOUND',
          'GUIDANCE.MINOR',
          'USER.INVALID_DATA',
          'USER.EXISTING_EMAIL',
          'LOGIN.ACCOUNT_CLOSED',
        ],
      },
      schema: {
        operationId: 'beginHandOver',
        summary: 'Sends a link with which the owner of a guided account, who is 18 or older, takes it over.',
        description: `The account does not change until the owner sets a password with the link (\`resetPassword\`). Then it gets the email address, and the guidance, the parental settings and its sessions end. Sending again invalidates the previous link. ${recentSignInDescription} USER.NOT_FOUND: the caller does not guide it. GUIDANCE.MINOR: its birth date is missing or less than 18 years ago. USER.INVALID_DATA: the email address is invalid. USER.EXISTING_EMAIL: another account has it. REQUEST.TOO_MANY: the caller sent ten links in an hour. LOGIN.ACCOUNT_CLOSED: the account is closed.`,
        tags: ['guided account'],
        params: WithGuidedUuid,
        body: NewOwner,
        response: { 200: GuidedAccount },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid } = request.params;
      addSecurityFacts(request, { account: uuid });
      const { language } = attemptOf(request);
      return beginHandOver(service, callerOf(request), { ...request.body, uuid, language });
    },
  );

  app.delete(
    '/guided-account/:uuid/hand-over',
    {
      config: { access: 'reader', securityEvent: 'account change', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'cancelHandOver',
        summary: 'Invalidates the link of a hand-over. Also succeeds if there is none.',
        description: 'USER.NOT_FOUND: the caller does not guide the account.',
        tags: ['guided account'],
        params: WithGuidedUuid,
        response: { 200: GuidedAccount },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid } = request.params;
      addSecurityFacts(request, { account: uuid });
      return cancelHandOver(service, { guardianId: callerOf(request).uuid, uuid });
    },
  );
}
