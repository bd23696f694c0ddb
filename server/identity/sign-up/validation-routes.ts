import { Type } from 'typebox';
import { ApiError } from '../../http/api-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { logFailure } from '../../http/failures/log-failure.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { createEmailRequestHandler } from '../emails/email-requests.ts';
import { EmailConfirmation, EmailRequestBody } from '../emails/email-schemas.ts';
import { sendValidation } from '../emails/send-validation.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { Data, OpenedSession } from '../schemas.ts';
import { secondFactorGate } from '../second-factor/second-factor-gate.ts';
import type { IdentityService } from '../service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { rememberNetwork } from '../sessions/known-networks.ts';
import { confirmEmail } from './confirm-email.ts';

export function validationRoutes(app: App, service: IdentityService): void {
  const { database, attempts } = service;
  const requestEmail = createEmailRequestHandler(app, service);

  app.post(
    '/user/validate-email',
    {
      config: {
        access: 'anyone',
        securityEvent: 'email confirmation',
        failures: ['USER.INVALID_CODE', 'REQUEST.TOO_MANY'],
      },
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirms the email address of an account with the code of an email. The code works once.',
        description:
          'With the `codeVerifier` of the device that signed up, also signs in. Otherwise answers null, and the reader signs in with the password.',
        tags: ['user'],
        body: EmailConfirmation,
        response: { 200: Data(Type.Union([OpenedSession, Type.Null()])) },
      },
    },
    async (request) => {
      const { uuid, codeVerifier } = request.body;
      addSecurityFacts(request, { account: uuid });
      const network = networkOf(request.ip);
      const language = chooseLanguage(request.headers['accept-language']);
      const gate = secondFactorGate(service, { code: undefined, network, language });
      const device = describeDevice(request.headers['user-agent']);
      const guess = { limit: limits.magicCode.address, subject: network };
      const confirm = () =>
        confirmEmail(database, { ...request.body, codeVerifier, gate: gate.pass, device });
      const confirmed = await countAttempt(attempts, guess, confirm, {
        isUncountedOutcome: (outcome) => outcome !== null,
      });
      if (!confirmed) throw new ApiError('USER.INVALID_CODE');
      if (!confirmed.session) return { data: null };
      addSecurityFacts(request, { method: 'email link' });
      await rememberNetwork(database, uuid, network).catch(logFailure(request));
      const { token, expiresAt } = confirmed.session;
      return { data: { token, uuid, expiresAt: expiresAt.toISOString() } };
    },
  );

  app.post(
    '/user/validate-email/resend',
    {
      config: { access: 'anyone', securityEvent: 'email confirmation', failures: ['REQUEST.TOO_MANY'] },
      schema: {
        operationId: 'resendConfirmation',
        summary:
          'Sends the confirmation email again. The response is the same if there is nothing to confirm.',
        tags: ['user'],
        body: EmailRequestBody,
        response: { 200: Data(Type.Null()) },
      },
    },
    (request, reply) =>
      requestEmail(request, reply, {
        limits: limits.resend,
        isFor: (account) => !account.hasVerifiedEmail,
        send: sendValidation,
      }),
  );
}
