import { openOpenIdClient } from '../../../../server/openid/open-openid-client.ts';
import { InvalidAuthorization } from '../../../../server/openid/openid-client.ts';
import { ProviderUnreachable } from '../../../../server/openid/provider-unreachable.ts';
import { FakeOpenIdProvider } from '../../../fakes/session/fake-openid-provider.ts';

const secret = 'a_secret/of+ours';
const request = {
  state: 'the-state',
  nonce: 'the-nonce',
  codeChallenge: 'c'.repeat(43),
  redirectUri: 'http://localhost:3000/callback',
};
const back = {
  code: 'the/code',
  codeVerifier: 'v'.repeat(43),
  nonce: request.nonce,
  redirectUri: request.redirectUri,
};

describe('a client of an OpenID provider', () => {
  let provider: FakeOpenIdProvider;
  const open = (more: { scope?: string; clientSecret?: string | undefined; issuer?: () => string } = {}) =>
    openOpenIdClient(
      {
        issuer: () => provider.issuer,
        clientId: 'banca',
        clientSecret: secret,
        scope: 'openid email profile',
        ...more,
      },
      () => 'http://localhost:3000',
    );
  const reasonOf = async (failing: Promise<unknown>) => {
    const error = await failing.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnreachable);
    const { code, statusCode, reason } = error as ProviderUnreachable;
    expect([code, statusCode]).toEqual(['EXTERNAL.UNREACHABLE', 502]);
    return reason;
  };
  const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

  beforeEach(async () => {
    provider = new FakeOpenIdProvider();
    await provider.listen();
  });
  afterEach(() => provider.close());

  it('sends the browser away with everything but a secret', async () => {
    const address = new URL(await open().begin(request));
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'banca',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: request.redirectUri,
      state: request.state,
      nonce: request.nonce,
      code_challenge: request.codeChallenge,
      code_challenge_method: 'S256',
    });
  });

  it.each([
    'https://example.com/callback',
    'http://localhost:3001/callback',
    'https://localhost:3000/callback',
    'http://localhost:3000/callback/',
    'http://localhost:3000@example.com/callback',
    'not an address',
  ])('sends nobody back to %s', async (redirectUri) => {
    await expect(open().begin({ ...request, redirectUri })).rejects.toMatchObject({
      code: 'REQUEST.INVALID',
      details: { problem: 'redirectUri' },
    });
    await expect(open().finish({ ...back, redirectUri })).rejects.toThrow(InvalidAuthorization);
    expect(provider.requests).toEqual([]);
  });

  it('exchanges the code with its verifier, and tells who it is', async () => {
    provider.claims = { email: 'a@example.com', email_verified: true, name: 'Ana Lima' };
    const person = await open().finish(back);
    expect(person).toMatchObject({
      subject: 'somebody',
      email: 'a@example.com',
      isEmailVerified: true,
      phoneNumber: null,
      name: 'Ana Lima',
    });
    expect(Object.fromEntries(provider.tokenRequest.body)).toEqual({
      grant_type: 'authorization_code',
      code: back.code,
      code_verifier: back.codeVerifier,
      redirect_uri: back.redirectUri,
      client_id: 'banca',
      client_secret: secret,
    });
    expect(provider.requests).not.toContain('/userinfo');
  });

  it.each([[['client_secret_basic']], [undefined]])(
    'shows its secret in the header where the provider takes %s',
    async (methods) => {
      provider.authMethods = methods;
      await open().finish(back);
      const told = Buffer.from(
        provider.tokenRequest.authorization.replace('Basic ', ''),
        'base64',
      ).toString();
      expect(told).toBe('banca:a%5Fsecret%2Fof%2Bours');
      expect(provider.tokenRequest.body.has('client_secret')).toBe(false);
    },
  );

  it('needs no secret where it has none', async () => {
    await open({ clientSecret: undefined }).finish(back);
    expect(provider.tokenRequest.body.has('client_secret')).toBe(false);
  });

  it('asks for what the identity token keeps silent about, and believes the token first', async () => {
    provider.claims = { phone_number: '+5511911112222' };
    provider.userinfo = {
      email: 'b@example.com',
      email_verified: true,
      phone_number: '+1',
      plan_active: true,
    };
    const person = await open({ scope: 'openid email phone plan' }).finish(back);
    expect(person).toMatchObject({ email: 'b@example.com', phoneNumber: '+5511911112222' });
    expect(person.claims).toMatchObject({ plan_active: true });
  });

  it('believes no userinfo of somebody else', async () => {
    provider.userinfo = { sub: 'another', email: 'b@example.com' };
    await expect(open().finish(back)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it.each([
    ['of another sign-in', { nonce: 'another' }],
    ['for another client', { aud: 'another' }],
    ['of another provider', { iss: 'https://example.com' }],
    ['that has expired', { exp: seconds(-90) }],
    ['that is not valid yet', { nbf: seconds(90) }],
  ])('refuses an identity token %s', async (_what, claims) => {
    provider.claims = claims;
    await expect(open().finish(back)).rejects.toBeInstanceOf(InvalidAuthorization);
  });

  it.each([
    ['slow', { exp: seconds(-30) }],
    ['fast', { nbf: seconds(30), iat: seconds(30) }],
  ])('bears with a clock that is up to a minute %s', async (_what, claims) => {
    provider.claims = claims;
    expect((await open().finish(back)).subject).toBe('somebody');
  });

  it('refuses an identity token that the provider has not signed', async () => {
    provider.isForged = true;
    await expect(open().finish(back)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it.each(['invalid_grant', 'invalid_request'])('tells a code that is refused with %s', async (error) => {
    provider.tokenFailure = { status: 400, body: { error, error_description: 'it was used' } };
    await expect(open().finish(back)).rejects.toBeInstanceOf(InvalidAuthorization);
  });

  it.each([
    ['that does not know this client', 401, { error: 'invalid_client' }, 'invalid_client'],
    ['that is broken', 500, { error: 'server_error' }, 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    ['that talks nonsense', 200, ['?'], 'OAUTH_INVALID_RESPONSE'],
  ])('tells a provider %s from a wrong code, and the log why', async (_what, status, body, reason) => {
    provider.tokenFailure = { status, body };
    expect(await reasonOf(open().finish(back))).toBe(reason);
  });

  it('asks a provider for its addresses once, however many sign in at once', async () => {
    const client = open();
    await Promise.all([client.begin(request), client.begin(request), client.finish(back)]);
    await client.begin(request);
    expect(provider.requests.filter((path) => path.includes('well-known'))).toHaveLength(1);
  });

  it('goes on by itself when a provider that was away has come back', async () => {
    const client = open();
    const issuer = provider.issuer;
    await provider.close();
    expect(await reasonOf(client.begin(request))).toBe('ECONNREFUSED');
    expect(await reasonOf(client.finish(back))).toBe('ECONNREFUSED');
    await provider.listen();
    expect(provider.issuer).toBe(issuer);
    expect(await client.begin(request)).toContain(issuer);
    await provider.close();
    expect(await reasonOf(client.finish(back))).toBe('ECONNREFUSED');
  });

  it('asks nobody over a line that is not encrypted, but on this machine', async () => {
    const client = open({ issuer: () => 'http://accounts.example' });
    expect(await reasonOf(client.begin(request))).toBe('OAUTH_HTTP_REQUEST_FORBIDDEN');
  });

  it('takes an issuer that calls itself something else for none', async () => {
    const client = open({ issuer: () => provider.issuer.replace('127.0.0.1', 'localhost') });
    expect(await reasonOf(client.begin(request))).toBe('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED');
  });
});
