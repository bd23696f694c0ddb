import { appCode } from '../../support/app-code.ts';
import { addAccount, examplePassword, sessionHeadersOf } from './identity-caller.ts';
import { identityCalls } from './identity-calls.ts';
import type { TestPlatform } from './test-platform.ts';

type Headers = Record<string, string>;

/** Calls for the second factor. */
export function secondFactorCalls(platform: () => TestPlatform) {
  const { call } = identityCalls(platform);

  const post = (headers: Headers, path: string, payload: object = {}) =>
    call('POST', `/user/second-factor/${path}`, { headers, payload });
  const loadState = async (headers: Headers) =>
    (await call('GET', '/user/second-factor', { headers })).json().data;
  const logIn = (entry: string, code?: string, from?: string) =>
    call('POST', '/auth/login', {
      payload: { entry, password: examplePassword, ...(code !== undefined && { code }) },
      ...(from && { from }),
    });
  const outcomeOf = ({ statusCode, json }: Awaited<ReturnType<typeof call>>) => [statusCode, json().code];

  /** Turns the second factor of a caller on. */
  async function turnOn(headers: Headers) {
    const { secret } = (await post(headers, 'begin')).json().data;
    const confirmed = await post(headers, 'confirm', { code: appCode(secret) });
    if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
    const { recoveryCodes } = confirmed.json().data;
    return { secret: secret as string, recoveryCodes: recoveryCodes as string[] };
  }

  /** Allows the current codes to be used again. */
  const forgetSteps = (account: string) =>
    platform()
      .database.updateTable('identity.second_factor')
      .set({ lastStep: 0 })
      .where('accountId', '=', account)
      .execute();

  /** Adds an account with a password and a second factor. All current codes are still unused. */
  async function addProtectedAccount(password: string | null = examplePassword) {
    const account = await addAccount(platform());
    const headers = sessionHeadersOf(await logIn(account.email));
    const { secret, recoveryCodes } = await turnOn(headers);
    await forgetSteps(account.uuid);
    if (password === null) {
      await platform()
        .database.updateTable('identity.account')
        .set({ passwordHash: null })
        .where('uuid', '=', account.uuid)
        .execute();
    }
    return { account, headers, secret, recoveryCodes };
  }

  return { call, post, loadState, logIn, outcomeOf, turnOn, forgetSteps, addProtectedAccount };
}
