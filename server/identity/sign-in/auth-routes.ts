import { Type } from 'typebox';
import { readBearerToken } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { logFailure } from '../../http/failures/log-failure.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { networkOf } from '../network-of.ts';
import { Credentials, Data, OpenedSession } from '../schemas.ts';
import { secondFactorFailures, secondFactorGate } from '../second-factor/second-factor-gate.ts';
import type { IdentityService } from '../service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { rememberNetwork } from '../sessions/known-networks.ts';
import { logIn } from './log-in.ts';

export function authRoutes(app: App, service: IdentityService): void {
  app.post(
    '/auth/login',
    {
      config: {
        access: 'anyone',
        securityEvent: 'sign-in',
        failures: [
          ...secondFactorFailures,
          'INVALID_CREDENTIALS',
          'LOGIN.ACCOUNT_CLOSED',
          'LOGIN.EMAIL_NOT_VERIFIED',
          'LOGIN.EXTERNAL_PROVIDER',
          'LOGIN.OPERATOR_ACCOUNT',
          'LOGIN.PUBLISHED_PASSWORD',
          'REQUEST.TOO_MANY',
        ],
      },
      schema: {
        operationId: 'signIn',
        summary: 'Signs in.',
        description:
          'LOGIN.EXTERNAL_PROVIDER and LOGIN.OPERATOR_ACCOUNT: the account has no password. LOGIN.EMAIL_NOT_VERIFIED: the password is correct, but the email address is not confirmed. LOGIN.SECOND_FACTOR_REQUIRED: the password is correct; send the same request again with `code`.',
        tags: ['auth'],
        body: Credentials,
        response: { 200: Data(OpenedSession) },
      },
    },
    async (request) => {
      const { entry, password, code } = request.body;
      const network = networkOf(request.ip);
      addSecurityFacts(request, { method: 'password' });
      const account = await logIn(service, {
        entry: entry.trim(),
        password,
        network,
        onAccount: (uuid) => addSecurityFacts(request, { account: uuid }),
      });
      const language = chooseLanguage(request.headers['accept-language']);
      const gate = secondFactorGate(service, { code, network, language });
      const device = describeDevice(request.headers['user-agent']);
      const session = await service.sessions.openAfterPassword(account, gate.pass, { device });
      if (!session) throw new ApiError('INVALID_CREDENTIALS');
      gate.notify();
      await rememberNetwork(service.database, account.uuid, network).catch(logFailure(request));
      const { token, expiresAt } = session;
      return { data: { token, uuid: account.uuid, expiresAt: expiresAt.toISOString() } };
    },
  );

  app.post(
    '/auth/logout',
    {
      config: { access: 'reader', securityEvent: 'sign-out' },
      schema: {
        operationId: 'signOut',
        summary: 'Signs out. The token becomes invalid.',
        tags: ['auth'],
        response: { 200: Data(Type.Null()) },
      },
    },
    async (request) => {
      await service.sessions.close(readBearerToken(request) ?? '');
      return { data: null };
    },
  );
}
