import { randomBytes } from 'node:crypto';
import { openSecretBox } from '../../../../server/secrets/secret-box.ts';
import { appCode } from '../../../support/app-code.ts';
import { nextIpAddress } from '../../support/identity-calls.ts';
import { secondFactorCalls } from '../../support/second-factor-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The signing key has changed since the second factor was set up. Requires a `platform` that logs errors. */
export function secondFactorUnreadable(platform: () => TestPlatform): void {
  const { call, post, logIn, outcomeOf, addProtectedAccount } = secondFactorCalls(platform);

  async function addAccountWithAnotherKey() {
    const created = await addProtectedAccount();
    const { uuid } = created.account;
    await sealWithAnotherKey(uuid, created.secret);
    return created;
  }
  const sealWithAnotherKey = (uuid: string, secret: string) =>
    platform()
      .database.updateTable('identity.second_factor')
      .set({ sealedSecret: openSecretBox(randomBytes(32), 'second-factor').seal(uuid, Buffer.from(secret)) })
      .where('accountId', '=', uuid)
      .execute();
  const listProblems = () =>
    platform().securityEvents.filter(({ level, reason }) => level === 50 && reason !== undefined);

  beforeEach(() => platform().securityEvents.splice(0));

  it('answers an app code with 503 and the next step, and logs once the account and how to repair it', async () => {
    const { account, secret } = await addAccountWithAnotherKey();
    const response = await logIn(account.email, appCode(secret));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '300']);
    expect(response.json()).toEqual({
      code: 'SECOND_FACTOR.UNREADABLE',
      kind: 'UNAVAILABLE',
      message: expect.stringContaining('recovery code'),
    });
    expect(listProblems()).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'a request could not be served',
        reason: expect.stringMatching(new RegExp(`${account.uuid}.*SIGNING_KEY.*remove-second-factor`)),
      }),
    ]);
  });

  it('does not count app codes as guesses, and accepts recovery codes', async () => {
    const { account, secret, recoveryCodes } = await addAccountWithAnotherKey();
    const address = nextIpAddress();
    const statuses = new Set<number>();
    for (let count = 0; count < 8; count += 1) {
      statuses.add((await logIn(account.email, appCode(secret), address)).statusCode);
    }
    expect([...statuses]).toEqual([503]);
    expect((await logIn(account.email, recoveryCodes[0], address)).statusCode).toBe(200);
  });

  it('turns the second factor off only with a recovery code', async () => {
    const { headers, secret, recoveryCodes } = await addAccountWithAnotherKey();
    expect(outcomeOf(await post(headers, 'turn-off', { code: appCode(secret) }))).toEqual([
      503,
      'SECOND_FACTOR.UNREADABLE',
    ]);
    expect((await post(headers, 'turn-off', { code: recoveryCodes[0] })).statusCode).toBe(200);
  });

  it('requires a new set-up if it was not confirmed yet, and does not count the code', async () => {
    const { account, headers, recoveryCodes } = await addProtectedAccount();
    expect((await post(headers, 'turn-off', { code: recoveryCodes[0] })).statusCode).toBe(200);
    const { secret } = (await post(headers, 'begin')).json().data;
    await sealWithAnotherKey(account.uuid, secret);
    for (let count = 0; count < 7; count += 1) {
      expect(outcomeOf(await post(headers, 'confirm', { code: appCode(secret) }))).toEqual([
        409,
        'SECOND_FACTOR.NOT_BEGUN',
      ]);
    }
    const again = (await post(headers, 'begin')).json().data;
    expect((await post(headers, 'confirm', { code: appCode(again.secret) })).statusCode).toBe(200);
    expect((await call('GET', '/user/second-factor', { headers })).json().data.isOn).toBe(true);
  });
}
