import { setTimeout as wait } from 'node:timers/promises';
import { lockAccount } from '../../../../server/identity/accounts/lock-account.ts';
import { appCode, wrongCode } from '../../../support/app-code.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import { secondFactorCalls } from '../../support/second-factor-calls.ts';
import { signInAtStandIn } from '../../support/stand-in-sign-in.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Signing in by Google or an operator to an account with a second factor. */
export function secondFactorElsewhere(platform: () => TestPlatform): void {
  const { call, post, outcomeOf, turnOn, forgetSteps } = secondFactorCalls(platform);
  const operator = operatorCalls(platform);

  const enterByGoogle = (finish: object, more: object = {}) =>
    call('POST', '/auth/external/google', { payload: { ...finish, ...more } });
  const comeFromGoogle = async () => {
    const { finish } = await signInAtStandIn(
      operator.site(),
      'demo-google-0001',
      async (request) =>
        (await call('POST', '/auth/external/google/init', { payload: request })).json().data.address,
    );
    return finish;
  };
  const countSessions = async () =>
    (await platform().database.selectFrom('identity.session').select('tokenHash').execute()).length;

  const countRecoveryCodes = async (uuid: string) =>
    (
      await platform()
        .database.selectFrom('identity.recovery_code')
        .select('codeHash')
        .where('accountId', '=', uuid)
        .execute()
    ).length;

  /** Sends requests while nobody can enter the account, until each has shown its proof. */
  async function whileLocked<Answer>(
    {
      uuid,
      table,
      count,
    }: { uuid: string; table: 'identity.pending_sign_in' | 'comics.pending_bond'; count: number },
    send: (place: number) => Promise<Answer>,
  ): Promise<Answer[]> {
    const { database } = platform();
    const answers = await database.transaction().execute(async (rows) => {
      await lockAccount(rows, uuid);
      const sent = Array.from({ length: count }, (_each, place) => send(place));
      const triesOf = () => database.selectFrom(table).select('tries').executeTakeFirst();
      while ((await triesOf())?.tries !== count) await wait(20);
      return { sent };
    });
    return Promise.all(answers.sent);
  }

  beforeAll(() => operator.listen());
  beforeEach(() => operator.emptyButForThePlan());

  describe('Google', () => {
    async function protectedByGoogle() {
      const { token, uuid } = (await enterByGoogle(await comeFromGoogle())).json().data;
      const { secret, recoveryCodes } = await turnOn({ authorization: `Bearer ${token}` });
      await forgetSteps(uuid);
      return { uuid, secret, recoveryCodes };
    }

    it('asks for a code, and takes the same return again with it', async () => {
      const { uuid, secret } = await protectedByGoogle();
      const before = await countSessions();
      const finish = await comeFromGoogle();
      expect(outcomeOf(await enterByGoogle(finish))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
      expect(outcomeOf(await enterByGoogle(finish, { secondFactor: wrongCode(secret) }))).toEqual([
        401,
        'LOGIN.WRONG_SECOND_FACTOR',
      ]);
      expect(await countSessions()).toBe(before);
      const entered = await enterByGoogle(finish, { secondFactor: appCode(secret) });
      expect(entered.json().data).toMatchObject({ uuid, token: expect.any(String) });
      // It opens one session.
      expect(outcomeOf(await enterByGoogle(finish, { secondFactor: appCode(secret, 1) }))).toEqual([
        401,
        'GOOGLE.INVALID_CODE',
      ]);
    });

    it('opens one session for a return, also for several right codes at once', async () => {
      const { uuid, recoveryCodes } = await protectedByGoogle();
      const finish = await comeFromGoogle();
      await enterByGoogle(finish);
      const answers = await whileLocked({ uuid, table: 'identity.pending_sign_in', count: 4 }, (place) =>
        enterByGoogle(finish, { secondFactor: recoveryCodes[place] }),
      );
      expect(answers.map(outcomeOf).sort()).toEqual([
        [200, undefined],
        ...Array(3).fill([401, 'GOOGLE.INVALID_CODE']),
      ]);
      expect(await countRecoveryCodes(uuid)).toBe(recoveryCodes.length - 1);
    });

    it('takes a code only with the proof of a return that was just made', async () => {
      const { secret, recoveryCodes } = await protectedByGoogle();
      const finish = await comeFromGoogle();
      const [secondFactor] = recoveryCodes;
      expect(outcomeOf(await enterByGoogle(finish, { secondFactor }))).toEqual([401, 'GOOGLE.INVALID_CODE']);
      expect(outcomeOf(await enterByGoogle(finish))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
      const stolen = { ...finish, codeVerifier: 'a'.repeat(43) };
      expect(outcomeOf(await enterByGoogle(stolen, { secondFactor }))).toEqual([401, 'GOOGLE.INVALID_CODE']);
      await platform()
        .database.updateTable('identity.pending_sign_in')
        .set({ expiresAt: new Date() })
        .execute();
      expect(outcomeOf(await enterByGoogle(finish, { secondFactor: appCode(secret) }))).toEqual([
        401,
        'GOOGLE.INVALID_CODE',
      ]);
    });

    it('takes five codes for one return, also at once', async () => {
      const { secret } = await protectedByGoogle();
      const finish = await comeFromGoogle();
      await enterByGoogle(finish);
      const guesses = Array.from({ length: 8 }, () =>
        enterByGoogle(finish, { secondFactor: wrongCode(secret) }),
      );
      const codes = (await Promise.all(guesses)).map((answer) => answer.json().code).sort();
      expect(codes).toEqual([
        ...Array(3).fill('GOOGLE.INVALID_CODE'),
        ...Array(5).fill('LOGIN.WRONG_SECOND_FACTOR'),
      ]);
    });
  });

  describe('an operator', () => {
    async function protectedByOperator() {
      const { token, user } = (await operator.enterAs(customers.newcomer)).json();
      const headers = { authorization: `Bearer ${token}` };
      const { secret, recoveryCodes } = await turnOn(headers);
      await forgetSteps(user.dragonId);
      return { uuid: user.dragonId, headers, secret, recoveryCodes };
    }

    it('asks for a code, and takes the same return again with it', async () => {
      const { uuid, secret } = await protectedByOperator();
      const before = await countSessions();
      const trip = await operator.comeBack(customers.newcomer);
      expect(outcomeOf(await operator.enter(trip))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
      expect(outcomeOf(await operator.enter(trip, { secondFactor: wrongCode(secret) }))).toEqual([
        401,
        'LOGIN.WRONG_SECOND_FACTOR',
      ]);
      expect(await countSessions()).toBe(before);
      const entered = (await operator.enter(trip, { secondFactor: appCode(secret) })).json();
      expect(entered).toMatchObject({ user: { dragonId: uuid }, token: expect.any(String) });
      expect(outcomeOf(await operator.enter(trip, { secondFactor: appCode(secret, 1) }))).toEqual([
        400,
        '0101006',
      ]);
    });

    it('opens one session for a return, also for several right codes at once', async () => {
      const { uuid, recoveryCodes } = await protectedByOperator();
      const trip = await operator.comeBack(customers.newcomer);
      await operator.enter(trip);
      const answers = await whileLocked({ uuid, table: 'comics.pending_bond', count: 4 }, (place) =>
        operator.enter(trip, { secondFactor: recoveryCodes[place] }),
      );
      expect(answers.map(outcomeOf).sort()).toEqual([[200, undefined], ...Array(3).fill([400, '0101006'])]);
      expect(await countRecoveryCodes(uuid)).toBe(recoveryCodes.length - 1);
    });

    it('counts wrong codes', async () => {
      const { secret } = await protectedByOperator();
      const from = '10.78.0.1';
      const enter = (trip: Awaited<ReturnType<typeof operator.comeBack>>, more: object = {}) =>
        operator.post('/auth', { ...trip.finish, ...more }, {}, from);
      const trip = await operator.comeBack(customers.newcomer);
      await enter(trip);
      for (let guess = 0; guess < 5; guess += 1) await enter(trip, { secondFactor: wrongCode(secret) });
      expect(outcomeOf(await enter(trip, { secondFactor: appCode(secret) }))).toEqual([400, '0101006']);
      const next = await operator.comeBack(customers.newcomer);
      await enter(next);
      await enter(next, { secondFactor: wrongCode(secret) });
      expect(outcomeOf(await enter(next, { secondFactor: appCode(secret) }))).toEqual([
        429,
        'LOGIN.TOO_MANY_ATTEMPTS',
      ]);
    });

    it('takes no code in place of an email address', async () => {
      const trip = await operator.comeBack(customers.withoutEmail);
      expect(outcomeOf(await operator.enter(trip))).toEqual([409, '0208001']);
      for (let count = 0; count < 2; count += 1) {
        expect(outcomeOf(await operator.enter(trip, { secondFactor: '123456' }))).toEqual([409, '0208001']);
      }
      const email = 'nomeada@banca.example';
      expect((await operator.enter(trip, { email })).statusCode).toBe(200);
    });

    it('asks for none once it is turned off', async () => {
      const { headers, secret } = await protectedByOperator();
      expect((await post(headers, 'turn-off', { code: appCode(secret) })).statusCode).toBe(200);
      expect((await operator.enterAs(customers.newcomer)).statusCode).toBe(200);
    });
  });
}
