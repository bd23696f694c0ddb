import type { Account } from '../../../../server/identity/accounts/accounts.ts';
import { identityCalls, nextIpAddress, validPassword as password } from '../../support/identity-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Sign-in, sign-out, and protection against guesses. */
export function identityLogin(platform: () => TestPlatform): void {
  const { call, logIn, loadAccount } = identityCalls(platform);
  let account: Account;

  const createAccount = (username: string, accountPassword: string | null = password, fields: object = {}) =>
    platform().accounts.create({
      email: `${username}@example.com`,
      username,
      password: accountPassword,
      role: 'USER',
      ...fields,
    });
  const logOut = (token?: string) =>
    call('POST', '/auth/logout', { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const loadStatus = async (uuid: string, token: string) =>
    (await loadAccount(uuid, { authorization: `Bearer ${token}` })).statusCode;
  const outcomeOf = async (usernameOrEmail: string, enteredPassword: string) => {
    const { statusCode, json } = await logIn(usernameOrEmail, enteredPassword);
    return [statusCode, json().code];
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    account = await createAccount('Ana', password, { email: 'Leitora@Banca.example' });
  });

  it.each(['Ana', 'ana', 'leitora@banca.example', ' LEITORA@banca.example '])(
    'signs in as "%s" for half a year',
    async (entry) => {
      const response = await logIn(entry);
      expect(response.statusCode).toBe(200);
      const { data } = response.json();
      expect(data).toEqual({ token: expect.any(String), uuid: account.uuid, expiresAt: expect.any(String) });
      const days = (new Date(data.expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
      expect(Math.round(days)).toBe(180);
      expect(await loadStatus(account.uuid, data.token)).toBe(200);
    },
  );

  it.each([
    ['a wrong password', 'ana', 'errada'],
    ['an account that does not exist', 'ninguem', password],
    ['a username that PostgreSQL rejects', 'a\0b', password],
    ['only spaces', '  ', password],
    ['half of an emoji', '\ud83d', '\ud83d'],
  ])('returns the same error for %s', async (_what, usernameOrEmail, enteredPassword) => {
    const response = await logIn(usernameOrEmail, enteredPassword);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'INVALID_CREDENTIALS',
      kind: 'UNAUTHORIZED',
      message: 'Invalid credentials.',
    });
  });

  it('rejects a closed account, and ends its sessions', async () => {
    const { uuid } = await createAccount('closed');
    const { uuid: google } = await createAccount('closed.google', null);
    const open = (await logIn('closed')).json().data.token;
    await platform()
      .database.updateTable('identity.account')
      .set({ isActive: false })
      .where('uuid', 'in', [uuid, google])
      .execute();
    expect(await outcomeOf('closed', password)).toEqual([409, 'LOGIN.ACCOUNT_CLOSED']);
    expect(await outcomeOf('closed', 'outra-senha-9')).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await outcomeOf('closed.google', password)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await loadStatus(uuid, open)).toBe(401);
  });

  it('names the provider of an account without a password', async () => {
    const { uuid } = await createAccount('by.google', null);
    await platform()
      .database.insertInto('identity.external_account')
      .values({ provider: 'google', subject: uuid, accountId: uuid })
      .execute();
    await createAccount('by.operator', null);
    expect(await outcomeOf('by.google', 'any')).toEqual([401, 'LOGIN.EXTERNAL_PROVIDER']);
    expect((await logIn('by.google')).json().message).toMatch(/external provider/i);
    expect(await outcomeOf('by.operator', 'any')).toEqual([401, 'LOGIN.OPERATOR_ACCOUNT']);
  });

  it('reveals an unconfirmed email address only with the correct password', async () => {
    await createAccount('unconfirmed', password, { hasVerifiedEmail: false });
    expect(await outcomeOf('unconfirmed', password)).toEqual([401, 'LOGIN.EMAIL_NOT_VERIFIED']);
    expect(await outcomeOf('unconfirmed', 'errada')).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('ends only its own session at sign-out', async () => {
    const { token } = (await logIn('ana')).json().data;
    const other = (await logIn('ana')).json().data.token;
    expect(await loadStatus(account.uuid, token)).toBe(200);
    expect((await logOut(token)).json()).toEqual({ data: null });
    expect(await loadStatus(account.uuid, token)).toBe(401);
    expect(await loadStatus(account.uuid, other)).toBe(200);
    for (const response of [await logOut(token), await logOut()]) {
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toContain('Unauthorized');
    }
  });

  it('blocks only the IP address from which passwords were guessed', async () => {
    const address = nextIpAddress();
    const guesses = Array.from({ length: 12 }, () => logIn('ana', 'errada', address));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const limited = await logIn('ANA', password, address);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(limited.json()).toMatchObject({ code: 'LOGIN.TOO_MANY_ATTEMPTS', kind: 'TOO_MANY_REQUESTS' });
    expect((await logIn('ana', password)).statusCode).toBe(200);
  });

  it('does not count successful sign-ins as guesses', async () => {
    const address = nextIpAddress();
    for (let count = 0; count < 12; count += 1) {
      expect((await logIn('ana', password, address)).statusCode).toBe(200);
    }
  });

  it.each([
    {},
    { entry: 'ana' },
    { entry: '', password },
    { entry: 'ana', password: '' },
    { entry: 'ana', password, more: 1 },
    { entry: ['ana', 'bia'], password },
    { entry: { a: 1 }, password },
    { entry: 'a'.repeat(255), password },
    { entry: 'ana', password: 'a'.repeat(257) },
    [],
  ])('rejects the body %j', async (payload) => {
    const response = await call('POST', '/auth/login', { payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
    expect(response.json().message).toMatch(/^Invalid request: /);
  });

  it.each([
    ['invalid JSON', 'application/json', '{"entry"', 400],
    ['an object with __proto__', 'application/json', '{"__proto__":{"entry":"ana"}}', 400],
    ['a form', 'multipart/form-data; boundary=a', '--a--', 415],
    ['more than a megabyte', 'application/json', `"${'a'.repeat(1024 * 1024)}"`, 413],
  ])('rejects %s', async (_what, type, payload, status) => {
    const response = await call('POST', '/auth/login', { headers: { 'content-type': type }, payload });
    expect(response.statusCode).toBe(status);
  });
}
