import { type Static, Type } from 'typebox';
import { errorHandler, Failure } from '../http/error-responses.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { bearerToken } from '../http/rights.ts';
import type { Account, Accounts } from './accounts.ts';
import { countLoginAttempts } from './login-attempts.ts';
import { isPasswordOf } from './passwords.ts';
import { Credentials, Data, IdentityUser, OpenedSession } from './schemas.ts';
import type { Sessions } from './sessions.ts';

/** The identity service. Its clients recognise failures by English words: they are told in English always. */
export function identityRoutes(app: App, accounts: Accounts, sessions: Sessions): void {
  const attempts = countLoginAttempts();
  app.setErrorHandler(errorHandler('en-us'));

  app.post(
    '/auth/login',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Signs in.',
        tags: ['auth'],
        body: Credentials,
        response: { 200: Data(OpenedSession), 400: Failure, 401: Failure, 429: Failure },
      },
    },
    async (request) => {
      const { entry, password } = request.body;
      attempts.begin(request.ip, entry);
      const account = await accounts.findByEntry(entry.trim());
      const matches = await isPasswordOf(account?.password_hash ?? null, password);
      if (!account?.is_active || !matches) throw new Refusal('INVALID_CREDENTIALS');
      attempts.succeeded(request.ip, entry);
      const { token, expiresAt } = await sessions.open(account.uuid);
      return { data: { token, uuid: account.uuid, expiresAt: expiresAt.toISOString() } };
    },
  );

  app.post(
    '/auth/logout',
    {
      config: { access: 'reader' },
      schema: {
        summary: 'Signs out: the token opens nothing any more.',
        tags: ['auth'],
        response: { 200: Data(Type.Null()), 401: Failure },
      },
    },
    async (request) => {
      await sessions.close(bearerToken(request) ?? '');
      return { data: null };
    },
  );

  app.get(
    '/user/:uuid',
    {
      config: { access: 'oneself or ADMIN' },
      schema: {
        summary: 'An account, for its owner and for administrators.',
        tags: ['user'],
        params: Type.Object({ uuid: Type.String({ format: 'uuid' }) }),
        response: { 200: Data(IdentityUser), 401: Failure, 403: Failure, 404: Failure },
      },
    },
    async (request) => {
      const account = await accounts.find(request.params.uuid);
      if (!account) throw new Refusal('USER.NOT_FOUND');
      return { data: userOf(account) };
    },
  );
}

function userOf(account: Account): Static<typeof IdentityUser> {
  return {
    uuid: account.uuid,
    username: account.username,
    nickname: account.nickname,
    name: account.name,
    surname: account.surname,
    avatar: account.avatar,
    email: account.email,
    isActive: account.is_active,
    hasVerifiedEmail: account.has_verified_email,
    hasAcceptedLgpd: account.has_accepted_lgpd,
    validationStrategy: 'EMAIL',
    createdAt: account.created_at.toISOString(),
    link: { userId: account.uuid, roles: [account.role], grantings: account.grantings },
  };
}
