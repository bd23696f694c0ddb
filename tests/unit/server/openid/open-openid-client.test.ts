import { openOpenIdClient } from '../../../../server/openid/open-openid-client.ts';
import { InvalidAuthorization } from '../../../../server/openid/openid-client.ts';
import { ProviderUnreachable } from '../../../../server/openid/provider-unreachable.ts';
import { FakeOpenIdProvider } from '../../../fakes/session/fake-openid-provider.ts';

const clientSecret = 'a_secret/of+ours';
const request = {
  state: 'the-state',
  nonce: 'the-nonce',
  codeChallenge: 'c'.repeat(43),
  redirectUri: 'http://localhost:3000/callback',
};
const signIn = {
  code: 'the/code',
  codeVerifier: 'v'.repeat(43),
  nonce: request.nonce,
  redirectUri: request.redirectUri,
};

describe('openOpenIdClient', () => {
  let provider: FakeOpenIdProvider;
  const openClient = (
    options: { scope?: string; clientSecret?: string | undefined; issuer?: () => string } = {},
  ) =>
    openOpenIdClient(
      {
        issuer: () => provider.issuer,
        clientId: 'banca',
        clientSecret,
        scope: 'openid email profile',
        ...options,
      },
      () => 'http://localhost:3000',
    );
  const failureReasonOf = async (operation: Promise<unknown>) => {
    const error = await operation.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnreachable);
    const { code, statusCode, reason } = error as ProviderUnreachable;
    expect([code, statusCode]).toEqual(['EXTERNAL.UNREACHABLE', 502]);
    return reason;
  };
  const secondsFromNow = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

  beforeEach(async () => {
    provider = new FakeOpenIdProvider();
    await provider.listen();
  });
  afterEach(() => provider.close());

  it('returns the sign-in address, which contains no secret', async () => {
    const address = new URL(await openClient().begin(request));
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
  ])('rejects the redirect address %s', async (redirectUri) => {
    await expect(openClient().begin({ ...request, redirectUri })).rejects.toMatchObject({
      code: 'REQUEST.INVALID',
      details: { field: 'redirectUri', problem: 'other' },
    });
    await expect(openClient().finish({ ...signIn, redirectUri })).rejects.toThrow(InvalidAuthorization);
    expect(provider.requests).toEqual([]);
  });

  it('exchanges the code and its verifier for the person', async () => {
    provider.claims = { email: 'a@example.com', email_verified: true, name: 'Ana Lima' };
    const person = await openClient().finish(signIn);
    expect(person).toMatchObject({
      subject: 'somebody',
      email: 'a@example.com',
      isEmailVerified: true,
      phoneNumber: null,
      name: 'Ana Lima',
    });
    expect(Object.fromEntries(provider.tokenRequest.body)).toEqual({
      grant_type: 'authorization_code',
      code: signIn.code,
      code_verifier: signIn.codeVerifier,
      redirect_uri: signIn.redirectUri,
      client_id: 'banca',
      client_secret: clientSecret,
    });
    expect(provider.requests).not.toContain('/userinfo');
  });

  it.each([[['client_secret_basic']], [undefined]])(
    'sends its secret in the header if the provider supports %s',
    async (methods) => {
      provider.authMethods = methods;
      await openClient().finish(signIn);
      const credentials = Buffer.from(
        provider.tokenRequest.authorization.replace('Basic ', ''),
        'base64',
      ).toString();
      expect(credentials).toBe('banca:a%5Fsecret%2Fof%2Bours');
      expect(provider.tokenRequest.body.has('client_secret')).toBe(false);
    },
  );

  it('works without a secret', async () => {
    await openClient({ clientSecret: undefined }).finish(signIn);
    expect(provider.tokenRequest.body.has('client_secret')).toBe(false);
  });

  it('loads missing claims from the userinfo endpoint, and prefers the claims of the identity token', async () => {
    provider.claims = { phone_number: '+5511911112222' };
    provider.userinfo = {
      email: 'b@example.com',
      email_verified: true,
      phone_number: '+1',
      plan_active: true,
    };
    const person = await openClient({ scope: 'openid email phone plan' }).finish(signIn);
    expect(person).toMatchObject({ email: 'b@example.com', phoneNumber: '+5511911112222' });
    expect(person.claims).toMatchObject({ plan_active: true });
  });

  it('rejects userinfo of another person', async () => {
    provider.userinfo = { sub: 'another', email: 'b@example.com' };
    await expect(openClient().finish(signIn)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it.each([
    ['of another sign-in', { nonce: 'another' }],
    ['for another client', { aud: 'another' }],
    ['of another provider', { iss: 'https://example.com' }],
    ['that has expired', { exp: secondsFromNow(-90) }],
    ['that is not valid yet', { nbf: secondsFromNow(90) }],
  ])('rejects an identity token %s', async (_what, claims) => {
    provider.claims = claims;
    await expect(openClient().finish(signIn)).rejects.toBeInstanceOf(InvalidAuthorization);
  });

  it.each([
    ['slow', { exp: secondsFromNow(-30) }],
    ['fast', { nbf: secondsFromNow(30), iat: secondsFromNow(30) }],
  ])('tolerates a clock of the provider that is up to a minute %s', async (_what, claims) => {
    provider.claims = claims;
    expect((await openClient().finish(signIn)).subject).toBe('somebody');
  });

  it('rejects an identity token that the provider has not signed', async () => {
    provider.isForged = true;
    await expect(openClient().finish(signIn)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it.each(['invalid_grant', 'invalid_request'])('throws InvalidAuthorization for %s', async (error) => {
    provider.tokenFailure = { status: 400, body: { error, error_description: 'it was used' } };
    await expect(openClient().finish(signIn)).rejects.toBeInstanceOf(InvalidAuthorization);
  });

  it.each([
    ['does not know this client', 401, { error: 'invalid_client' }, 'invalid_client'],
    ['is broken', 500, { error: 'server_error' }, 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    ['sends an invalid response', 200, ['?'], 'OAUTH_INVALID_RESPONSE'],
  ])('throws ProviderUnreachable with a reason if the provider %s', async (_what, status, body, reason) => {
    provider.tokenFailure = { status, body };
    expect(await failureReasonOf(openClient().finish(signIn))).toBe(reason);
  });

  it('loads the addresses of the provider once for concurrent sign-ins', async () => {
    const client = openClient();
    await Promise.all([client.begin(request), client.begin(request), client.finish(signIn)]);
    await client.begin(request);
    expect(provider.requests.filter((path) => path.includes('well-known'))).toHaveLength(1);
  });

  it('works again after the provider was unavailable', async () => {
    const client = openClient();
    const issuer = provider.issuer;
    await provider.close();
    expect(await failureReasonOf(client.begin(request))).toBe('ECONNREFUSED');
    expect(await failureReasonOf(client.finish(signIn))).toBe('ECONNREFUSED');
    await provider.listen();
    expect(provider.issuer).toBe(issuer);
    expect(await client.begin(request)).toContain(issuer);
    await provider.close();
    expect(await failureReasonOf(client.finish(signIn))).toBe('ECONNREFUSED');
  });

  it('sends no unencrypted requests to other machines', async () => {
    const client = openClient({ issuer: () => 'http://accounts.example' });
    expect(await failureReasonOf(client.begin(request))).toBe('OAUTH_HTTP_REQUEST_FORBIDDEN');
  });

  it('rejects a provider with a different issuer name', async () => {
    const client = openClient({ issuer: () => provider.issuer.replace('127.0.0.1', 'localhost') });
    expect(await failureReasonOf(client.begin(request))).toBe('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED');
  });
});
