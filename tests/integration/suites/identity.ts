import type { Account } from '../../../server/identity/accounts.ts';
import type { TestPlatform } from '../support/test-platform.ts';

export function identity(platform: () => TestPlatform): void {
  const password = 'correta-cavalo-bateria';
  let account: Account;
  let lastAddress = 0;

  /** Each from an address of its own unless told otherwise, so that no test uses up another's attempts. */
  const logIn = (entry: string, given = password, remoteAddress = `10.0.0.${++lastAddress}`) =>
    platform().app.inject({
      method: 'POST',
      url: '/api/identity/auth/login',
      remoteAddress,
      headers: { 'accept-language': 'pt-br' },
      payload: { entry, password: given },
    });
  const logOut = (token?: string) =>
    platform().app.inject({
      method: 'POST',
      url: '/api/identity/auth/logout',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const user = (uuid: string, token: string) =>
    platform().app.inject({
      url: `/api/identity/user/${uuid}`,
      headers: { authorization: `Bearer ${token}` },
    });

  beforeAll(async () => {
    await platform().empty();
    account = await platform().accounts.create({
      email: 'Leitora@Banca.example',
      username: 'Ana',
      password,
      role: 'USER',
      grantings: ['EDITOR', 'MANAGER'],
    });
  });

  it.each(['Ana', 'ana', 'leitora@banca.example', ' LEITORA@banca.example '])(
    'signs in as "%s"',
    async (entry) => {
      const response = await logIn(entry);
      expect(response.statusCode).toBe(200);
      const { data } = response.json();
      expect(data).toEqual({ token: expect.any(String), uuid: account.uuid, expiresAt: expect.any(String) });
      const days = (new Date(data.expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
      expect(Math.round(days)).toBe(30);
      expect((await user(account.uuid, data.token)).json().data).toEqual({
        uuid: account.uuid,
        username: 'Ana',
        nickname: null,
        name: null,
        surname: null,
        avatar: null,
        email: 'Leitora@Banca.example',
        isActive: true,
        hasVerifiedEmail: true,
        hasAcceptedLgpd: true,
        validationStrategy: 'EMAIL',
        createdAt: account.created_at.toISOString(),
        link: { userId: account.uuid, roles: ['USER'], grantings: ['EDITOR', 'MANAGER'] },
      });
    },
  );

  it.each([
    ['a wrong password', 'ana', 'errada'],
    ['an account that does not exist', 'ninguem', password],
    ['an entry that no database takes', 'a\0b', password],
  ])('answers %s with the same words', async (_what, entry, given) => {
    const response = await logIn(entry, given);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'INVALID_CREDENTIALS',
      kind: 'UNAUTHORIZED',
      message: 'Invalid credentials.',
    });
  });

  it('does not let a closed account in, and ends its sessions', async () => {
    const { uuid } = await platform().accounts.create({
      email: 'c@example.com',
      username: 'closed',
      password,
      role: 'USER',
    });
    const open = (await logIn('closed')).json().data.token;
    await platform()
      .database.updateTable('identity.account')
      .set({ is_active: false })
      .where('uuid', '=', uuid)
      .execute();
    expect((await logIn('closed')).statusCode).toBe(401);
    expect((await user(uuid, open)).statusCode).toBe(401);
  });

  it('signs out at once and for good', async () => {
    const { token } = (await logIn('ana')).json().data;
    expect((await user(account.uuid, token)).statusCode).toBe(200);
    expect((await logOut(token)).json()).toEqual({ data: null });
    expect((await user(account.uuid, token)).statusCode).toBe(401);
    for (const response of [await logOut(token), await logOut()]) {
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toContain('Unauthorized');
    }
  });

  it('keeps the tokens of sessions out of the database', async () => {
    const { token } = (await logIn('ana')).json().data;
    const rows = await platform().database.selectFrom('identity.session').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('accepts no session that has expired', async () => {
    const expired = await platform().signIn('USER', new Date());
    const response = await platform().app.inject({
      url: `/api/identity/user/${expired.uuid}`,
      headers: expired.headers,
    });
    expect(response.statusCode).toBe(401);
  });

  it('makes whoever guesses wait, and only them', async () => {
    const guesses = Array.from({ length: 12 }, () => logIn('ana', 'errada', '10.9.9.9'));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const refused = await logIn('ANA', password, '10.9.9.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(refused.json()).toMatchObject({ code: 'LOGIN.TOO_MANY_ATTEMPTS', kind: 'TOO_MANY_REQUESTS' });
    expect((await logIn('ana', password)).statusCode).toBe(200);
  });

  it('counts only failures', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await logIn('ana', password, '10.8.8.8')).statusCode).toBe(200);
    }
  });

  it('shows an account to its owner and to administrators only', async () => {
    const owner = await platform().signIn();
    const admin = await platform().signIn('ADMIN');
    const see = async (headers: Record<string, string>, uuid = owner.uuid) =>
      (await platform().app.inject({ url: `/api/identity/user/${uuid}`, headers })).statusCode;
    expect(await see(owner.headers)).toBe(200);
    expect(await see(admin.headers)).toBe(200);
    expect(await see((await platform().signIn()).headers)).toBe(403);
    expect(await see((await platform().signIn('STAFF')).headers)).toBe(403);
    expect(await see(admin.headers, '00000000-0000-4000-8000-000000000000')).toBe(404);
  });

  it('lets nobody take a username or e-mail address that differs in case only', async () => {
    const taken = { email: 'other@example.com', username: 'ANA', password, role: 'USER' } as const;
    await expect(platform().accounts.create(taken)).rejects.toThrow('already');
    await expect(
      platform().accounts.create({ ...taken, username: 'x', email: 'LEITORA@BANCA.EXAMPLE' }),
    ).rejects.toThrow('already');
  });

  it.each([{}, { entry: 'ana' }, { entry: '', password }, { entry: 'ana', password, more: 1 }, []])(
    'refuses the body %j',
    async (body) => {
      const response = await platform().app.inject({
        method: 'POST',
        url: '/api/identity/auth/login',
        payload: body,
      });
      expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
      expect(response.json().message).toMatch(/^Invalid request: /);
    },
  );
}
