import { jest } from '@jest/globals';
import { type Configuration, readConfiguration } from '../../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../../server/http/open-app.ts';
import { openOpenIdClient } from '../../../../../server/openid/open-openid-client.ts';
import { openStandIns } from '../../../../../server/stand-ins/stand-ins.ts';

const request = {
  state: 'the-state',
  nonce: 'the-nonce',
  codeChallenge: 'c'.repeat(43),
  redirectUri: 'https://banca.example/callback',
};

describe('the stand-ins of Google and of an operator', () => {
  let app: App | undefined;

  async function setUpStandIns(environment: Record<string, string>, site: string) {
    const configuration: Configuration = readConfiguration({ LOG_LEVEL: 'silent', ...environment });
    const opened = await openApp(configuration, {
      findCaller: async () => null,
      isGuardianOf: async () => false,
    });
    const standIns = openStandIns(configuration, () => site);
    await opened.register((scope: App) => standIns.routes(scope), { prefix: '/thirdparty' });
    app = opened;
    return { app: opened, standIns };
  }

  afterEach(() => app?.close());

  it('do not exist if the real ones are configured', async () => {
    const { app, standIns } = await setUpStandIns(
      {
        GOOGLE_CLIENT_ID: 'x',
        GOOGLE_CLIENT_SECRET: 'y',
        OPERATOR_ISSUER: 'https://operator.example',
        OPERATOR_CLIENT_ID: 'z',
      },
      'http://localhost:3000',
    );
    expect([standIns.google, standIns.operator]).toEqual([null, null]);
    expect(app.routeAccess.filter(({ url }) => /google|operator/.test(url))).toEqual([]);
  });

  it('do not exist outside the demo', async () => {
    const { app, standIns } = await setUpStandIns({ DEMO: 'off' }, 'http://localhost:3000');
    expect(standIns).toMatchObject({ google: null, operator: null, mailbox: null });
    expect(app.routeAccess).toEqual([]);
  });

  it('can be called by the platform although only browsers can reach their public URL', async () => {
    const { app, standIns } = await setUpStandIns({}, 'https://banca.example');
    await app.listen({ host: '127.0.0.1', port: 0 });
    if (!standIns.google) throw new Error('The stand-in does not exist.');
    const address = new URL(
      await openOpenIdClient(standIns.google, () => 'https://banca.example').begin(request),
    );
    expect(address.origin + address.pathname).toBe('https://banca.example/thirdparty/google/auth');
  });

  it('can be used once the platform is listening', async () => {
    const { app, standIns } = await setUpStandIns({}, 'https://banca.example');
    if (!standIns.operator) throw new Error('The stand-in does not exist.');
    const client = openOpenIdClient(standIns.operator, () => 'https://banca.example');
    await expect(client.begin(request)).rejects.toMatchObject({ code: 'EXTERNAL.UNREACHABLE' });
    await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await client.begin(request)).toContain('/thirdparty/operator/auth');
  });

  it('show a page without scripts that says what it is and whose form may redirect to the site', async () => {
    const consoleSpies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => {}),
    );
    const { app, standIns } = await setUpStandIns({}, 'https://banca.example');
    await app.listen({ host: '127.0.0.1', port: 0 });
    if (!standIns.google) throw new Error('The stand-in does not exist.');
    const address = await openOpenIdClient(standIns.google, () => 'https://banca.example').begin(request);
    const begun = await app.inject(address.replace('https://banca.example', ''));
    expect([begun.statusCode, begun.headers.location]).toEqual([
      303,
      expect.stringContaining('/interaction/'),
    ]);
    const cookies = [begun.headers['set-cookie']].flat().map(String);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/path=\/thirdparty\/google/);
      expect(cookie).toMatch(/; secure; httponly/i);
    }
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const page = await app.inject({ url: String(begun.headers.location), headers: { cookie } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('não é do Google');
    expect(page.body).toContain('lang="en"');
    expect(page.body).not.toMatch(/<script|style=/);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' https://banca.example",
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/thirdparty/google/page.css')).headers['content-type']).toContain('text/css');
    expect(consoleSpies.flatMap((spy) => spy.mock.calls)).toEqual([]);
    jest.restoreAllMocks();
  });

  it('show a link to the site if the sign-in has expired', async () => {
    const { app } = await setUpStandIns({}, 'http://localhost:3000');
    for (const [method, path] of [
      ['GET', 'x'],
      ['POST', 'x/as/demo-google-0001'],
      ['POST', 'x/cancel'],
    ] as const) {
      const response = await app.inject({ method, url: `/thirdparty/google/interaction/${path}` });
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('href="http://localhost:3000"');
    }
  });

  it('reject a client with a wrong secret', async () => {
    const { app } = await setUpStandIns({}, 'http://localhost:3000');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${app.listeningOrigin}/thirdparty/google/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'banca', client_secret: 'x' }),
    });
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ error: 'invalid_client' }),
    ]);
  });
});
