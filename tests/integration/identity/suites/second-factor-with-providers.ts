import { setTimeout as wait } from 'node:timers/promises';
import { lockAccount } from '../../../../server/identity/accounts/lock-account.ts';
import { appCode, wrongCode } from '../../../support/app-code.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import { secondFactorCalls } from '../../support/second-factor-calls.ts';
import { signInAtStandIn } from '../../support/stand-in-sign-in.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Sign-in with Google or an operator to an account with a second factor. */
export function secondFactorWithProviders(platform: () => TestPlatform): void {
  const { call, post, outcomeOf, turnOn, forgetSteps } = secondFactorCalls(platform);
  const operator = operatorCalls(platform);

  const signInWithGoogle = (finish: object, fields: object = {}) =>
    call('POST', '/auth/external/google', { payload: { ...finish, ...fields } });
  const returnFromGoogle = async () => {
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

  /** Sends requests while the account is locked, and unlocks it after all requests have presented their proof. */
  async function sendWhileLocked<Answer>(
    {
      uuid,
      table,
      count,
    }: { uuid: string; table: 'identity.pending_sign_in' | 'comics.pending_operator_link'; count: number },
    send: (index: number) => Promise<Answer>,
  ): Promise<Answer[]> {
    const { database } = platform();
    const { requests } = await database.transaction().execute(async (rows) => {
      await lockAccount(rows, uuid);
      const requests = Array.from({ length: count }, (_each, index) => send(index));
      const findPending = () => database.selectFrom(table).select('tries').executeTakeFirst();
      while ((await findPending())?.tries !== count) await wait(20);
      return { requests };
    });
    return Promise.all(requests);
  }

  beforeAll(() => operator.listen());
  beforeEach(() => operator.emptyAndAddPlan());

  describe('sign-in with Google', () => {
    async function createProtectedAccount() {
      const { token, uuid } = (await signInWithGoogle(await returnFromGoogle())).json().data;
      const { secret, recoveryCodes } = await turnOn({ authorization: `Bearer ${token}` });
      await forgetSteps(uuid);
      return { uuid, secret, recoveryCodes };
    }

    it('requires a code, and accepts the same request again with it', async () => {
      const { uuid, secret } = await createProtectedAccount();
      const before = await countSessions();
      const finish = await returnFromGoogle();
      expect(outcomeOf(await signInWithGoogle(finish))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
      expect(outcomeOf(await signInWithGoogle(finish, { secondFactor: wrongCode(secret) }))).toEqual([
        401,
        'LOGIN.WRONG_SECOND_FACTOR',
      ]);
      expect(await countSessions()).toBe(before);
      const response = await signInWithGoogle(finish, { secondFactor: appCode(secret) });
      expect(response.json().data).toMatchObject({ uuid, token: expect.any(String) });
      // The proof opens only one session.
      expect(outcomeOf(await signInWithGoogle(finish, { secondFactor: appCode(secret, 1) }))).toEqual([
        401,
        'GOOGLE.INVALID_CODE',
      ]);
    });

    it('opens one session for a proof, even with several correct codes at the same time', async () => {
      const { uuid, recoveryCodes } = await createProtectedAccount();
      const finish = await returnFromGoogle();
      await signInWithGoogle(finish);
      const responses = await sendWhileLocked(
        { uuid, table: 'identity.pending_sign_in', count: 4 },
        (index) => signInWithGoogle(finish, { secondFactor: recoveryCodes[index] }),
      );
      expect(responses.map(outcomeOf).sort()).toEqual([
        [200, undefined],
        ...Array(3).fill([401, 'GOOGLE.INVALID_CODE']),
      ]);
      expect(await countRecoveryCodes(uuid)).toBe(recoveryCodes.length - 1);
    });

    it('accepts a code only with a recent proof', async () => {
      const { secret, recoveryCodes } = await createProtectedAccount();
      const finish = await returnFromGoogle();
      const [secondFactor] = recoveryCodes;
      expect(outcomeOf(await signInWithGoogle(finish, { secondFactor }))).toEqual([
        401,
        'GOOGLE.INVALID_CODE',
      ]);
      expect(outcomeOf(await signInWithGoogle(finish))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
      const stolen = { ...finish, codeVerifier: 'a'.repeat(43) };
      expect(outcomeOf(await signInWithGoogle(stolen, { secondFactor }))).toEqual([
        401,
        'GOOGLE.INVALID_CODE',
      ]);
      await platform()
        .database.updateTable('identity.pending_sign_in')
        .set({ expiresAt: new Date() })
        .execute();
      expect(outcomeOf(await signInWithGoogle(finish, { secondFactor: appCode(secret) }))).toEqual([
        401,
        'GOOGLE.INVALID_CODE',
      ]);
    });

    it('accepts five attempts for a proof, also concurrently', async () => {
      const { secret } = await createProtectedAccount();
      const finish = await returnFromGoogle();
      await signInWithGoogle(finish);
      const guesses = Array.from({ length: 8 }, () =>
        signInWithGoogle(finish, { secondFactor: wrongCode(secret) }),
      );
      const codes = (await Promise.all(guesses)).map((response) => response.json().code).sort();
      expect(codes).toEqual([
        ...Array(3).fill('GOOGLE.INVALID_CODE'),
        ...Array(5).fill('LOGIN.WRONG_SECOND_FACTOR'),
      ]);
    });
  });

  describe('sign-in with an operator', () => {
    async function createProtectedAccount() {
      const { token, user } = (await operator.signInAs(customers.newCustomer)).json();
      const headers = { authorization: `Bearer ${token}` };
      const { secret, recoveryCodes } = await turnOn(headers);
      await forgetSteps(user.dragonId);
      return { uuid: user.dragonId, headers, secret, recoveryCodes };
    }

    it('requires a code, and accepts the same request again with it', async () => {
      const { uuid, secret } = await createProtectedAccount();
      const before = await countSessions();
      const signInReturn = await operator.returnFromOperator(customers.newCustomer);
      expect(outcomeOf(await operator.finishSignIn(signInReturn))).toEqual([
        401,
        'LOGIN.SECOND_FACTOR_REQUIRED',
      ]);
      expect(
        outcomeOf(await operator.finishSignIn(signInReturn, { secondFactor: wrongCode(secret) })),
      ).toEqual([401, 'LOGIN.WRONG_SECOND_FACTOR']);
      expect(await countSessions()).toBe(before);
      const signIn = (await operator.finishSignIn(signInReturn, { secondFactor: appCode(secret) })).json();
      expect(signIn).toMatchObject({ user: { dragonId: uuid }, token: expect.any(String) });
      expect(
        outcomeOf(await operator.finishSignIn(signInReturn, { secondFactor: appCode(secret, 1) })),
      ).toEqual([400, '0101006']);
    });

    it('opens one session for a proof, even with several correct codes at the same time', async () => {
      const { uuid, recoveryCodes } = await createProtectedAccount();
      const signInReturn = await operator.returnFromOperator(customers.newCustomer);
      await operator.finishSignIn(signInReturn);
      const responses = await sendWhileLocked(
        { uuid, table: 'comics.pending_operator_link', count: 4 },
        (index) => operator.finishSignIn(signInReturn, { secondFactor: recoveryCodes[index] }),
      );
      expect(responses.map(outcomeOf).sort()).toEqual([[200, undefined], ...Array(3).fill([400, '0101006'])]);
      expect(await countRecoveryCodes(uuid)).toBe(recoveryCodes.length - 1);
    });

    it('counts wrong codes', async () => {
      const { secret } = await createProtectedAccount();
      const from = '10.78.0.1';
      const finishFromOneNetwork = (
        signInReturn: Awaited<ReturnType<typeof operator.returnFromOperator>>,
        fields: object = {},
      ) => operator.post('/auth', { ...signInReturn.finish, ...fields }, {}, from);
      const signInReturn = await operator.returnFromOperator(customers.newCustomer);
      await finishFromOneNetwork(signInReturn);
      for (let guess = 0; guess < 5; guess += 1)
        await finishFromOneNetwork(signInReturn, { secondFactor: wrongCode(secret) });
      expect(outcomeOf(await finishFromOneNetwork(signInReturn, { secondFactor: appCode(secret) }))).toEqual([
        400,
        '0101006',
      ]);
      const next = await operator.returnFromOperator(customers.newCustomer);
      await finishFromOneNetwork(next);
      await finishFromOneNetwork(next, { secondFactor: wrongCode(secret) });
      expect(outcomeOf(await finishFromOneNetwork(next, { secondFactor: appCode(secret) }))).toEqual([
        429,
        'LOGIN.TOO_MANY_ATTEMPTS',
      ]);
    });

    it('does not accept a code in place of an email address', async () => {
      const signInReturn = await operator.returnFromOperator(customers.withoutEmail);
      expect(outcomeOf(await operator.finishSignIn(signInReturn))).toEqual([409, '0208001']);
      for (let count = 0; count < 2; count += 1) {
        expect(outcomeOf(await operator.finishSignIn(signInReturn, { secondFactor: '123456' }))).toEqual([
          409,
          '0208001',
        ]);
      }
      const email = 'nomeada@banca.example';
      expect((await operator.finishSignIn(signInReturn, { email })).statusCode).toBe(200);
    });

    it('requires no code after the second factor is turned off', async () => {
      const { headers, secret } = await createProtectedAccount();
      expect((await post(headers, 'turn-off', { code: appCode(secret) })).statusCode).toBe(200);
      expect((await operator.signInAs(customers.newCustomer)).statusCode).toBe(200);
    });
  });
}
