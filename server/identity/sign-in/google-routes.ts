import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ApiError, isApiError } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { logFailure } from '../../http/failures/log-failure.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { InvalidAuthorization, type OpenIdClient, type OpenIdPerson } from '../../openid/openid-client.ts';
import { logUnreachableProviders } from '../../openid/provider-unreachable.ts';
import { signInRequest, signInReturn } from '../../openid/sign-in-schemas.ts';
import type { Account } from '../accounts/accounts.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { Data, OpenedSession, SecondFactorCode } from '../schemas.ts';
import {
  allowOncePerProof,
  findPendingSignIn,
  savePendingSignIn,
} from '../second-factor/pending-sign-ins.ts';
import { secondFactorFailures, secondFactorGate } from '../second-factor/second-factor-gate.ts';
import type { IdentityService } from '../service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { rememberNetwork } from '../sessions/known-networks.ts';
import { type ExternalAccounts, openExternalAccounts } from './external-accounts.ts';

const SignInRequest = Type.Object(signInRequest, { additionalProperties: false });
const SignInReturn = Type.Object(
  { ...signInReturn, secondFactor: Type.Optional(SecondFactorCode) },
  { additionalProperties: false },
);

/** Sign-in with Google. The browser returns from Google with a code, which the platform exchanges for the identity. */
export function googleRoutes(app: App, service: IdentityService): void {
  logUnreachableProviders(app);
  const accounts = openExternalAccounts(service.database, 'google');

  app.get(
    '/auth/external/providers',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listSignInProviders',
        summary: 'The external sign-in providers: google or none.',
        tags: ['auth'],
        response: { 200: Data(Type.Array(Type.Literal('google'))) },
      },
    },
    async () => ({ data: service.google ? ['google' as const] : [] }),
  );

  app.post(
    '/auth/external/google/init',
    {
      config: { access: 'anyone', failures: ['ROUTE.NOT_FOUND', 'REQUEST.TOO_MANY', 'EXTERNAL.UNREACHABLE'] },
      schema: {
        operationId: 'beginGoogleSignIn',
        summary: 'The address where the browser signs in with Google.',
        tags: ['auth'],
        body: SignInRequest,
        response: {
          200: Data(Type.Object({ address: Type.String() })),
        },
      },
    },
    async (request) => {
      const begin = (google: OpenIdClient) => google.begin(request.body);
      return { data: { address: await countCall(service, request, limits.google.begin, begin) } };
    },
  );

  app.post(
    '/auth/external/google',
    {
      config: {
        access: 'anyone',
        securityEvent: 'sign-in',
        failures: [
          ...secondFactorFailures,
          'ROUTE.NOT_FOUND',
          'GOOGLE.INVALID_CODE',
          'GOOGLE.NOT_LINKED',
          'LOGIN.ACCOUNT_CLOSED',
          'REQUEST.TOO_MANY',
          'EXTERNAL.UNREACHABLE',
        ],
      },
      schema: {
        operationId: 'finishGoogleSignIn',
        summary: 'Signs in with Google. Creates an account for a new person.',
        description:
          'LOGIN.SECOND_FACTOR_REQUIRED: send the same request again with `secondFactor` within 10 minutes, at most five times.',
        tags: ['auth'],
        body: SignInReturn,
        response: {
          200: Data(OpenedSession),
        },
      },
    },
    async (request) => {
      const { body, ip, headers } = request;
      addSecurityFacts(request, { method: 'google' });
      const account = await countCall(service, request, limits.google.finish, async (google) =>
        body.secondFactor === undefined
          ? findOrCreateAccount(service, accounts, await verifyPerson(google, body))
          : findPendingAccount(service, body),
      );
      addSecurityFacts(request, { account: account.uuid });
      // Only the owner sees this: Google has verified the caller.
      if (!account.isActive) throw new ApiError('LOGIN.ACCOUNT_CLOSED');
      const network = networkOf(ip);
      const language = chooseLanguage(headers['accept-language']);
      const gate = secondFactorGate(service, { code: body.secondFactor, network, language });
      const pass = body.secondFactor === undefined ? gate.pass : allowOncePerProof(body, gate.pass);
      const { token, expiresAt } = await service.sessions
        .open(account.uuid, pass, { device: describeDevice(headers['user-agent']) })
        .catch(async (error) => {
          if (isApiError(error, 'LOGIN.SECOND_FACTOR_REQUIRED'))
            await savePendingSignIn(service.database, body, account.uuid);
          throw error;
        });
      gate.notify();
      await rememberNetwork(service.database, account.uuid, network).catch(logFailure(request));
      return { data: { token, uuid: account.uuid, expiresAt: expiresAt.toISOString() } };
    },
  );
}

const findOrCreateAccount = async (
  service: IdentityService,
  accounts: ExternalAccounts,
  person: OpenIdPerson,
): Promise<Account> =>
  (await accounts.find(person.subject)) ?? (await createAccount(service, accounts, person));

async function findPendingAccount(
  { database, accounts }: IdentityService,
  proof: Static<typeof SignInReturn>,
): Promise<Account> {
  const uuid = await findPendingSignIn(database, proof);
  const account = uuid === null ? undefined : await accounts.find(uuid);
  if (!account) throw new ApiError('GOOGLE.INVALID_CODE');
  return account;
}

/** Runs a call to Google and counts it. Only failures caused by the caller stay counted. */
async function countCall<Outcome>(
  { google, attempts }: IdentityService,
  { ip }: Pick<FastifyRequest, 'ip'>,
  limit: AttemptLimit,
  call: (google: OpenIdClient) => Promise<Outcome>,
): Promise<Outcome> {
  if (!google) throw new ApiError('ROUTE.NOT_FOUND');
  const attempt = { limit, subject: networkOf(ip) };
  return countAttempt(attempts, attempt, () => call(google), { isUncountedOutcome: () => true });
}

async function verifyPerson(
  google: OpenIdClient,
  signIn: Static<typeof SignInReturn>,
): Promise<OpenIdPerson> {
  try {
    return await google.finish(signIn);
  } catch (error) {
    throw error instanceof InvalidAuthorization ? new ApiError('GOOGLE.INVALID_CODE') : error;
  }
}

/** Does not link an existing account with the same address, because its owner may not own the address. */
async function createAccount(
  service: IdentityService,
  accounts: ExternalAccounts,
  person: OpenIdPerson,
): Promise<Account> {
  const { email, isEmailVerified } = person;
  if (!email || !isEmailVerified) throw new ApiError('GOOGLE.INVALID_CODE');
  const account = await accounts.open({ ...person, email });
  if (account) return account;
  const other = await service.accounts.findByUsernameOrEmail(email);
  throw new ApiError(other?.isActive ? 'GOOGLE.NOT_LINKED' : 'GOOGLE.INVALID_CODE');
}
