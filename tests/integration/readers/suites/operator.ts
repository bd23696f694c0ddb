import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { limits } from '../../../../server/identity/limits.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import { signInAtStandIn } from '../../support/stand-in-sign-in.ts';
import { newSignIn } from '../../support/test-browser.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { whileDiskIsFull } from '../../support/while-disk-is-full.ts';

const { newcomer, withoutEmail } = customers;
const email = 'otto@correio.example';

/** Signing in with an operator, from the first call to the session, with the stand-in over real HTTP. */
export function operator(platform: () => TestPlatform): void {
  const calls = operatorCalls(platform);
  const { comeBack, enter, enterAs, post, outcomeOf, accounts } = calls;

  beforeAll(() => calls.listen());
  beforeEach(() => calls.emptyButForThePlan());

  it('says which operators sign readers in', async () => {
    const response = await platform().app.inject('/api/comics/sva/providers');
    expect(response.json()).toEqual([{ name: 'claro', label: 'Claro' }]);
  });

  describe('a new customer', () => {
    it('gets an account, a profile with the bond, the plan for 30 days and a session', async () => {
      const response = await enterAs(newcomer);
      expect(response.statusCode).toBe(200);
      const { user, token } = response.json();
      expect(user).toMatchObject({
        svaBond: {
          isActive: true,
          svaName: 'claro',
          subjectId: newcomer,
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
      const [account] = await accounts();
      expect(account).toMatchObject({
        uuid: user.dragonId,
        username: 'nara.nova',
        email: 'nara.nova@correio.example',
        phoneNumber: '+5511955550101',
        passwordHash: null,
        hasVerifiedEmail: true,
      });
    });

    it('finds the account again, and gets no second plan', async () => {
      const first = (await enterAs(newcomer)).json().user;
      const again = (await enterAs(newcomer)).json().user;
      expect(again).toEqual(first);
      expect(await accounts()).toHaveLength(1);
      expect(await platform().database.selectFrom('comics.subscription').select('id').execute()).toHaveLength(
        1,
      );
    });

    it('who comes in four times at once gets one account, and four sessions of it', async () => {
      const trips = await Promise.all([1, 2, 3, 4].map(() => comeBack(newcomer)));
      const answers = await Promise.all(trips.map((trip) => enter(trip)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const [account] = await accounts();
      expect(await accounts()).toHaveLength(1);
      for (const answer of answers) expect(answer.json().user.dragonId).toBe(account?.uuid);
      expect(new Set(answers.map((answer) => answer.json().token)).size).toBe(4);
    });

    it('whom a reader binds to the own account at the same time is one of the two, and leaves no account behind', async () => {
      const reader = await platform().signIn();
      const [alone, bound] = await Promise.all([comeBack(newcomer), comeBack(newcomer)]);
      const answers = await Promise.all([enter(alone), enter(bound, {}, reader)]);
      expect(answers[0]?.statusCode).toBe(200);
      const bonds = await platform().database.selectFrom('comics.provider_bond').selectAll().execute();
      expect(bonds).toHaveLength(1);
      const wasBound = answers[1]?.statusCode === 200;
      expect(bonds[0]?.readerId === reader.uuid).toBe(wasBound);
      expect(await accounts()).toHaveLength(wasBound ? 1 : 2);
    });

    it('whose address somebody has is sent to that account', async () => {
      await platform().accounts.create({
        email: 'Nara.Nova@correio.example',
        username: 'outra',
        password: null,
        role: 'USER',
      });
      expect(outcomeOf(await enterAs(newcomer))).toEqual([409, '0208002']);
      expect(await accounts()).toHaveLength(1);
    });

    it('whose phone number somebody has is sent to that account', async () => {
      const other = await platform().accounts.create({
        email: 'x@example.com',
        username: 'outra',
        password: null,
        role: 'USER',
        phoneNumber: '+5511955550101',
      });
      expect(outcomeOf(await enterAs(newcomer))).toEqual([409, 'SVA.EXISTING_USER']);
      expect(await accounts()).toEqual([other]);
    });
  });

  describe('a customer whose e-mail address the operator does not know', () => {
    it('names one in the same request again, which is sent a letter, and comes in', async () => {
      const trip = await comeBack(withoutEmail);
      expect(outcomeOf(await enter(trip))).toEqual([409, '0208001']);
      const response = await enter(trip, { email });
      expect(response.statusCode).toBe(200);
      expect(response.json().user.svaBond.subjectId).toBe(withoutEmail);
      expect(await accounts()).toMatchObject([{ email, hasVerifiedEmail: false }]);
      const [letter] = (await platform().app.inject('/thirdparty/mailbox.json')).json();
      expect(letter.to).toBe(email);
      expect(letter.subject).toBe('Este e-mail é seu? Confirme na Banca');
      expect(letter.text).toContain('Um cliente da operadora Claro informou este endereço');
    });

    it('is let in without one when the account is there already', async () => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      await enter(trip, { email });
      expect((await enterAs(withoutEmail)).statusCode).toBe(200);
    });

    it('is let in once by what was kept', async () => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      expect((await enter(trip, { email })).statusCode).toBe(200);
      expect(outcomeOf(await enter(trip, { email: 'other@example.com' }))).toEqual([400, '0101006']);
      expect(await accounts()).toHaveLength(1);
    });

    it('is not somebody who knows the code alone, and loses nothing by them', async () => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      const stranger = await enter(trip, { email, codeVerifier: 'a'.repeat(43) });
      expect(outcomeOf(stranger)).toEqual([400, '0101006']);
      expect((await enter(trip, { email })).statusCode).toBe(200);
    });

    it('begins again after ten minutes, and then is kept no longer', async () => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      const pending = () => platform().database.selectFrom('comics.pending_bond').selectAll().execute();
      const row = (await pending()).find(({ person }) => person.subject === withoutEmail);
      const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
      expect(Math.round(minutes)).toBe(10);
      await platform().database.updateTable('comics.pending_bond').set({ expiresAt: new Date() }).execute();
      expect(outcomeOf(await enter(trip, { email }))).toEqual([400, '0101006']);
      await enter(await comeBack(withoutEmail));
      expect(await pending()).toHaveLength(1);
    });

    it('is kept without the code and without the verifier', async () => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      const rows = JSON.stringify(
        await platform().database.selectFrom('comics.pending_bond').selectAll().execute(),
      );
      expect(rows).toContain(withoutEmail);
      expect(rows).not.toContain(trip.finish.code);
      expect(rows).not.toContain(trip.finish.codeVerifier);
    });

    it('cannot name an address that an account has, and may correct a slip', async () => {
      await platform().accounts.create({ email, username: 'outra', password: null, role: 'USER' });
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      expect(outcomeOf(await enter(trip, { email: email.toUpperCase() }))).toEqual([409, '0208002']);
      expect((await enter(trip, { email: `minha.${email}` })).statusCode).toBe(200);
    });

    it('cannot ask for five addresses and one more', async () => {
      await platform().accounts.create({ email, username: 'outra', password: null, role: 'USER' });
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      for (let tries = 0; tries < 5; tries += 1) await enter(trip, { email });
      expect(outcomeOf(await enter(trip, { email: `minha.${email}` }))).toEqual([400, '0101006']);
    });

    it.each([
      '',
      'no-address',
      'a b@example.com',
      'a..b@example.com',
      'zero\0@example.com',
      '"x"@example.com',
    ])('cannot name %j, and loses nothing by it', async (wrong) => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      for (let tries = 0; tries < 6; tries += 1) {
        expect(outcomeOf(await enter(trip, { email: wrong }))).toEqual([400, 'USER.INVALID_DATA']);
      }
      expect((await enter(trip, { email })).statusCode).toBe(200);
    });
  });

  describe('a code', () => {
    it('is taken once', async () => {
      const trip = await comeBack(newcomer);
      expect((await enter(trip)).statusCode).toBe(200);
      expect(outcomeOf(await enter(trip))).toEqual([400, '0101006']);
    });

    it.each([
      ['verifier', { codeVerifier: 'a'.repeat(43) }],
      ['nonce', { nonce: 'another-nonce' }],
      ['code', { code: 'made-up' }],
    ])('is not taken with a wrong %s', async (_what, wrong) => {
      expect(outcomeOf(await enter(await comeBack(newcomer), wrong))).toEqual([400, '0101006']);
      expect(await accounts()).toHaveLength(0);
    });

    it('that Google gave is none of the operator', async () => {
      const ofGoogle = await signInAtStandIn(calls.site(), 'demo-google-0001', async (request) => {
        const url = '/api/identity/auth/external/google/init';
        const begun = await platform().app.inject({ method: 'POST', url, payload: request });
        return begun.json().data.address;
      });
      expect(outcomeOf(await enter(ofGoogle))).toEqual([400, '0101006']);
    });

    it('is none where whoever was asked has cancelled', async () => {
      expect((await comeBack(null)).callback.get('error')).toBe('access_denied');
    });
  });

  it.each([
    ['begin', '/auth/init'],
    ['finish', '/auth'],
  ])(
    'makes a network that fails to %s too often wait',
    async (_what, path) => {
      const remoteAddress = path === '/auth' ? '192.0.2.11' : '192.0.2.12';
      const { codeVerifier, ...request } = newSignIn('https://elsewhere.example/callback');
      const { nonce, redirectUri } = request;
      const payload = path === '/auth' ? { code: 'x', codeVerifier, nonce, redirectUri } : request;
      const answers = [];
      for (let count = 0; count < 61; count += 1)
        answers.push(outcomeOf(await post(path, payload, {}, remoteAddress)));
      expect(answers.filter(([status]) => status === 429)).toEqual([[429, 'REQUEST.TOO_MANY']]);
      expect(answers.at(-1)).toEqual([429, 'REQUEST.TOO_MANY']);
    },
    60_000,
  );

  it('does not count those who sign in as failures of their network', async () => {
    const remoteAddress = '192.0.2.14';
    const attempts = openAttempts(platform().database);
    for (const limit of [limits.operator.begin, limits.operator.finish]) {
      for (let count = 1; count < limit.maxCount; count += 1)
        await attempts.count({ limit, subject: remoteAddress });
    }
    const { codeVerifier: _kept, ...request } = newSignIn(`${calls.site()}/callback`);
    for (const person of [newcomer, newcomer, withoutEmail, withoutEmail]) {
      expect(outcomeOf(await post('/auth/init', request, {}, remoteAddress))[0]).toBe(200);
      const answer = await post('/auth', (await comeBack(person)).finish, {}, remoteAddress);
      expect(answer.statusCode).not.toBe(429);
    }
  }, 60_000);

  it('counts an address that is named as a question whether somebody has it', async () => {
    const remoteAddress = '192.0.2.13';
    const ask = () =>
      platform().app.inject({ url: '/api/identity/user/exists/email/a@example.com', remoteAddress });
    for (let count = 0; count < 300; count += 1) await ask();
    const trip = await comeBack(withoutEmail);
    await enter(trip);
    const named = await post('/auth', { ...trip.finish, email }, {}, remoteAddress);
    expect(outcomeOf(named)).toEqual([429, 'REQUEST.TOO_MANY']);
  }, 60_000);

  it.each(['https://example.com/callback', 'http://localhost:1/callback'])(
    'begins nothing that comes back to %s',
    async (redirectUri) => {
      const { codeVerifier: _kept, ...request } = newSignIn(redirectUri);
      expect(outcomeOf(await post('/auth/init', request))).toEqual([400, 'REQUEST.INVALID']);
    },
  );

  it('knows no other operator', async () => {
    const trip = await comeBack(newcomer);
    expect(outcomeOf(await enter(trip, { provider: 'vivo' }))).toEqual([404, 'SVA.NOT_FOUND']);
  });

  describe('a disk that is full', () => {
    const whileFull = <Outcome>(table: string, run: () => Promise<Outcome>) =>
      whileDiskIsFull(platform().database, { table, statement: 'insert' }, run);
    const sessions = () => platform().database.selectFrom('identity.session').select('id').execute();

    it('when the plan is given leaves no account without it', async () => {
      const response = await whileFull('comics.subscription', () => enterAs(newcomer));
      expect(outcomeOf(response)).toEqual([503, 'SERVICE.UNAVAILABLE']);
      expect([await accounts(), await sessions()]).toEqual([[], []]);
      const again = await enterAs(newcomer);
      expect(again.json().user.subscription).toMatchObject({ plan: { provider: 'claro' } });
    });

    it('when a named address is to be confirmed costs nobody the email, and the same request works later', async () => {
      const trip = await comeBack(withoutEmail);
      await enter(trip);
      const failed = await whileFull('identity.magic_code', () => enter(trip, { email }));
      expect(outcomeOf(failed)).toEqual([503, 'SERVICE.UNAVAILABLE']);
      expect([await accounts(), await sessions()]).toEqual([[], []]);
      const lettersBefore = (await platform().app.inject('/thirdparty/mailbox.json')).json().length;
      expect((await enter(trip, { email })).statusCode).toBe(200);
      const [letter, ...earlier] = (await platform().app.inject('/thirdparty/mailbox.json')).json();
      expect([letter.to, earlier.length]).toEqual([email, lettersBefore]);
    });

    it('when a reader binds the operator binds nothing without the plan', async () => {
      const reader = await platform().signIn();
      const response = await whileFull('comics.subscription', () => enterAs(newcomer, reader));
      expect(outcomeOf(response)).toEqual([503, 'SERVICE.UNAVAILABLE']);
      const bonds = () => platform().database.selectFrom('comics.provider_bond').selectAll().execute();
      expect(await bonds()).toEqual([]);
      expect((await enterAs(newcomer, reader)).statusCode).toBe(200);
      expect(await bonds()).toHaveLength(1);
    });
  });
}
