import { resetSecondFactor } from '../../../../server/identity/second-factor/reset-second-factor.ts';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { addSession } from '../../../../server/identity/sessions/sessions.ts';
import { openOperatorLinks } from '../../../../server/readers/operator-links/operator-links.ts';
import { ensureReader } from '../../../../server/readers/readers.ts';
import { appCode, wrongCode } from '../../../support/app-code.ts';
import { findEmailsTo } from '../../support/emails.ts';
import {
  addAccount,
  examplePassword,
  isSessionValid,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { secondFactorCalls } from '../../support/second-factor-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Set-up and removal of the second factor. */
export function secondFactorSetup(platform: () => TestPlatform): void {
  const { call, post, loadState, logIn, outcomeOf, turnOn, forgetSteps, addProtectedAccount } =
    secondFactorCalls(platform);

  /** Opens a session that is an hour old. */
  async function openOldSession(uuid: string) {
    const opened = await platform()
      .database.transaction()
      .execute((rows) =>
        addSession(rows, uuid, passedBySession, { now: new Date(Date.now() - 60 * 60_000) }),
      );
    if (opened instanceof Error) throw opened;
    return { authorization: `Bearer ${opened.token}` };
  }
  const listSubjects = async (email: string) =>
    (await findEmailsTo(platform(), email)).map(({ subject }) => subject);

  beforeAll(() => platform().deleteAllData());

  it('turns the second factor on only after an app code confirms it', async () => {
    const account = await addAccount(platform());
    const headers = sessionHeadersOf(await logIn(account.email));
    expect(await loadState(headers)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    const { secret, address } = (await post(headers, 'begin')).json().data;
    expect(address).toContain(`secret=${secret}`);
    expect(address).toMatch(/^otpauth:\/\/totp\/Banca:a[0-9a-f]+\?issuer=Banca&/);
    expect((await logIn(account.email)).statusCode).toBe(200);
    expect(outcomeOf(await post(headers, 'confirm', { code: wrongCode(secret) }))).toEqual([
      400,
      'SECOND_FACTOR.WRONG_CODE',
    ]);
    expect(await loadState(headers)).toMatchObject({ isOn: false });
    const { recoveryCodes } = (await post(headers, 'confirm', { code: appCode(secret) })).json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await loadState(headers)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(outcomeOf(await logIn(account.email))).toEqual([401, 'LOGIN.SECOND_FACTOR_REQUIRED']);
    expect(await listSubjects(account.email)).toEqual(['A verificação em duas etapas está ativa']);
  });

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { account, secret, recoveryCodes } = await addProtectedAccount();
    const { database } = platform();
    const stored = JSON.stringify([
      await database
        .selectFrom('identity.second_factor')
        .selectAll()
        .where('accountId', '=', account.uuid)
        .execute(),
      await database
        .selectFrom('identity.recovery_code')
        .selectAll()
        .where('accountId', '=', account.uuid)
        .execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('ends all other sessions, which were opened without the second factor', async () => {
    const account = await addAccount(platform());
    const other = sessionHeadersOf(await logIn(account.email));
    const headers = sessionHeadersOf(await logIn(account.email));
    await turnOn(headers);
    expect(await isSessionValid(platform(), headers, account)).toBe(true);
    expect(await isSessionValid(platform(), other, account)).toBe(false);
  });

  it('requires the password or a recent session to begin, to renew recovery codes and to turn the second factor off', async () => {
    const account = await addAccount(platform());
    const old = await openOldSession(account.uuid);
    expect(outcomeOf(await post(old, 'begin'))).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(outcomeOf(await post(old, 'begin', { password: 'errada' }))).toEqual([400, 'USER.WRONG_PASSWORD']);
    const { secret } = (await post(old, 'begin', { password: examplePassword })).json().data;
    expect((await post(old, 'confirm', { code: appCode(secret) })).statusCode).toBe(200);
    await forgetSteps(account.uuid);
    for (const path of ['recovery-codes', 'turn-off']) {
      expect(outcomeOf(await post(old, path, { code: appCode(secret) }))).toEqual([
        409,
        'USER.PASSWORD_REQUIRED',
      ]);
      const wrong = { code: wrongCode(secret), password: examplePassword };
      expect(outcomeOf(await post(old, path, wrong))).toEqual([400, 'SECOND_FACTOR.WRONG_CODE']);
    }
    expect(await loadState(old)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('replaces the recovery codes after an app code is entered', async () => {
    const { account, headers, secret, recoveryCodes } = await addProtectedAccount();
    const renewed = (await post(headers, 'recovery-codes', { code: appCode(secret) })).json().data
      .recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect(outcomeOf(await logIn(account.email, recoveryCodes[0]))).toEqual([
      401,
      'LOGIN.WRONG_SECOND_FACTOR',
    ]);
    expect((await logIn(account.email, renewed[0])).statusCode).toBe(200);
    expect(await listSubjects(account.email)).toContain('Sua conta tem novos códigos de recuperação');
  });

  it('turns the second factor off with a recovery code, and allows a new set-up', async () => {
    const { account, headers, secret, recoveryCodes } = await addProtectedAccount();
    expect(outcomeOf(await post(headers, 'begin'))).toEqual([409, 'SECOND_FACTOR.ALREADY_ON']);
    expect(outcomeOf(await post(headers, 'confirm', { code: appCode(secret) }))).toEqual([
      409,
      'SECOND_FACTOR.ALREADY_ON',
    ]);
    expect((await post(headers, 'turn-off', { code: recoveryCodes[3] })).statusCode).toBe(200);
    expect((await logIn(account.email)).statusCode).toBe(200);
    expect(await listSubjects(account.email)).toContain('A verificação em duas etapas foi desativada');
    expect(outcomeOf(await post(headers, 'turn-off', { code: recoveryCodes[4] }))).toEqual([
      409,
      'SECOND_FACTOR.NOT_ON',
    ]);
    const again = await turnOn(headers);
    expect(again.secret).not.toBe(secret);
    expect(outcomeOf(await logIn(account.email, recoveryCodes[5]))).toEqual([
      401,
      'LOGIN.WRONG_SECOND_FACTOR',
    ]);
  });

  it('limits guesses in an open session', async () => {
    const { headers, secret } = await addProtectedAccount();
    const guesses = Array.from({ length: 12 }, () =>
      call('POST', '/user/second-factor/turn-off', {
        headers,
        payload: { code: wrongCode(secret) },
        from: '10.77.0.1',
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(6).fill(400), ...Array(6).fill(429)]);
  });

  it('accepts the confirmation only within 30 minutes after the set-up begins', async () => {
    const account = await addAccount(platform());
    const headers = sessionHeadersOf(await logIn(account.email));
    expect(outcomeOf(await post(headers, 'confirm', { code: '123456' }))).toEqual([
      409,
      'SECOND_FACTOR.NOT_BEGUN',
    ]);
    const { secret } = (await post(headers, 'begin')).json().data;
    await platform()
      .database.updateTable('identity.second_factor')
      .set({ begunAt: new Date(Date.now() - 31 * 60_000) })
      .where('accountId', '=', account.uuid)
      .execute();
    expect(outcomeOf(await post(headers, 'confirm', { code: appCode(secret) }))).toEqual([
      409,
      'SECOND_FACTOR.NOT_BEGUN',
    ]);
  });

  it("rejects the set-up by an operator's customer who entered the address without proof", async () => {
    const account = await addAccount(platform());
    await ensureReader(platform().database, account.uuid);
    await openOperatorLinks(platform().database).add({
      readerId: account.uuid,
      provider: 'claro',
      subject: account.uuid,
      isAddressNamed: true,
    });
    const headers = sessionHeadersOf(await logIn(account.email));
    expect(outcomeOf(await post(headers, 'begin'))).toEqual([409, 'SECOND_FACTOR.UNPROVEN_EMAIL']);
  });

  it('removes the second factor and all sessions with the command remove-second-factor', async () => {
    const { account, headers } = await addProtectedAccount();
    await resetSecondFactor(platform().database, account.username.toUpperCase());
    expect(await isSessionValid(platform(), headers, account)).toBe(false);
    expect((await logIn(account.email)).statusCode).toBe(200);
    await expect(resetSecondFactor(platform().database, 'ninguem')).rejects.toThrow('There is no account');
  });

  it.each([{}, { code: '' }, { code: 'a'.repeat(41) }, { code: 123456 }, { code: '123456', more: 1 }])(
    'rejects the body %j',
    async (payload) => {
      const { headers } = await platform().signIn();
      for (const path of ['confirm', 'turn-off', 'recovery-codes']) {
        expect(outcomeOf(await post(headers, path, payload))).toEqual([400, 'REQUEST.INVALID']);
      }
    },
  );
}
