import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
} from 'openid-client';
import { invalidRequest } from '../http/failures/invalid-request.ts';
import { callbackAddresses } from './callback-addresses.ts';
import { discover, type OpenIdSettings } from './discover.ts';
import {
  InvalidAuthorization,
  type OpenIdClient,
  type OpenIdPerson,
  type SignInReturn,
} from './openid-client.ts';
import { openIdPersonOf } from './openid-person-of.ts';
import { ProviderUnreachable } from './provider-unreachable.ts';

/** `site` returns the public address of Banca. The browser may be redirected only to its callback address. */
export function openOpenIdClient(settings: OpenIdSettings, site: () => string): OpenIdClient {
  let discovered: Promise<Configuration> | undefined;

  /** Concurrent callers share one request. A failed request is repeated by the next call. */
  function provider(): Promise<Configuration> {
    if (discovered) return discovered;
    const request = discover(settings, settings.issuer());
    discovered = request;
    request.catch(() => {
      discovered = undefined;
    });
    return request;
  }

  return {
    async begin({ state, nonce, codeChallenge, redirectUri }) {
      if (!callbackAddresses(site()).includes(redirectUri)) throw invalidRedirect();
      const configuration = await provider().catch(unreachable);
      const parameters = {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(configuration, parameters).href;
    },

    async finish(signIn) {
      if (!callbackAddresses(site()).includes(signIn.redirectUri)) throw new InvalidAuthorization();
      const configuration = await provider().catch(unreachable);
      const { accessToken, claims } = await exchange(configuration, signIn).catch(throwExchangeFailure);
      return completePerson(configuration, accessToken, claims);
    },
  };

  /** Loads claims that the identity token lacks from the userinfo endpoint, if there is one. */
  async function completePerson(
    configuration: Configuration,
    token: string,
    claims: IDToken,
  ): Promise<OpenIdPerson> {
    const expected = settings.scope.split(' ').flatMap((scope) => claimOfScope[scope] ?? []);
    const isComplete = expected.every((claim) => claims[claim] !== undefined);
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint)
      return openIdPersonOf(claims.sub, claims);
    const more = await fetchUserInfo(configuration, token, claims.sub).catch(unreachable);
    return openIdPersonOf(claims.sub, { ...more, ...claims });
  }

  function throwExchangeFailure(error: unknown): never {
    if (isCausedByCaller(error)) throw new InvalidAuthorization();
    return unreachable(error);
  }

  function unreachable(error: unknown): never {
    throw new ProviderUnreachable(settings.issuer(), error);
  }
}

const invalidRedirect = () => invalidRequest('redirectUri');

const claimOfScope: Record<string, string> = { email: 'email', phone: 'phone_number', plan: 'plan_active' };

async function exchange(
  configuration: Configuration,
  { code, codeVerifier, nonce, redirectUri }: SignInReturn,
): Promise<{ accessToken: string; claims: IDToken }> {
  const { issuer } = configuration.serverMetadata();
  const address = new URL(redirectUri);
  // The browser has created and checked the state. The issuer is the provider that this client uses.
  address.search = new URLSearchParams({ code, iss: issuer }).toString();
  const tokens = await authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !/^[^\p{Cc}\p{Cs}]{1,255}$/u.test(claims.sub)) throw new InvalidAuthorization();
  return { accessToken: tokens.access_token, claims };
}

const callerErrors = new Set(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch']);

/** The identity token belongs to another sign-in (nonce) or client, or it has expired. */
const invalidTokenErrors = new Set(['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);

/** False for failures of the provider and for wrong settings. */
function isCausedByCaller(error: unknown): boolean {
  if (error instanceof InvalidAuthorization) return true;
  if (error instanceof ResponseBodyError) return callerErrors.has(error.error);
  return error instanceof ClientError && invalidTokenErrors.has(error.code ?? '');
}
