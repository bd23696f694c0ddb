import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
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
import { endGuidance } from './end-guidance.ts';
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

/** Lets guardians open, change and release the accounts of children, and switch between them and their own. Rules 114 and 117. */
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
        description: `${recentSignInDescription} USER.PARENT_PERMISSION: the caller is guided. USER.EXISTING_GUIDANCE: the caller guides an account with this name and birth date. USER.INVALID_DATA: the name is empty, or the birth date is in the future or 18 years ago or more. GUIDANCE.NOT_INCLUDED: no running plan of the caller includes guided accounts. GUIDANCE.TOO_MANY: the caller guides as many as the plan includes.`,
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
        securityEvent: 'sign-in',
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
      const session = await openGuardianSession(service, sessionOf(request), password, attempt);
      addSecurityFacts(request, { account: session.user.dragonId });
      return session;
    },
  );

  app.post(
    '/guided-account/:uuid/independence',
    {
      config: {
        access: 'reader',
        securityEvent: 'account change',
        failures: [
          ...recentSignInFailures,
          'USER.NOT_FOUND',
          'USER.UNDERAGE',
          'USER.INVALID_DATA',
          'USER.EXISTING_EMAIL',
        ],
      },
      schema: {
        operationId: 'endGuidance',
        summary: 'Gives a guided account to its owner, who is 18 or older.',
        description: `The account gets the email address, which is not confirmed yet, and loses its guardian and its parental settings. Its sessions end, and an email leads to a first password. ${recentSignInDescription} USER.NOT_FOUND: the caller does not guide it. USER.UNDERAGE: its birth date is missing or less than 18 years ago.`,
        tags: ['guided account'],
        params: WithGuidedUuid,
        body: NewOwner,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { uuid } = request.params;
      addSecurityFacts(request, { account: uuid });
      const { email, password } = request.body;
      const { language } = attemptOf(request);
      await endGuidance(service, callerOf(request), { uuid, email, password, language });
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );
}
