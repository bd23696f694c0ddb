import { jsonColumn } from '../../../server/database/json-column.ts';
import { secondFactorCalls } from '../support/second-factor-calls.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

describe('administrators of a platform without the demo', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform({ environment: { DEMO: 'off' } });
  }, 60_000);
  afterAll(() => platform.close());

  const { call, loadState, turnOn, outcomeOf, post, forgetSteps } = secondFactorCalls(() => platform);
  type Headers = Record<string, string>;

  const listGrantings = (headers: Headers) => call('GET', '/admin/application/grantings/banca', { headers });
  const grant = (headers: Headers, userId: string) =>
    call('PUT', '/admin/links/user/grantings', {
      headers,
      payload: { appToken: 'banca', userId, grantings: ['PUBLISHER'] },
    });
  const loadAccount = (headers: Headers, uuid: string) => call('GET', `/user/${uuid}`, { headers });

  it('have no rights without a second factor, and receive instructions to set it up', async () => {
    const admin = await platform.signIn('ADMIN');
    const reader = await platform.signIn();
    for (const response of [
      await listGrantings(admin.headers),
      await grant(admin.headers, admin.uuid),
      await loadAccount(admin.headers, reader.uuid),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'ACCESS.SECOND_FACTOR_REQUIRED']);
      expect(response.json().message).toContain('Conta › Segurança');
    }
    expect((await loadAccount(admin.headers, admin.uuid)).json().data.link.roles).toEqual(['ADMIN']);
    expect(await loadState(admin.headers)).toEqual({ isOn: false, isRequired: true, recoveryCodesLeft: 0 });
  });

  it('have no rights without a second factor, even if they have grantings', async () => {
    const admin = await platform.signIn('ADMIN');
    await platform.database
      .updateTable('identity.account')
      .set({ grantings: jsonColumn(['PUBLISHER', 'MANAGER']) })
      .where('uuid', '=', admin.uuid)
      .execute();
    expect(outcomeOf(await listGrantings(admin.headers))).toEqual([403, 'ACCESS.SECOND_FACTOR_REQUIRED']);
  });

  it('have all rights from the next call on after they turn the second factor on, and none after they turn it off', async () => {
    const admin = await platform.signIn('ADMIN');
    const reader = await platform.signIn();
    await post(admin.headers, 'begin');
    expect((await listGrantings(admin.headers)).statusCode).toBe(403);
    const { recoveryCodes } = await turnOn(admin.headers);
    expect((await listGrantings(admin.headers)).statusCode).toBe(200);
    expect((await grant(admin.headers, reader.uuid)).statusCode).toBe(200);
    await forgetSteps(admin.uuid);
    expect((await post(admin.headers, 'turn-off', { code: recoveryCodes[0] })).statusCode).toBe(200);
    expect(outcomeOf(await listGrantings(admin.headers))).toEqual([403, 'ACCESS.SECOND_FACTOR_REQUIRED']);
  });

  it('receive ACCESS.FORBIDDEN for calls that no administrator may make', async () => {
    const admin = await platform.signIn('ADMIN');
    const reader = await platform.signIn();
    const response = await platform.app.inject({
      url: `/api/comics/user/${reader.uuid}`,
      headers: admin.headers,
    });
    expect(outcomeOf(response)).toEqual([403, 'ACCESS.FORBIDDEN']);
  });

  it('differ from staff, who need no second factor', async () => {
    const staff = await platform.signIn('STAFF');
    expect(await loadState(staff.headers)).toMatchObject({ isRequired: false });
    expect(outcomeOf(await listGrantings(staff.headers))).toEqual([403, 'ACCESS.FORBIDDEN']);
  });
});

it('the demo requires no second factor of administrators', async () => {
  const platform = await openTestPlatform();
  try {
    const { call } = secondFactorCalls(() => platform);
    const { headers } = await platform.signIn('ADMIN');
    const response = await call('GET', '/admin/application/grantings/banca', { headers });
    expect(response.statusCode).toBe(200);
  } finally {
    await platform.close();
  }
}, 60_000);
