import { jsonColumn } from '../../../server/database/json-column.ts';
import { secondFactorCalls } from '../support/second-factor-calls.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

describe('administrators of a platform without the demo', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform({ environment: { DEMO: 'off' } });
  }, 60_000);
  afterAll(() => platform.close());

  const { call, readState, turnOn, outcomeOf, post, forgetSteps } = secondFactorCalls(() => platform);
  type Headers = Record<string, string>;

  const grantings = (headers: Headers) => call('GET', '/admin/application/grantings/banca', { headers });
  const grant = (headers: Headers, userId: string) =>
    call('PUT', '/admin/links/user/grantings', {
      headers,
      payload: { appToken: 'banca', userId, grantings: ['PUBLISHER'] },
    });
  const see = (headers: Headers, uuid: string) => call('GET', `/user/${uuid}`, { headers });

  it('have no rights without a second factor, and learn what to do', async () => {
    const admin = await platform.signIn('ADMIN');
    const reader = await platform.signIn();
    for (const response of [
      await grantings(admin.headers),
      await grant(admin.headers, admin.uuid),
      await see(admin.headers, reader.uuid),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'ACCESS.SECOND_FACTOR_REQUIRED']);
      expect(response.json().message).toContain('Conta › Segurança');
    }
    expect((await see(admin.headers, admin.uuid)).json().data.link.roles).toEqual(['ADMIN']);
    expect(await readState(admin.headers)).toEqual({ isOn: false, isRequired: true, recoveryCodesLeft: 0 });
  });

  it('have no rights by grantings without a second factor', async () => {
    const admin = await platform.signIn('ADMIN');
    await platform.database
      .updateTable('identity.account')
      .set({ grantings: jsonColumn(['PUBLISHER', 'MANAGER']) })
      .where('uuid', '=', admin.uuid)
      .execute();
    expect(outcomeOf(await grantings(admin.headers))).toEqual([403, 'ACCESS.SECOND_FACTOR_REQUIRED']);
  });

  it('have all rights from the next call on after they turn the second factor on, and none after they turn it off', async () => {
    const admin = await platform.signIn('ADMIN');
    const reader = await platform.signIn();
    await post(admin.headers, 'begin');
    expect((await grantings(admin.headers)).statusCode).toBe(403);
    const { recoveryCodes } = await turnOn(admin.headers);
    expect((await grantings(admin.headers)).statusCode).toBe(200);
    expect((await grant(admin.headers, reader.uuid)).statusCode).toBe(200);
    await forgetSteps(admin.uuid);
    expect((await post(admin.headers, 'turn-off', { code: recoveryCodes[0] })).statusCode).toBe(200);
    expect(outcomeOf(await grantings(admin.headers))).toEqual([403, 'ACCESS.SECOND_FACTOR_REQUIRED']);
  });

  it('get ACCESS.FORBIDDEN for calls that no administrator may make', async () => {
    const admin = await platform.signIn('ADMIN');
    const reader = await platform.signIn();
    const response = await platform.app.inject({
      url: `/api/comics/user/${reader.uuid}`,
      headers: admin.headers,
    });
    expect(outcomeOf(response)).toEqual([403, 'ACCESS.FORBIDDEN']);
  });

  it('do not include staff, who need no second factor', async () => {
    const staff = await platform.signIn('STAFF');
    expect(await readState(staff.headers)).toMatchObject({ isRequired: false });
    expect(outcomeOf(await grantings(staff.headers))).toEqual([403, 'ACCESS.FORBIDDEN']);
  });
});

it('requires no second factor of administrators in the demo', async () => {
  const platform = await openTestPlatform();
  try {
    const { call } = secondFactorCalls(() => platform);
    const { headers } = await platform.signIn('ADMIN');
    const answer = await call('GET', '/admin/application/grantings/banca', { headers });
    expect(answer.statusCode).toBe(200);
  } finally {
    await platform.close();
  }
}, 60_000);
