import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { callbackAddresses } from '../../openid/callback-addresses.ts';
import { openOpenIdMemory } from './openid-memory.ts';
import { claimsOf, claimsOfScopes, type StandInName, standInPeople } from './openid-people.ts';

export interface OpenIdStandIn {
  name: StandInName;
  /** Such as '/thirdparty/google'. */
  path: string;
  clientId: string;
  clientSecret: string;
}

const lifetimesInSeconds = {
  AuthorizationCode: 60,
  AccessToken: 300,
  IdToken: 300,
  Interaction: 900,
  Session: 900,
  Grant: 900,
};

/** A real OpenID provider with the platform as its only client. Its people are fictional and need no password. */
export async function openStandIn(standIn: OpenIdStandIn, site: string): Promise<Provider> {
  const provider = new Provider(`${site}${standIn.path}`, await configurationOf(standIn, site));
  // Builds its URLs from the X-Forwarded headers, which `prepareProviderRequest` sets.
  provider.proxy = true;
  return provider;
}

async function configurationOf(
  { name, path, clientId, clientSecret }: OpenIdStandIn,
  site: string,
): Promise<Configuration> {
  const cookie = { path, httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: callbackAddresses(site),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [await generateKey()] },
    adapter: openOpenIdMemory(),
    scopes: Object.keys(claimsOfScopes),
    claims: claimsOfScopes,
    // Google puts claims into the ID token. Operators follow the standard and return them from the userinfo endpoint.
    conformIdTokenClaims: name === 'operator',
    cookies: { keys: [randomBytes(32).toString('base64url')], long: cookie, short: cookie },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    responseTypes: ['code'],
    ttl: lifetimesInSeconds,
    // No sessions are stored.
    expiresWithSession: () => false,
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    loadExistingGrant: grantAllScopes,
    findAccount: (_context, subject) => {
      const person = standInPeople[name].find((each) => each.subject === subject);
      return person && { accountId: subject, claims: () => claimsOf(person) };
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'text/plain; charset=utf-8';
      context.body = `${error}${description ? `: ${description}` : ''}\n`;
    },
  };
}

async function generateKey() {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

/** There is no consent page. */
async function grantAllScopes({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  });
  grant.addOIDCScope(Object.keys(claimsOfScopes).join(' '));
  await grant.save();
  return grant;
}
