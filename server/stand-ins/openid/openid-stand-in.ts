import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { callbackAddresses } from '../../openid/callback-addresses.ts';
import { openOpenIdMemory } from './openid-memory.ts';
import { claimsOf, claimsOfScopes, type StandInName, standInPeople } from './openid-people.ts';

export interface StandIn {
  name: StandInName;
  /** Such as '/thirdparty/google'. */
  path: string;
  clientId: string;
  clientSecret: string;
}

/** Seconds. Long enough for a reader, and for nobody who comes later. */
const lifetimes = {
  AuthorizationCode: 60,
  AccessToken: 300,
  IdToken: 300,
  Interaction: 900,
  Session: 900,
  Grant: 900,
};

/**
 * A real OpenID provider for one client, this newsstand: code flow, PKCE, a client secret and keys of its own. Only
 * its people are not real, and it takes their word for who they are.
 */
export async function openStandIn(standIn: StandIn, site: string): Promise<Provider> {
  const provider = new Provider(`${site}${standIn.path}`, await configurationOf(standIn, site));
  // Its own addresses are made of what these headers say, which the routes write.
  provider.proxy = true;
  return provider;
}

async function configurationOf(
  { name, path, clientId, clientSecret }: StandIn,
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
    jwks: { keys: [await newKey()] },
    adapter: openOpenIdMemory(),
    scopes: Object.keys(claimsOfScopes),
    claims: claimsOfScopes,
    // Google tells its claims in the identity token, operators as the standard has it: where they are asked for.
    conformIdTokenClaims: name === 'operator',
    cookies: { keys: [randomBytes(32).toString('base64url')], long: cookie, short: cookie },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    responseTypes: ['code'],
    ttl: lifetimes,
    // There are none to go by: whoever comes back chooses again who to be.
    expiresWithSession: () => false,
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    loadExistingGrant: grantAsked,
    findAccount: (_context, subject) => {
      const person = standInPeople[name].find((one) => one.subject === subject);
      return person && { accountId: subject, claims: () => claimsOf(person) };
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'text/plain; charset=utf-8';
      context.body = `${error}${description ? `: ${description}` : ''}\n`;
    },
  };
}

async function newKey() {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

/** The newsstand is told what it asks for: there is no page to consent on. */
async function grantAsked({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  });
  grant.addOIDCScope(Object.keys(claimsOfScopes).join(' '));
  await grant.save();
  return grant;
}
