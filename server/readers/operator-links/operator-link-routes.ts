import { Type } from 'typebox';
import { callerOf, isRecentSession, readBearerToken } from '../../http/access.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { logUnreachableProviders } from '../../openid/provider-unreachable.ts';
import { openProfiles } from '../open-profiles.ts';
import { Reader } from '../reader-schema.ts';
import { findReader } from '../readers.ts';
import type { ReadersService } from '../service.ts';
import { operatorLabel } from './operator-label.ts';
import {
  OperatorSignInRequest,
  OperatorSignInResponse,
  OperatorSignInReturn,
  Provider,
} from './operator-link-schemas.ts';
import { deactivateLink } from './operator-links.ts';
import { linkOperator, signInWithOperator } from './sign-in-with-operator.ts';
import { isSentAgain, requireOperatorClient, verifyCustomer } from './verify-customer.ts';

const operatorSignInFailures = [
  'SVA.NOT_FOUND',
  'SVA.EXISTING_USER',
  'SVA.INVALID_CREDENTIALS',
  'SVA.NO_ACTIVE_PLAN',
  'USER.EXISTING_USERNAME',
  'USER.INVALID_DATA',
  'USER.NOT_FOUND',
  'USER.PARENT_PERMISSION',
  'USER.SIGN_IN_AGAIN',
  'LOGIN.ACCOUNT_CLOSED',
  'LOGIN.SECOND_FACTOR_REQUIRED',
  'LOGIN.WRONG_SECOND_FACTOR',
  'LOGIN.TOO_MANY_ATTEMPTS',
  'SECOND_FACTOR.UNREADABLE',
  'REQUEST.TOO_MANY',
  'EXTERNAL.UNREACHABLE',
  '0101005',
  '0101006',
  '0208001',
  '0208002',
] as const satisfies ApiErrorCode[];

/** Sign-in with a telecom operator, and linking the operator to a reader's account. */
export function operatorLinkRoutes(app: App, service: ReadersService): void {
  const { database, operator, accounts } = service;
  logUnreachableProviders(app);

  app.get(
    '/sva/providers',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listOperators',
        summary: 'The operators whose customers can sign in.',
        tags: ['sva'],
        response: { 200: Type.Array(Provider) },
      },
    },
    async () => (operator.client ? [{ name: operator.name, label: operatorLabel(operator.name) }] : []),
  );

  app.post(
    '/sva/auth/init',
    {
      config: { access: 'anyone', failures: ['SVA.NOT_FOUND', 'REQUEST.TOO_MANY', 'EXTERNAL.UNREACHABLE'] },
      schema: {
        operationId: 'beginOperatorSignIn',
        summary: 'The address where the browser signs in with the operator.',
        tags: ['sva'],
        body: OperatorSignInRequest,
        response: { 200: Type.Object({ address: Type.String() }) },
      },
    },
    async ({ ip, body: { provider, ...signIn } }) => {
      const client = requireOperatorClient(service, provider);
      return { address: await accounts.countSignIn(ip, 'begin', () => client.begin(signIn)) };
    },
  );

  app.post(
    '/sva/auth',
    {
      config: { access: 'anyone or reader', securityEvent: 'sign-in', failures: operatorSignInFailures },
      schema: {
        operationId: 'finishOperatorSignIn',
        summary:
          "Signs in the operator's customer, or links the operator to the reader of the given session.",
        description:
          'USER.SIGN_IN_AGAIN: linking an operator requires a session younger than ten minutes. 0101006 and, when an operator is linked, SVA.INVALID_CREDENTIALS: the operator rejects the authorization. 0208001: the operator does not provide an email address; send the same request again with `email`, once and within 10 minutes. LOGIN.SECOND_FACTOR_REQUIRED: the account has a second factor; send the request again with `secondFactor`. `token` is null if the caller keeps the current session.',
        tags: ['sva'],
        body: OperatorSignInReturn,
        response: {
          200: OperatorSignInResponse,
        },
      },
    },
    async (request) => {
      const { body, caller, ip } = request;
      addSecurityFacts(request, { method: 'operator' });
      if (caller) await rejectGuidedReader(service, caller.uuid);
      const language = chooseLanguage(request.headers['accept-language']);
      const step = body.email === undefined ? 'finish' : 'finishWithEmail';
      // Only failures are counted, because many readers of a mobile operator share an IP address.
      const customer = await accounts.countSignIn(ip, step, () =>
        verifyCustomer(service, body, { isLinking: caller !== null }),
      );
      const { reader: user, token } = caller
        ? await linkOperator(service, customer, {
            uuid: caller.uuid,
            token: readBearerToken(request) ?? '',
            isRecent: isRecentSession(caller.session),
            language,
          })
        : await signInWithOperator(service, customer, {
            proof: body,
            isSentAgain: isSentAgain(body),
            attempt: {
              secondFactor: body.secondFactor,
              address: ip,
              userAgent: request.headers['user-agent'],
              language,
            },
          });
      addSecurityFacts(request, { account: user.dragonId });
      return { user, token };
    },
  );

  app.patch(
    '/sva/inactivate',
    {
      config: {
        access: 'reader',
        securityEvent: 'account change',
        failures: ['SVA.NOT_FOUND', 'USER.NOT_FOUND', 'USER.PARENT_PERMISSION'],
      },
      schema: {
        operationId: 'unlinkOperator',
        summary: 'Unlinks the operator, and ends the plan that came with it.',
        description:
          'Ends all other sessions of the account, because the operator may have opened them. The caller stays signed in.',
        tags: ['sva'],
        response: { 200: Reader },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { uuid } = caller;
      await rejectGuidedReader(service, uuid);
      await database.transaction().execute(async (trx) => {
        await accounts.endOtherSessions(trx, caller);
        if (!(await deactivateLink(trx, uuid))) throw new ApiError('SVA.NOT_FOUND');
      });
      return readerOf(service, uuid, chooseLanguage(request.headers['accept-language']));
    },
  );
}

async function rejectGuidedReader({ database }: ReadersService, uuid: string): Promise<void> {
  if (await openProfiles(database).isGuided(uuid)) throw new ApiError('USER.PARENT_PERMISSION');
}

async function readerOf(
  { database, accounts: { findName } }: ReadersService,
  readerId: string,
  language: string,
) {
  const reader = await findReader(database, readerId, { language, findName });
  if (!reader) throw new ApiError('USER.NOT_FOUND');
  return reader;
}
