import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { limits } from '../../../../server/identity/limits.ts';
import { networkOf } from '../../../../server/identity/network-of.ts';
import { signInAtStandIn, startListening } from '../../support/stand-in-sign-in.ts';
import { createSignInRequest, TestBrowser } from '../../support/test-browser.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const newPerson = 'demo-google-0001';
const personWithAccount = 'demo-google-0002';
const personWithUnverifiedEmail = 'demo-google-0003';

/** Sign-in with Google, from the first call to the session, with the stand-in over real HTTP. */
export function google(platform: () => TestPlatform): void {
  let site: string;

  const post = (path: string, payload: object) =>
    platform().app.inject({ method: 'POST', url: `/api/identity/auth/external/google${path}`, payload });

  const beginSignIn = async (request: object): Promise<string> =>
    (await post('/init', request)).json().data.address;
  const returnFromGoogle = (subject: string | null, browser?: TestBrowser) =>
    signInAtStandIn(site, subject, beginSignIn, browser);
  const signInAs = async (subject: string) => post('', (await returnFromGoogle(subject)).finish);
  const countOf = async (table: 'identity.account' | 'identity.external_account') =>
    (await platform().database.selectFrom(table).select('createdAt').execute()).length;
  const invalidCodeError = { code: 'GOOGLE.INVALID_CODE', kind: 'UNAUTHORIZED', message: expect.any(String) };

  beforeAll(async () => {
    site = await startListening(platform());
  });
  beforeEach(() => platform().deleteAllData());

  it('lists Google as a provider', async () => {
    const response = await platform().app.inject('/api/identity/auth/external/providers');
    expect(response.json()).toEqual({ data: ['google'] });
  });

  it('opens an account for a new person without a password, with a verified address and a username from it', async () => {
    const response = await signInAs(newPerson);
    expect(response.statusCode).toBe(200);
    const { token, uuid } = response.json().data;
    const user = await platform().app.inject({
      url: `/api/identity/user/${uuid}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(user.json().data).toMatchObject({
      uuid,
      username: 'gabi.google',
      name: 'Gabi',
      email: 'gabi.google@correio.example',
      hasVerifiedEmail: true,
      hasAcceptedLgpd: false,
    });
    const { passwordHash } = await platform()
      .database.selectFrom('identity.account')
      .select('passwordHash')
      .executeTakeFirstOrThrow();
    expect(passwordHash).toBeNull();
  });

  it('finds the account by the subject at Google, even if its address has changed', async () => {
    const { uuid } = (await signInAs(newPerson)).json().data;
    await platform()
      .database.updateTable('identity.account')
      .set({ email: 'outro@example.com', username: 'outra' })
      .execute();
    const again = (await signInAs(newPerson)).json().data;
    expect(again.uuid).toBe(uuid);
    expect(await countOf('identity.account')).toBe(1);
  });

  it('does not count successful sign-ins as failures of their network', async () => {
    const attempts = openAttempts(platform().database);
    const subject = networkOf('127.0.0.1');
    for (const limit of [limits.google.begin, limits.google.finish]) {
      for (let count = 1; count < limit.maxCount; count += 1) await attempts.count({ limit, subject });
    }
    for (let count = 0; count < 3; count += 1) expect((await signInAs(newPerson)).statusCode).toBe(200);
    await platform().database.deleteFrom('platform.attempt').execute();
  });

  it('generates another username if the first one is taken', async () => {
    await platform().accounts.create({
      email: 'x@example.com',
      username: 'Gabi.Google',
      password: null,
      role: 'USER',
    });
    const { uuid } = (await signInAs(newPerson)).json().data;
    const account = await platform().accounts.find(uuid);
    expect(account?.username).toMatch(/^gabi\.google\.\d{3}$/);
  });

  it('does not link an existing account with the same address', async () => {
    await platform().accounts.create({
      email: 'Leitora@banca.example',
      username: 'leitora',
      password: null,
      role: 'USER',
    });
    const response = await signInAs(personWithAccount);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: 'GOOGLE.NOT_LINKED',
      message: expect.stringMatching(/external provider/i),
    });
    expect(await countOf('identity.external_account')).toBe(0);
    expect(await countOf('identity.account')).toBe(1);
  });

  it('opens no account with an unverified address', async () => {
    const response = await signInAs(personWithUnverifiedEmail);
    expect([response.statusCode, response.json()]).toEqual([401, invalidCodeError]);
    expect(await countOf('identity.account')).toBe(0);
  });

  it('reports only to the owner that the account is closed', async () => {
    await signInAs(newPerson);
    await platform().database.updateTable('identity.account').set({ isActive: false }).execute();
    expect((await signInAs(newPerson)).json().code).toBe('LOGIN.ACCOUNT_CLOSED');
    await platform().database.deleteFrom('identity.external_account').execute();
    expect((await signInAs(newPerson)).json()).toEqual(invalidCodeError);
  });

  it('opens one account for two concurrent sign-ins of a new person', async () => {
    const returns = await Promise.all([returnFromGoogle(newPerson), returnFromGoogle(newPerson)]);
    const responses = await Promise.all(returns.map(({ finish }) => post('', finish)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(responses.map((response) => response.json().data.uuid)).size).toBe(1);
    expect(await countOf('identity.account')).toBe(1);
  });

  it('accepts a code once', async () => {
    const { finish } = await returnFromGoogle(newPerson);
    expect((await post('', finish)).statusCode).toBe(200);
    const replayed = await post('', finish);
    expect([replayed.statusCode, replayed.json()]).toEqual([401, invalidCodeError]);
  });

  it.each([
    ['verifier', { codeVerifier: 'a'.repeat(43) }],
    ['nonce', { nonce: 'another-nonce' }],
    ['code', { code: 'made-up' }],
    ['redirect address', { redirectUri: 'http://localhost:1/callback' }],
  ])('rejects a code with a wrong %s', async (_what, wrong) => {
    const { finish } = await returnFromGoogle(newPerson);
    const response = await post('', { ...finish, ...wrong });
    expect([response.statusCode, response.json()]).toEqual([401, invalidCodeError]);
    expect(await countOf('identity.account')).toBe(0);
  });

  it('redirects back with an error if the person cancels', async () => {
    const { callback } = await returnFromGoogle(null);
    expect(callback.get('error')).toBe('access_denied');
    expect(callback.has('code')).toBe(false);
  });

  it('lets the person choose an account at each sign-in', async () => {
    const browser = new TestBrowser();
    await returnFromGoogle(personWithUnverifiedEmail, browser);
    const { finish } = await returnFromGoogle(newPerson, browser);
    expect((await post('', finish)).statusCode).toBe(200);
  });

  it("opens Google's page only in the browser that began the sign-in", async () => {
    const { codeVerifier: _codeVerifier, ...request } = createSignInRequest(`${site}/callback`);
    const first = await new TestBrowser().open(await beginSignIn(request));
    const page = new URL(first.headers.get('location') ?? '', site).href;
    const stranger = await new TestBrowser().open(page);
    expect(stranger.status).toBe(400);
    expect(await stranger.text()).toContain('expirou');
    const choice = await new TestBrowser().open(`${page}/as/${newPerson}`, { method: 'POST' });
    expect(choice.status).toBe(400);
  });

  it('does not redirect to an address of another site', async () => {
    const { codeVerifier: _codeVerifier, ...request } = createSignInRequest('https://example.com/callback');
    const response = await post('/init', request);
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });

  it.each([
    [{ state: 'short' }],
    [{ codeChallenge: 'not-a-hash' }],
    [{ redirectUri: 'javascript:alert(1)' }],
    [{ more: true }],
  ])('rejects a sign-in that begins with %j', async (wrong) => {
    const { codeVerifier: _codeVerifier, ...request } = createSignInRequest(`${site}/callback`);
    const response = await post('/init', { ...request, ...wrong });
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });
}
