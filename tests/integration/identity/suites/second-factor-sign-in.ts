import { issueCode } from '../../../../server/identity/emails/magic-codes.ts';
import { appCode, wrongCode } from '../../../support/app-code.ts';
import { findEmailsTo } from '../../support/emails.ts';
import {
  addAccount,
  examplePassword,
  isSessionValid,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { nextIpAddress } from '../../support/identity-calls.ts';
import { secondFactorCalls } from '../../support/second-factor-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Sign-in with a password to an account with a second factor. */
export function secondFactorSignIn(platform: () => TestPlatform): void {
  const { call, loadState, logIn, outcomeOf, forgetSteps, addProtectedAccount } = secondFactorCalls(platform);

  const collectStatuses = async (responses: readonly ReturnType<typeof logIn>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => statusCode).sort();
  const countSessions = async (uuid: string) =>
    (
      await platform()
        .database.selectFrom('identity.session')
        .select('tokenHash')
        .where('accountId', '=', uuid)
        .execute()
    ).length;

  beforeAll(() => platform().deleteAllData());

  it('opens no session without a code, and returns its own error code and message', async () => {
    const { account } = await addProtectedAccount();
    const before = await countSessions(account.uuid);
    for (const code of [undefined, ' ']) {
      const response = await logIn(account.email, code);
      expect(response.json()).toEqual({
        code: 'LOGIN.SECOND_FACTOR_REQUIRED',
        kind: 'UNAUTHORIZED',
        message: 'Enter the code of your authenticator app, or a recovery code.',
      });
    }
    expect(await countSessions(account.uuid)).toBe(before);
    const wrong = await logIn(account.email, '12345a');
    expect(wrong.json().code).toBe('LOGIN.WRONG_SECOND_FACTOR');
    // Clients recognise two other failures by these words.
    expect(wrong.json().message).not.toMatch(/invalid|external provider/i);
  });

  it('does not reveal without the password that there is a second factor', async () => {
    const { account, secret } = await addProtectedAccount();
    for (const code of [undefined, appCode(secret), wrongCode(secret)]) {
      const payload = { entry: account.email, password: 'errada', ...(code && { code }) };
      expect(outcomeOf(await call('POST', '/auth/login', { payload }))).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    expect((await logIn(account.email, appCode(secret))).statusCode).toBe(200);
  });

  it('accepts the codes of the previous, current and next half minute, with spaces, and no older ones', async () => {
    const { account, secret } = await addProtectedAccount();
    expect((await logIn(account.email, appCode(secret, -3))).statusCode).toBe(401);
    for (const steps of [-1, 0, 1]) {
      const code = appCode(secret, steps).replace(/^.../, '$& ');
      // A new half minute may begin between generating and sending a code. Then the oldest code has expired.
      expect([200, ...(steps < 0 ? [401] : [])]).toContain((await logIn(account.email, code)).statusCode);
    }
  });

  it('accepts an app code once, and no older code afterwards', async () => {
    const { account, secret } = await addProtectedAccount();
    const [older, code] = [appCode(secret, 0), appCode(secret, 1)];
    expect((await logIn(account.email, code)).statusCode).toBe(200);
    expect(outcomeOf(await logIn(account.email, code))).toEqual([401, 'LOGIN.WRONG_SECOND_FACTOR']);
    expect(outcomeOf(await logIn(account.email, older))).toEqual([401, 'LOGIN.WRONG_SECOND_FACTOR']);
  });

  it('accepts one of many concurrent requests with the same code', async () => {
    const { account, secret } = await addProtectedAccount();
    const code = appCode(secret);
    const statuses = await collectStatuses(Array.from({ length: 8 }, () => logIn(account.email, code)));
    expect(statuses).toEqual([200, ...Array(7).fill(401)]);
  });

  it('accepts one of many concurrent requests with the same recovery code, and notifies the owner', async () => {
    const { account, recoveryCodes } = await addProtectedAccount();
    const [code = ''] = recoveryCodes;
    const statuses = await collectStatuses([
      ...Array.from({ length: 4 }, () => logIn(account.email, code)),
      ...Array.from({ length: 4 }, () => logIn(account.email, ` ${code.toUpperCase().replaceAll('-', ' ')}`)),
    ]);
    expect(statuses).toEqual([200, ...Array(7).fill(401)]);
    const headers = sessionHeadersOf(await logIn(account.email, recoveryCodes[1]));
    expect(await loadState(headers)).toMatchObject({ recoveryCodesLeft: 8 });
    const notices = (await findEmailsTo(platform(), account.email)).filter(({ subject }) =>
      subject.startsWith('Um código'),
    );
    expect(notices).toHaveLength(2);
  });

  it('rejects codes of another account', async () => {
    const [one, other] = [await addProtectedAccount(), await addProtectedAccount()];
    expect(outcomeOf(await logIn(one.account.email, other.recoveryCodes[0]))).toEqual([
      401,
      'LOGIN.WRONG_SECOND_FACTOR',
    ]);
    expect(outcomeOf(await logIn(one.account.email, appCode(other.secret)))).toEqual([
      401,
      'LOGIN.WRONG_SECOND_FACTOR',
    ]);
    expect((await logIn(other.account.email, other.recoveryCodes[0])).statusCode).toBe(200);
  });

  it('limits guesses, also in concurrent requests', async () => {
    const { account, secret } = await addProtectedAccount();
    const address = nextIpAddress();
    const guesses = Array.from({ length: 12 }, () => logIn(account.email, wrongCode(secret), address));
    expect(await collectStatuses(guesses)).toEqual([...Array(6).fill(401), ...Array(6).fill(429)]);
    const limited = await logIn(account.email, appCode(secret), address);
    expect(outcomeOf(limited)).toEqual([429, 'LOGIN.TOO_MANY_ATTEMPTS']);
    const recoveryGuesses = Array.from({ length: 8 }, () => logIn(account.email, 'abcd-efgh', address));
    expect(await collectStatuses(recoveryGuesses)).toEqual([...Array(6).fill(401), 429, 429]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('limits guesses from many networks, but not known networks of the owner and recovery codes', async () => {
    const { account, secret, recoveryCodes } = await addProtectedAccount();
    const homeAddress = nextIpAddress();
    expect((await logIn(account.email, appCode(secret), homeAddress)).statusCode).toBe(200);
    await forgetSteps(account.uuid);
    for (let guess = 0; guess < 30; guess += 1) {
      expect((await logIn(account.email, wrongCode(secret))).statusCode).toBe(401);
    }
    expect(outcomeOf(await logIn(account.email, appCode(secret)))).toEqual([429, 'LOGIN.TOO_MANY_ATTEMPTS']);
    expect((await logIn(account.email, appCode(secret), homeAddress)).statusCode).toBe(200);
    expect((await logIn(account.email, recoveryCodes[0])).statusCode).toBe(200);
  });

  it('does not count correct codes as guesses', async () => {
    const { account, secret } = await addProtectedAccount();
    const address = nextIpAddress();
    for (let count = 0; count < 8; count += 1) {
      await forgetSteps(account.uuid);
      expect((await logIn(account.email, appCode(secret), address)).statusCode).toBe(200);
    }
  });

  it('requires the code also after a password reset by email', async () => {
    const { account, secret, headers } = await addProtectedAccount();
    const code = (await issueCode(platform().database, account.uuid, 'password'))?.code;
    const new_password = 'uma-senha-bem-nova-7';
    const payload = { uuid: account.uuid, code, new_password };
    const reset = await call('POST', '/user/update-password-from-magic-link', { payload });
    expect([reset.statusCode, reset.json()]).toEqual([200, { data: null }]);
    expect(await isSessionValid(platform(), headers, account)).toBe(false);
    const credentials = { entry: account.email, password: new_password };
    expect(outcomeOf(await call('POST', '/auth/login', { payload: credentials }))).toEqual([
      401,
      'LOGIN.SECOND_FACTOR_REQUIRED',
    ]);
    const withCode = { ...credentials, code: appCode(secret) };
    expect((await call('POST', '/auth/login', { payload: withCode })).statusCode).toBe(200);
  });

  it('requires the code also after the email address is confirmed', async () => {
    const { account } = await addProtectedAccount();
    const code = (await issueCode(platform().database, account.uuid, 'email'))?.code;
    const response = await call('POST', '/user/validate-email', { payload: { uuid: account.uuid, code } });
    expect([response.statusCode, response.json()]).toEqual([200, { data: null }]);
    expect(outcomeOf(await logIn(account.email))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
  });

  it('allows a password change in an open session without a new code, and rejects it in an ended one', async () => {
    const { account, headers, secret } = await addProtectedAccount();
    const changePassword = (ownerHeaders: Record<string, string>) =>
      postTo(
        platform(),
        '/user/redefine-password',
        { old_password: examplePassword, new_password: 'outra-senha-boa-2' },
        { headers: ownerHeaders },
      );
    const response = await changePassword(headers);
    expect(response.statusCode).toBe(200);
    expect(await isSessionValid(platform(), sessionHeadersOf(response), account)).toBe(true);
    expect((await changePassword(headers)).statusCode).toBe(401);
    const payload = { entry: account.email, password: 'outra-senha-boa-2' };
    expect(outcomeOf(await call('POST', '/auth/login', { payload }))).toEqual([
      401,
      'LOGIN.SECOND_FACTOR_REQUIRED',
    ]);
    expect(
      (await call('POST', '/auth/login', { payload: { ...payload, code: appCode(secret) } })).statusCode,
    ).toBe(200);
  });

  it('ignores a code for an account without a second factor', async () => {
    const account = await addAccount(platform());
    expect((await logIn(account.email, '123456')).statusCode).toBe(200);
  });
}
