import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { callerOf, recentSignInDescription, recentSignInFailures } from '../../http/access.ts';
import { ApiError, type ApiErrorCode, isApiError } from '../../http/api-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { type SecondFactorNotice, sendSecondFactorNotice } from '../emails/send-second-factor-notice.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { Confirmation, Data } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
} from './change-second-factor.ts';
import { findSecondFactorState } from './find-second-factor-state.ts';
import {
  CodeConfirmation,
  FirstCode,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from './schemas.ts';

/** The error codes of changes that a code confirms. */
const codeFailures = [
  ...recentSignInFailures,
  'SECOND_FACTOR.WRONG_CODE',
  'SECOND_FACTOR.NOT_ON',
  'SECOND_FACTOR.UNREADABLE',
  'LOGIN.TOO_MANY_ATTEMPTS',
] as const satisfies ApiErrorCode[];

/** The second factor of the caller's own account. */
export function secondFactorRoutes(app: App, service: IdentityService): void {
  const { accounts, attempts, profiles } = service;

  async function notify(request: FastifyRequest, kind: SecondFactorNotice): Promise<void> {
    const account = await accounts.find(callerOf(request).uuid);
    if (!account) return;
    sendSecondFactorNotice(service, account, kind, chooseLanguage(request.headers['accept-language']));
  }

  app.get(
    '/user/second-factor',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'getSecondFactor',
        summary: 'Whether the account has a second factor.',
        tags: ['second factor'],
        response: { 200: Data(SecondFactorState) },
      },
    },
    async (request) => ({ data: await findSecondFactorState(service, callerOf(request)) }),
  );

  app.post(
    '/user/second-factor/begin',
    {
      config: {
        access: 'reader',
        securityEvent: 'second factor change',
        failures: [
          ...recentSignInFailures,
          'SECOND_FACTOR.ALREADY_ON',
          'SECOND_FACTOR.UNPROVEN_EMAIL',
          'USER.NOT_FOUND',
          'USER.PARENT_PERMISSION',
        ],
      },
      schema: {
        operationId: 'beginSecondFactor',
        summary: 'Creates the secret for an authenticator app. It must be confirmed within 30 minutes.',
        description: recentSignInDescription,
        tags: ['second factor'],
        body: Confirmation,
        response: { 200: Data(SecondFactorSetup) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await requireRecentSignIn(service, caller, request.body.password);
      if (await profiles.isGuided(caller.uuid)) throw new ApiError('USER.PARENT_PERMISSION');
      // The email address may belong to somebody else, who could then never sign in.
      if ((await profiles.findOperatorOfUnprovenEmail(caller.uuid)) !== null) {
        throw new ApiError('SECOND_FACTOR.UNPROVEN_EMAIL');
      }
      return { data: await beginSecondFactor(service, caller.uuid) };
    },
  );

  app.post(
    '/user/second-factor/confirm',
    {
      config: {
        access: 'reader',
        securityEvent: 'second factor change',
        failures: [
          'SECOND_FACTOR.WRONG_CODE',
          'SECOND_FACTOR.NOT_BEGUN',
          'SECOND_FACTOR.ALREADY_ON',
          'LOGIN.TOO_MANY_ATTEMPTS',
        ],
      },
      schema: {
        operationId: 'confirmSecondFactor',
        summary: 'Turns the second factor on with the first code. Ends all other sessions of the account.',
        tags: ['second factor'],
        body: FirstCode,
        response: { 200: Data(RecoveryCodes) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const guess = { limit: limits.secondFactor.addressAndAccount, subject: `${caller.uuid} setup` };
      const confirm = () => confirmSecondFactor(service, { caller, code: request.body.code });
      const recoveryCodes = await countAttempt(attempts, guess, confirm, {
        isUncountedOutcome: () => true,
        isUncountedError: (error) => !isApiError(error, 'SECOND_FACTOR.WRONG_CODE'),
      });
      await notify(request, 'secondFactorOn');
      return { data: { recoveryCodes } };
    },
  );

  app.post(
    '/user/second-factor/recovery-codes',
    {
      config: { access: 'reader', securityEvent: 'second factor change', failures: codeFailures },
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'Returns new recovery codes, confirmed by a code. The previous ones no longer work.',
        description: recentSignInDescription,
        tags: ['second factor'],
        body: CodeConfirmation,
        response: { 200: Data(RecoveryCodes) },
      },
    },
    async (request) => {
      await requireRecentSignIn(service, callerOf(request), request.body.password);
      const recoveryCodes = await renewRecoveryCodes(service, attemptOf(request));
      await notify(request, 'recoveryCodesRenewed');
      return { data: { recoveryCodes } };
    },
  );

  app.post(
    '/user/second-factor/turn-off',
    {
      config: { access: 'reader', securityEvent: 'second factor change', failures: codeFailures },
      schema: {
        operationId: 'turnSecondFactorOff',
        summary: 'Turns the second factor off, confirmed by a code.',
        description: recentSignInDescription,
        tags: ['second factor'],
        body: CodeConfirmation,
        response: { 200: Data(Type.Null()) },
      },
    },
    async (request) => {
      await requireRecentSignIn(service, callerOf(request), request.body.password);
      await turnSecondFactorOff(service, attemptOf(request));
      await notify(request, 'secondFactorOff');
      return { data: null };
    },
  );
}

const attemptOf = (request: FastifyRequest<{ Body: { code: string } }>) => ({
  account: callerOf(request).uuid,
  code: request.body.code,
  network: networkOf(request.ip),
});
