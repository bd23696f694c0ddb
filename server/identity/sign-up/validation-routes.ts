import { Type } from 'typebox';
import { ApiError } from '../../http/api-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { createEmailRequestHandler } from '../emails/email-requests.ts';
import { EmailRequestBody, MagicCode } from '../emails/email-schemas.ts';
import { spendCode } from '../emails/magic-codes.ts';
import { sendValidation } from '../emails/send-validation.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { Data } from '../schemas.ts';
import type { IdentityService } from '../service.ts';

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
        tags: ['user'],
        body: MagicCode,
        response: { 200: Data(Type.Null()) },
      },
    },
    async (request) => {
      const { uuid, code } = request.body;
      addSecurityFacts(request, { account: uuid });
      const guess = { limit: limits.magicCode.address, subject: networkOf(request.ip) };
      const confirm = () =>
        database.transaction().execute(async (rows) => {
          if (!(await spendCode(rows, { account: uuid, purpose: 'email', code }))) return false;
          const { numUpdatedRows } = await rows
            .updateTable('identity.account')
            .set({ hasVerifiedEmail: true })
            .where('uuid', '=', uuid)
            .where('isActive', '=', true)
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        });
      const isConfirmed = await countAttempt(attempts, guess, confirm, {
        isUncountedOutcome: (isCorrect) => isCorrect,
      });
      if (!isConfirmed) throw new ApiError('USER.INVALID_CODE');
      return { data: null };
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
