import { FakeOpenIdProvider } from '../../fakes/session/fake-openid-provider.ts';
import { createSignInRequest } from '../support/test-browser.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** No program listens at this address. */
const absentProvider = 'http://127.0.0.1:1';

const environmentOf = (issuer: string) => ({
  PUBLIC_URL: 'https://banca.example',
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: 'banca',
  GOOGLE_CLIENT_SECRET: 'secret',
  OPERATOR_NAME: 'telefone',
  OPERATOR_ISSUER: issuer,
  OPERATOR_CLIENT_ID: 'banca',
  OPERATOR_CLIENT_SECRET: 'secret',
});

/** The providers are configured only by settings, like real ones. */
describe('a platform with configured providers', () => {
  const provider = new FakeOpenIdProvider();
  let platform: TestPlatform;

  beforeAll(async () => {
    await provider.listen();
    platform = await openTestPlatform({
      environment: environmentOf(provider.issuer),
    });
  }, 60_000);
  afterAll(async () => {
    await platform.close();
    await provider.close();
  });

  const services = [
    { name: 'Google', path: '/api/identity/auth/external/google', extra: {} },
    { name: 'the operator', path: '/api/comics/sva/auth', extra: { provider: 'telefone' } },
  ];
  const post = (url: string, payload: object) => platform.app.inject({ method: 'POST', url, payload });
  const { codeVerifier, ...request } = createSignInRequest('https://banca.example/callback');
  const { nonce, redirectUri } = request;
  const signInReturn = { code: 'the-code', codeVerifier, nonce, redirectUri };

  it.each(services)(
    'reports that $name is unavailable, and works again afterwards',
    async ({ path, extra }) => {
      await provider.close();
      for (const [url, payload] of [
        [`${path}/init`, request],
        [path, signInReturn],
      ] as const) {
        const response = await post(url, { ...payload, ...extra });
        expect([response.statusCode, response.json().code]).toEqual([502, 'EXTERNAL.UNREACHABLE']);
      }
      await provider.listen();
      const response = await post(`${path}/init`, { ...request, ...extra });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(provider.issuer);
      provider.tokenFailure = { status: 500, body: {} };
      expect((await post(path, { ...signInReturn, ...extra })).statusCode).toBe(502);
      provider.tokenFailure = undefined;
    },
  );

  it.each(services)('does not count outages of $name as failures of a network', async ({ path, extra }) => {
    provider.tokenFailure = { status: 503, body: {} };
    const finish = async () => (await post(path, { ...signInReturn, ...extra })).statusCode;
    const statuses = new Set<number>();
    for (let count = 0; count < 62; count += 1) statuses.add(await finish());
    expect([...statuses]).toEqual([502]);
    provider.tokenFailure = undefined;
    provider.claims = { nonce: 'of another sign-in' };
    expect([400, 401]).toContain(await finish());
    provider.claims = {};
  });

  it.each(services)(
    'does not count sign-ins that begin while $name is unavailable',
    async ({ path, extra }) => {
      const other = await openTestPlatform({ environment: environmentOf(absentProvider) });
      const statuses = new Set<number>();
      for (let count = 0; count < 62; count += 1) {
        const payload = { ...request, ...extra };
        statuses.add((await other.app.inject({ method: 'POST', url: `${path}/init`, payload })).statusCode);
      }
      await other.close();
      expect([...statuses]).toEqual([502]);
    },
  );

  it('signs in with both, and identifies the account by the subject at each provider', async () => {
    provider.claims = { nonce, sub: '1234', email: 'ana@example.com', email_verified: true };
    provider.userinfo = { sub: '1234', plan_active: true };
    const google = await post('/api/identity/auth/external/google', signInReturn);
    expect(google.statusCode).toBe(200);
    provider.claims = { ...provider.claims, email: 'bia@example.com', phone_number: '+5511900000000' };
    const operator = await post('/api/comics/sva/auth', { ...signInReturn, provider: 'telefone' });
    expect(operator.json().user.svaBond).toMatchObject({ svaName: 'telefone', subjectId: '1234' });
    expect(operator.json().user.dragonId).not.toBe(google.json().data.uuid);
  });

  it('has no stand-ins', async () => {
    expect(platform.app.routeAccess.filter(({ url }) => /thirdparty.*(google|operator)/.test(url))).toEqual(
      [],
    );
    const providers = await platform.app.inject('/api/comics/sva/providers');
    expect(providers.json()).toEqual([{ name: 'telefone', label: 'Telefone' }]);
  });
});

describe('a platform without providers', () => {
  it('lists no providers, and rejects the start of a sign-in', async () => {
    const platform = await openTestPlatform({ environment: { DEMO: 'off' } });
    const read = async (url: string) => (await platform.app.inject(url)).json();
    expect(await read('/api/identity/auth/external/providers')).toEqual({ data: [] });
    expect(await read('/api/comics/sva/providers')).toEqual([]);
    const { codeVerifier: _codeVerifier, ...request } = createSignInRequest('https://banca.example/callback');
    const begin = async (url: string, payload: object) => {
      const response = await platform.app.inject({ method: 'POST', url, payload });
      return [response.statusCode, response.json().code];
    };
    expect(await begin('/api/identity/auth/external/google/init', request)).toEqual([404, 'ROUTE.NOT_FOUND']);
    expect(await begin('/api/comics/sva/auth/init', { provider: 'claro', ...request })).toEqual([
      404,
      'SVA.NOT_FOUND',
    ]);
    await platform.close();
  });
});
