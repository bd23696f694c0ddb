import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
} from 'openid-client';
import { Refusal } from '../http/refusal.ts';
import { callbackAddresses } from './callback-addresses.ts';
import { discover, type OpenIdSettings } from './discover.ts';
import { InvalidAuthorization, type OpenIdClient, type Person, type SignInReturn } from './openid-client.ts';
import { personOf } from './person-of.ts';
import { ProviderUnreachable } from './provider-unreachable.ts';

export type { OpenIdSettings } from './discover.ts';

/** `site`: the address that readers type, to which alone people are sent back. */
export function openOpenIdClient(settings: OpenIdSettings, site: () => string): OpenIdClient {
  let found: Promise<Configuration> | undefined;

  /** Asked once, by however many at once; again after a failure, so that a provider that was away is no restart. */
  function provider(): Promise<Configuration> {
    if (found) return found;
    const asked = discover(settings, settings.issuer());
    found = asked;
    asked.catch(() => {
      found = undefined;
    });
    return asked;
  }

  return {
    async begin({ state, nonce, codeChallenge, redirectUri }) {
      if (!callbackAddresses(site()).includes(redirectUri)) throw foreignCallback();
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

    async finish(back) {
      if (!callbackAddresses(site()).includes(back.redirectUri)) throw new InvalidAuthorization();
      const configuration = await provider().catch(unreachable);
      const { accessToken, claims } = await exchange(configuration, back).catch(refused);
      return askForMore(configuration, accessToken, claims);
    },
  };

  /** What the identity token keeps silent about, the provider's userinfo may tell. */
  async function askForMore(configuration: Configuration, token: string, claims: IDToken): Promise<Person> {
    const wanted = settings.scope.split(' ').flatMap((scope) => claimOfScope[scope] ?? []);
    const isComplete = wanted.every((claim) => claims[claim] !== undefined);
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return personOf(claims.sub, claims);
    const more = await fetchUserInfo(configuration, token, claims.sub).catch(unreachable);
    return personOf(claims.sub, { ...more, ...claims });
  }

  function refused(error: unknown): never {
    if (isOfThePerson(error)) throw new InvalidAuthorization();
    return unreachable(error);
  }

  function unreachable(error: unknown): never {
    throw new ProviderUnreachable(settings.issuer(), error);
  }
}

const foreignCallback = () => new Refusal('REQUEST.INVALID', { details: { problem: 'redirectUri' } });

const claimOfScope: Record<string, string> = { email: 'email', phone: 'phone_number', plan: 'plan_active' };

async function exchange(
  configuration: Configuration,
  { code, codeVerifier, nonce, redirectUri }: SignInReturn,
): Promise<{ accessToken: string; claims: IDToken }> {
  const { issuer } = configuration.serverMetadata();
  const address = new URL(redirectUri);
  // The state was compared where it was made, in the browser; which provider sent it back is what we asked.
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

const codesOfThePerson = new Set(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch']);

/** An identity token that does not hold: of another sign-in (nonce) or client, forged, or out of its time. */
const wrongToken = new Set(['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);

/** The provider works, but not for this code: all else is the provider's trouble, or a wrong setting. */
function isOfThePerson(error: unknown): boolean {
  if (error instanceof InvalidAuthorization) return true;
  if (error instanceof ResponseBodyError) return codesOfThePerson.has(error.error);
  return error instanceof ClientError && wrongToken.has(error.code ?? '');
}
