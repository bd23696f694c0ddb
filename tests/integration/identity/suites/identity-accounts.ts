import { birthDateAt } from '../../support/birth-date-at.ts';
import { buildSignUp, identityCalls, nextIpAddress, validPassword } from '../../support/identity-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Sign-up, and checks of values that are taken. */
export function identityAccounts(platform: () => TestPlatform): void {
  /** Differs from the password of the first sign-up. The same password would correct the unconfirmed account. */
  const password = 'outra-senha-boa-9';
  const { call, logIn, signUp } = identityCalls(platform);
  const codeOf = async (user: unknown) => {
    const response = await signUp(user);
    return [response.statusCode, response.json().code];
  };
  const checkExists = async (field: string, value: string, from = nextIpAddress()) =>
    call('GET', `/user/exists/${field}/${encodeURIComponent(value)}`, { from });

  beforeAll(() => platform().deleteAllData());

  it('opens an account without signing in', async () => {
    const { email, username, phoneNumber, birthDate, password } = buildSignUp({
      email: 'Nova@Banca.example',
    });
    const response = await signUp({ ...buildSignUp(), email, username, phoneNumber });
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username,
      nickname: null,
      name: null,
      surname: null,
      about: null,
      avatar: null,
      cover: null,
      email,
      phoneNumber,
      cpf: null,
      birthDate,
      address: null,
      isActive: true,
      hasDeclaredAdult: false,
      hasVerifiedEmail: false,
      hasAcceptedLgpd: true,
      validationStrategy: 'EMAIL',
      createdAt: expect.any(String),
      deletionAt: null,
      balance: 0,
      link: { userId: data.uuid, appToken: 'banca', roles: ['USER'], grantings: [], gatewaysMetadata: {} },
    });
    expect(JSON.stringify(data)).not.toContain(password);
    expect((await logIn(username)).json().code).toBe('LOGIN.EMAIL_NOT_VERIFIED');
    const account = await platform().accounts.find(data.uuid);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('opens an account for an email address, a password and a declaration of age', async () => {
    const { email, password, validationStrategy, hasAcceptedLgpd } = buildSignUp({
      email: 'Bia.Rosa@banca.example',
    });
    const minimal = { email, password, validationStrategy, hasAcceptedLgpd };
    const { statusCode, json } = await signUp({ ...minimal, isAdult: true });
    expect([statusCode, json().data]).toMatchObject([
      201,
      { email, username: 'bia.rosa', phoneNumber: null, birthDate: null, hasAcceptedLgpd: true },
    ]);
    const account = await platform().accounts.find(json().data.uuid);
    expect(Date.now() - Number(account?.declaredAdultAt)).toBeLessThan(60_000);
    expect(await codeOf({ ...minimal, email: 'sem.idade@banca.example' })).toEqual([
      400,
      'USER.INVALID_DATA',
    ]);
  });

  it('generates different usernames for addresses with the same beginning, also at the same time', async () => {
    const { username: _, ...user } = buildSignUp();
    const emails = ['a', 'b', 'c'].map((host) => `maria.joana@${host}.example`);
    const users = emails.map((email) => ({
      ...user,
      email,
      phoneNumber: undefined,
      password: `${password}-${email}`,
    }));
    const first = await signUp(users[0]);
    const others = await Promise.all(users.slice(1).map((each) => signUp(each)));
    const usernames = [first, ...others].map(({ json }) => json().data.username);
    expect(usernames[0]).toBe('maria.joana');
    for (const username of usernames)
      expect(username).toMatch(/^maria\.joana(\.\d{3})?$|^maria\.joa\.\d{5,}$/);
    expect(new Set(usernames).size).toBe(3);
  });

  it('creates an email code for the new account', async () => {
    const { data } = (await signUp(buildSignUp())).json();
    const codes = await platform()
      .database.selectFrom('identity.magic_code')
      .select('purpose')
      .where('accountId', '=', data.uuid)
      .execute();
    expect(codes).toEqual([{ purpose: 'email' }]);
  });

  it.each([
    ['email', 'USER.EXISTING_EMAIL'],
    ['username', 'USER.EXISTING_USERNAME'],
    ['phoneNumber', 'USER.EXISTING_PHONE_NUMBER'],
  ] as const)('rejects the %s of another account, in any case', async (field, code) => {
    const first = buildSignUp();
    expect((await signUp(first)).statusCode).toBe(201);
    expect(await codeOf(buildSignUp({ [field]: first[field].toUpperCase(), password }))).toEqual([409, code]);
  });

  it.each(['email', 'username', 'phoneNumber'] as const)(
    'gives the same %s to only one of two concurrent sign-ups',
    async (field) => {
      const one = buildSignUp();
      const outcomes = await Promise.all(
        [one, buildSignUp({ [field]: one[field], password })].map((user) => codeOf(user)),
      );
      const code = { email: 'EMAIL', username: 'USERNAME', phoneNumber: 'PHONE_NUMBER' }[field];
      expect(outcomes.sort()).toEqual([
        [201, undefined],
        [409, `USER.EXISTING_${code}`],
      ]);
    },
  );

  it.each(['1234567', 'sem-numero', '12345678', ''])('rejects the password "%s"', async (password) => {
    expect(await codeOf(buildSignUp({ password }))).toEqual([400, 'USER.INVALID_PASSWORD']);
  });

  it('rejects a password that is easy to guess, also from other fields of the form', async () => {
    const user = { username: 'zu.quintela', email: 'leal@correio.example', birthDate: '1990-02-28' };
    const easy = [
      'senha123',
      'Banca12345',
      'zu.quintela1',
      'leal2026',
      'zu28021990',
      'pao-de-queijo-quente-31',
    ];
    for (const password of easy) {
      expect([password, ...(await codeOf(buildSignUp({ ...user, password })))]).toEqual([
        password,
        400,
        'USER.COMMON_PASSWORD',
      ]);
    }
    const { json } = await signUp(buildSignUp({ password: 'princesa1' }));
    expect(json().message).toContain('fácil de adivinhar. Junte três ou mais palavras');
  });

  it('rejects a visitor who is under 18 in São Paulo, and accepts one who turned 18 today', async () => {
    expect(await codeOf(buildSignUp({ birthDate: birthDateAt(18, 1) }))).toEqual([400, 'USER.UNDERAGE']);
    expect(await codeOf(buildSignUp({ birthDate: birthDateAt(18) }))).toEqual([201, undefined]);
  });

  it.each([
    ['email', 'leitora'],
    ['email', 'a\0@banca.example'],
    ['email', '🙂@banca.example'],
    ['email', `a@${'b.'.repeat(126)}`],
    ['username', 'ana'],
    ['username', '12345678'],
    ['username', 'ana\0banca'],
    ['username', 'leitora🙂'],
    ['username', 'leitora\ud800'],
    ['password', 'correta-cavalo-1\ud800'],
    ['phoneNumber', '11987654321'],
    ['phoneNumber', '+55119'],
    ['birthDate', '2000-02-31'],
    ['birthDate', '1850-01-01'],
    ['birthDate', '28/02/90'],
  ])('rejects the %s %j and names the field', async (field, value) => {
    const response = await signUp(buildSignUp({ [field]: value }));
    expect([response.statusCode, response.json().code]).toEqual([400, 'USER.INVALID_DATA']);
    expect(response.json().message).toContain(`"${field}"`);
  });

  it('accepts an email address of 254 characters, and rejects one of 255', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}`;
    expect(email).toHaveLength(254);
    expect(await codeOf(buildSignUp({ email }))).toEqual([201, undefined]);
    expect(await codeOf(buildSignUp({ email: `${email}e` }))).toEqual([400, 'REQUEST.INVALID']);
  });

  it.each([
    ['terms that are not accepted', { hasAcceptedLgpd: false }],
    ['another validation', { validationStrategy: 'SMS' }],
    ['a role', { role: 'ADMIN' }],
    ['lists', { email: ['a@banca.example', 'b@banca.example'] }],
    ['objects', { username: { a: 1 } }],
    ['a declaration of being younger', { isAdult: false }],
    ['a secret instead of its hash', { codeChallenge: 'segredo' }],
    ['a password that is too long', { password: 'a1'.repeat(200) }],
  ])('rejects %s', async (_what, more) => {
    expect(await codeOf(buildSignUp(more))).toEqual([400, 'REQUEST.INVALID']);
  });

  it('accepts twenty sign-ups an hour from one IP address', async () => {
    const from = nextIpAddress();
    const first = buildSignUp();
    expect((await signUp(first, from)).statusCode).toBe(201);
    // Repeated sign-ups for an unconfirmed account are limited as guesses of its password too.
    await platform()
      .database.updateTable('identity.account')
      .set({ hasVerifiedEmail: true })
      .where('email', '=', first.email)
      .execute();
    const again = await Promise.all(
      Array.from({ length: 20 }, () => signUp({ ...buildSignUp(), email: first.email }, from)),
    );
    expect(again.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    const limited = again.find(({ statusCode }) => statusCode === 429);
    expect(limited?.json()).toMatchObject({ code: 'REQUEST.TOO_MANY', kind: 'TOO_MANY_REQUESTS' });
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(50 * 60);
  });

  it('reports which values are taken', async () => {
    const { email, username, phoneNumber } = buildSignUp();
    await signUp({ ...buildSignUp(), email, username, phoneNumber });
    const check = async (field: string, value: string) => (await checkExists(field, value)).json().data;
    for (const [field, value] of [
      ['email', email.toUpperCase()],
      ['username', username.toUpperCase()],
      ['phoneNumber', phoneNumber],
      ['phoneNumber', phoneNumber.slice(1)],
      ['phoneNumber', phoneNumber.slice(3)],
    ] as const) {
      expect([field, await check(field, value)]).toEqual([field, { exists: true }]);
    }
    for (const [field, value] of [
      ['email', 'nobody@banca.example'],
      ['username', email],
      ['username', 'a\0b'],
      ['username', '🙂'],
      ['phoneNumber', '11900000000'],
      ['phoneNumber', '+12025550123'],
    ] as const) {
      expect([field, await check(field, value)]).toEqual([field, { exists: false }]);
    }
    expect((await checkExists('phoneNumber', '+55 11')).statusCode).toBe(400);
    expect((await checkExists('cpf', '52998224725')).statusCode).toBe(404);
  });

  it('allows 300 checks in a quarter of an hour', async () => {
    const from = nextIpAddress();
    const statuses = [];
    for (let count = 0; count < 301; count += 1)
      statuses.push((await checkExists('username', 'x', from)).statusCode);
    expect(statuses.lastIndexOf(200)).toBe(299);
    expect(statuses[300]).toBe(429);
  });

  it('rejects a wrong password', async () => {
    const { username } = buildSignUp();
    await platform().accounts.create({
      email: 'x@y.example',
      username,
      password: validPassword,
      role: 'USER',
    });
    expect((await logIn(username)).statusCode).toBe(200);
    expect((await logIn(username, `${validPassword}2`)).statusCode).toBe(401);
  });
}
