import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { limits } from '../../../../server/identity/limits.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import { runWithFullDisk } from '../../support/run-with-full-disk.ts';
import { signInAtStandIn } from '../../support/stand-in-sign-in.ts';
import { createSignInRequest } from '../../support/test-browser.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const { newCustomer, withoutEmail } = customers;
const email = 'otto@correio.example';

/** Sign-in with an operator, from the first call to the session, with the stand-in over real HTTP. */
export function operator(platform: () => TestPlatform): void {
  const calls = operatorCalls(platform);
  const { returnFromOperator, finishSignIn, signInAs, post, outcomeOf, listAccounts } = calls;

  beforeAll(() => calls.listen());
  beforeEach(() => calls.emptyAndAddPlan());

  it('lists the operators that sign readers in', async () => {
    const response = await platform().app.inject('/api/comics/sva/providers');
    expect(response.json()).toEqual([{ name: 'claro', label: 'Claro' }]);
  });

  describe('a new customer', () => {
    it('gets an account, a linked profile, the plan for 30 days and a session', async () => {
      const response = await signInAs(newCustomer);
      expect(response.statusCode).toBe(200);
      const { user, token } = response.json();
      expect(user).toMatchObject({
        svaBond: {
          isActive: true,
          svaName: 'claro',
          subjectId: newCustomer,
          metadata: { providerName: 'claro' },
        },
        subscription: { plan: { provider: 'claro' }, hasAutoRenewal: false, cycleDurationInDays: 30 },
      });
      const days = (new Date(user.subscription.expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
      expect(Math.round(days)).toBe(30);
      const profile = await platform().app.inject({
        url: `/api/comics/user/${user.dragonId}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(profile.json()).toEqual(user);
      const [account] = await listAccounts();
      expect(account).toMatchObject({
        uuid: user.dragonId,
        username: 'nara.nova',
        email: 'nara.nova@correio.example',
        phoneNumber: '+5511955550101',
        passwordHash: null,
        hasVerifiedEmail: true,
      });
    });

    it('gets the same account and no second plan at the next sign-in', async () => {
      const first = (await signInAs(newCustomer)).json().user;
      const again = (await signInAs(newCustomer)).json().user;
      expect(again).toEqual(first);
      expect(await listAccounts()).toHaveLength(1);
      expect(await platform().database.selectFrom('comics.subscription').select('id').execute()).toHaveLength(
        1,
      );
    });

    it('gets one account and four sessions for four concurrent sign-ins', async () => {
      const signInReturns = await Promise.all([1, 2, 3, 4].map(() => returnFromOperator(newCustomer)));
      const responses = await Promise.all(signInReturns.map((signInReturn) => finishSignIn(signInReturn)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const [account] = await listAccounts();
      expect(await listAccounts()).toHaveLength(1);
      for (const response of responses) expect(response.json().user.dragonId).toBe(account?.uuid);
      expect(new Set(responses.map((response) => response.json().token)).size).toBe(4);
    });

    it('gets one account if a reader links the same customer concurrently', async () => {
      const reader = await platform().signIn();
      const [signInReturn, linkReturn] = await Promise.all([
        returnFromOperator(newCustomer),
        returnFromOperator(newCustomer),
      ]);
      const responses = await Promise.all([finishSignIn(signInReturn), finishSignIn(linkReturn, {}, reader)]);
      expect(responses[0]?.statusCode).toBe(200);
      const links = await platform().database.selectFrom('comics.operator_link').selectAll().execute();
      expect(links).toHaveLength(1);
      const isLinkedToReader = responses[1]?.statusCode === 200;
      expect(links[0]?.readerId === reader.uuid).toBe(isLinkedToReader);
      expect(await listAccounts()).toHaveLength(isLinkedToReader ? 1 : 2);
    });

    it('is rejected if another account has the email address', async () => {
      await platform().accounts.create({
        email: 'Nara.Nova@correio.example',
        username: 'outra',
        password: null,
        role: 'USER',
      });
      expect(outcomeOf(await signInAs(newCustomer))).toEqual([409, '0208002']);
      expect(await listAccounts()).toHaveLength(1);
    });

    it('is rejected if another account has the phone number', async () => {
      const other = await platform().accounts.create({
        email: 'x@example.com',
        username: 'outra',
        password: null,
        role: 'USER',
        phoneNumber: '+5511955550101',
      });
      expect(outcomeOf(await signInAs(newCustomer))).toEqual([409, 'SVA.EXISTING_USER']);
      expect(await listAccounts()).toEqual([other]);
    });
  });

  describe('a customer whose email address the operator does not know', () => {
    it('signs in by repeating the request with an address, which receives an email', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      expect(outcomeOf(await finishSignIn(signInReturn))).toEqual([409, '0208001']);
      const response = await finishSignIn(signInReturn, { email });
      expect(response.statusCode).toBe(200);
      expect(response.json().user.svaBond.subjectId).toBe(withoutEmail);
      expect(await listAccounts()).toMatchObject([{ email, hasVerifiedEmail: false }]);
      const [lastEmail] = (await platform().app.inject('/thirdparty/mailbox.json')).json();
      expect(lastEmail.to).toBe(email);
      expect(lastEmail.subject).toBe('Este e-mail é seu? Confirme na Banca');
      expect(lastEmail.text).toContain('Um cliente da operadora Claro informou este endereço');
    });

    it('signs in without an address if the account exists', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      await finishSignIn(signInReturn, { email });
      expect((await signInAs(withoutEmail)).statusCode).toBe(200);
    });

    it('signs in only once with the same proof', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      expect((await finishSignIn(signInReturn, { email })).statusCode).toBe(200);
      expect(outcomeOf(await finishSignIn(signInReturn, { email: 'other@example.com' }))).toEqual([
        400,
        '0101006',
      ]);
      expect(await listAccounts()).toHaveLength(1);
    });

    it('cannot be impersonated by a stranger who knows only the code', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      const stranger = await finishSignIn(signInReturn, { email, codeVerifier: 'a'.repeat(43) });
      expect(outcomeOf(stranger)).toEqual([400, '0101006']);
      expect((await finishSignIn(signInReturn, { email })).statusCode).toBe(200);
    });

    it('has to begin again when the stored proof expires after ten minutes', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      const listPendingLinks = () =>
        platform().database.selectFrom('comics.pending_operator_link').selectAll().execute();
      const row = (await listPendingLinks()).find(({ person }) => person.subject === withoutEmail);
      const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
      expect(Math.round(minutes)).toBe(10);
      await platform()
        .database.updateTable('comics.pending_operator_link')
        .set({ expiresAt: new Date() })
        .execute();
      expect(outcomeOf(await finishSignIn(signInReturn, { email }))).toEqual([400, '0101006']);
      await finishSignIn(await returnFromOperator(withoutEmail));
      expect(await listPendingLinks()).toHaveLength(1);
    });

    it('is stored without the code and the verifier of the sign-in', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      const rows = JSON.stringify(
        await platform().database.selectFrom('comics.pending_operator_link').selectAll().execute(),
      );
      expect(rows).toContain(withoutEmail);
      expect(rows).not.toContain(signInReturn.finish.code);
      expect(rows).not.toContain(signInReturn.finish.codeVerifier);
    });

    it('cannot enter the address of another account, but may then enter another one', async () => {
      await platform().accounts.create({ email, username: 'outra', password: null, role: 'USER' });
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      expect(outcomeOf(await finishSignIn(signInReturn, { email: email.toUpperCase() }))).toEqual([
        409,
        '0208002',
      ]);
      expect((await finishSignIn(signInReturn, { email: `minha.${email}` })).statusCode).toBe(200);
    });

    it('can try at most five addresses', async () => {
      await platform().accounts.create({ email, username: 'outra', password: null, role: 'USER' });
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      for (let tries = 0; tries < 5; tries += 1) await finishSignIn(signInReturn, { email });
      expect(outcomeOf(await finishSignIn(signInReturn, { email: `minha.${email}` }))).toEqual([
        400,
        '0101006',
      ]);
    });

    it.each([
      '',
      'no-address',
      'a b@example.com',
      'a..b@example.com',
      'zero\0@example.com',
      '"x"@example.com',
    ])('cannot enter %j, which does not count as a try', async (wrong) => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      for (let tries = 0; tries < 6; tries += 1) {
        expect(outcomeOf(await finishSignIn(signInReturn, { email: wrong }))).toEqual([
          400,
          'USER.INVALID_DATA',
        ]);
      }
      expect((await finishSignIn(signInReturn, { email })).statusCode).toBe(200);
    });
  });

  describe('a code', () => {
    it('is accepted once', async () => {
      const signInReturn = await returnFromOperator(newCustomer);
      expect((await finishSignIn(signInReturn)).statusCode).toBe(200);
      expect(outcomeOf(await finishSignIn(signInReturn))).toEqual([400, '0101006']);
    });

    it.each([
      ['verifier', { codeVerifier: 'a'.repeat(43) }],
      ['nonce', { nonce: 'another-nonce' }],
      ['code', { code: 'made-up' }],
    ])('is rejected with a wrong %s', async (_what, wrong) => {
      expect(outcomeOf(await finishSignIn(await returnFromOperator(newCustomer), wrong))).toEqual([
        400,
        '0101006',
      ]);
      expect(await listAccounts()).toHaveLength(0);
    });

    it('of Google is rejected', async () => {
      const googleReturn = await signInAtStandIn(calls.site(), 'demo-google-0001', async (request) => {
        const url = '/api/identity/auth/external/google/init';
        const response = await platform().app.inject({ method: 'POST', url, payload: request });
        return response.json().data.address;
      });
      expect(outcomeOf(await finishSignIn(googleReturn))).toEqual([400, '0101006']);
    });

    it('is not issued if the person cancels, who returns with an error', async () => {
      expect((await returnFromOperator(null)).callback.get('error')).toBe('access_denied');
    });
  });

  it.each([
    ['begin', '/auth/init'],
    ['finish', '/auth'],
  ])(
    'limits failed attempts to %s a sign-in from one network',
    async (_what, path) => {
      const remoteAddress = path === '/auth' ? '192.0.2.11' : '192.0.2.12';
      const { codeVerifier, ...request } = createSignInRequest('https://other-site.example/callback');
      const { nonce, redirectUri } = request;
      const payload = path === '/auth' ? { code: 'x', codeVerifier, nonce, redirectUri } : request;
      const outcomes = [];
      for (let count = 0; count < 61; count += 1)
        outcomes.push(outcomeOf(await post(path, payload, {}, remoteAddress)));
      expect(outcomes.filter(([status]) => status === 429)).toEqual([[429, 'REQUEST.TOO_MANY']]);
      expect(outcomes.at(-1)).toEqual([429, 'REQUEST.TOO_MANY']);
    },
    60_000,
  );

  it('does not count successful sign-ins as failures of their network', async () => {
    const remoteAddress = '192.0.2.14';
    const attempts = openAttempts(platform().database);
    for (const limit of [limits.operator.begin, limits.operator.finish]) {
      for (let count = 1; count < limit.maxCount; count += 1)
        await attempts.count({ limit, subject: remoteAddress });
    }
    const { codeVerifier: _codeVerifier, ...request } = createSignInRequest(`${calls.site()}/callback`);
    for (const person of [newCustomer, newCustomer, withoutEmail, withoutEmail]) {
      expect(outcomeOf(await post('/auth/init', request, {}, remoteAddress))[0]).toBe(200);
      const response = await post('/auth', (await returnFromOperator(person)).finish, {}, remoteAddress);
      expect(response.statusCode).not.toBe(429);
    }
  }, 60_000);

  it('shares one limit between entered addresses and checks whether an address is taken', async () => {
    const remoteAddress = '192.0.2.13';
    const checkEmail = () =>
      platform().app.inject({ url: '/api/identity/user/exists/email/a@example.com', remoteAddress });
    for (let count = 0; count < 300; count += 1) await checkEmail();
    const signInReturn = await returnFromOperator(withoutEmail);
    await finishSignIn(signInReturn);
    const response = await post('/auth', { ...signInReturn.finish, email }, {}, remoteAddress);
    expect(outcomeOf(response)).toEqual([429, 'REQUEST.TOO_MANY']);
  }, 60_000);

  it.each(['https://example.com/callback', 'http://localhost:1/callback'])(
    'does not begin a sign-in that redirects to %s',
    async (redirectUri) => {
      const { codeVerifier: _codeVerifier, ...request } = createSignInRequest(redirectUri);
      expect(outcomeOf(await post('/auth/init', request))).toEqual([400, 'REQUEST.INVALID']);
    },
  );

  it('rejects an operator that is not configured', async () => {
    const signInReturn = await returnFromOperator(newCustomer);
    expect(outcomeOf(await finishSignIn(signInReturn, { provider: 'vivo' }))).toEqual([404, 'SVA.NOT_FOUND']);
  });

  describe('while the disk is full', () => {
    const withFullDisk = <Outcome>(table: string, run: () => Promise<Outcome>) =>
      runWithFullDisk(platform().database, { table, statement: 'insert' }, run);
    const listSessions = () => platform().database.selectFrom('identity.session').select('id').execute();

    it('creates no account without the plan', async () => {
      const response = await withFullDisk('comics.subscription', () => signInAs(newCustomer));
      expect(outcomeOf(response)).toEqual([503, 'SERVICE.UNAVAILABLE']);
      expect([await listAccounts(), await listSessions()]).toEqual([[], []]);
      const again = await signInAs(newCustomer);
      expect(again.json().user.subscription).toMatchObject({ plan: { provider: 'claro' } });
    });

    it('creates no account without the confirmation email, and accepts the same request later', async () => {
      const signInReturn = await returnFromOperator(withoutEmail);
      await finishSignIn(signInReturn);
      const failed = await withFullDisk('identity.magic_code', () => finishSignIn(signInReturn, { email }));
      expect(outcomeOf(failed)).toEqual([503, 'SERVICE.UNAVAILABLE']);
      expect([await listAccounts(), await listSessions()]).toEqual([[], []]);
      const emailsBefore = (await platform().app.inject('/thirdparty/mailbox.json')).json().length;
      expect((await finishSignIn(signInReturn, { email })).statusCode).toBe(200);
      const [lastEmail, ...earlier] = (await platform().app.inject('/thirdparty/mailbox.json')).json();
      expect([lastEmail.to, earlier.length]).toEqual([email, emailsBefore]);
    });

    it('links no operator without the plan', async () => {
      const reader = await platform().signIn();
      const response = await withFullDisk('comics.subscription', () => signInAs(newCustomer, reader));
      expect(outcomeOf(response)).toEqual([503, 'SERVICE.UNAVAILABLE']);
      const listLinks = () => platform().database.selectFrom('comics.operator_link').selectAll().execute();
      expect(await listLinks()).toEqual([]);
      expect((await signInAs(newCustomer, reader)).statusCode).toBe(200);
      expect(await listLinks()).toHaveLength(1);
    });
  });
}
