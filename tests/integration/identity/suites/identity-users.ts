import { identityCalls, nextIpAddress } from '../../support/identity-calls.ts';
import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Access to profiles, phone numbers and grantings. */
export function identityUsers(platform: () => TestPlatform): void {
  const { call, loadAccount } = identityCalls(platform);
  let owner: TestCaller;
  let guardian: TestCaller;
  let child: TestCaller;
  let admin: TestCaller;

  const usernameOf = async ({ uuid }: TestCaller) => (await platform().accounts.find(uuid))?.username ?? '';
  const loadPublicProfile = (username: string) =>
    call('GET', `/user/profile/${encodeURIComponent(username)}`);
  const changePhone = async (owner: TestCaller, caller: TestCaller, phoneNumber: unknown) => {
    const response = await call('PATCH', `/user/phone/${owner.uuid}`, {
      headers: caller.headers,
      payload: { phoneNumber },
    });
    return [response.statusCode, response.json().code ?? response.json().data.phoneNumber];
  };
  const grant = (payload: unknown, headers: Record<string, string> = admin.headers) =>
    call('PUT', '/admin/links/user/grantings', { headers, payload });

  beforeAll(async () => {
    await platform().deleteAllData();
    owner = await platform().signIn();
    admin = await platform().signIn('ADMIN');
    guardian = await platform().signIn();
    child = await platform().signIn();
    for (const { uuid } of [guardian, child]) await addReader(platform().database, uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', child.uuid)
      .execute();
  });

  it('shows an account to its owner, its guardian and administrators only', async () => {
    const loadStatus = async (caller: TestCaller, uuid = owner.uuid) =>
      (await loadAccount(uuid, caller.headers)).statusCode;
    expect(await loadStatus(owner)).toBe(200);
    expect(await loadStatus(admin)).toBe(200);
    expect(await loadStatus(guardian, child.uuid)).toBe(200);
    expect(await loadStatus(guardian)).toBe(403);
    expect(await loadStatus(child, guardian.uuid)).toBe(403);
    expect(await loadStatus(await platform().signIn('STAFF'))).toBe(403);
    expect(await loadStatus(admin, unknownId)).toBe(404);
    expect(await loadStatus(admin, 'no-uuid')).toBe(400);
    expect((await loadAccount(owner.uuid, {})).statusCode).toBe(401);
  });

  it('shows public data to everyone, by username in any case', async () => {
    const username = await usernameOf(owner);
    expect((await loadPublicProfile(username.toUpperCase())).json().data).toEqual({
      uuid: owner.uuid,
      username,
      nickname: null,
      about: null,
      avatar: null,
      cover: null,
    });
  });

  it('shows no public data for unknown usernames, email addresses and closed accounts', async () => {
    const closed = await platform().signIn();
    await platform()
      .database.updateTable('identity.account')
      .set({ isActive: false })
      .where('uuid', '=', closed.uuid)
      .execute();
    const username = await usernameOf(owner);
    const usernames = ['ninguem', `${username}@example.com`, 'a\0b', '🙂', await usernameOf(closed)];
    for (const other of usernames) {
      const response = await loadPublicProfile(other);
      expect([other, response.statusCode, response.json().code]).toEqual([other, 404, 'USER.NOT_FOUND']);
    }
  });

  it('changes a phone number, unless another account has it', async () => {
    expect(await changePhone(owner, owner, '+5511987650001')).toEqual([200, '+5511987650001']);
    expect(await changePhone(owner, owner, '+5511987650001')).toEqual([200, '+5511987650001']);
    const other = await platform().signIn();
    expect(await changePhone(other, other, '+5511987650001')).toEqual([409, 'USER.EXISTING_PHONE_NUMBER']);
    expect(await changePhone(owner, other, '+5511987650002')).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await changePhone(owner, admin, '+5511987650002')).toEqual([403, 'ACCESS.FORBIDDEN']);
  });

  it('deletes a phone number', async () => {
    await changePhone(owner, owner, '+5511987650009');
    expect(await changePhone(owner, owner, '')).toEqual([200, null]);
    expect(await changePhone(owner, owner, '')).toEqual([200, null]);
  });

  it('gives the same phone number to only one of two concurrent requests', async () => {
    const [one, other] = [await platform().signIn(), await platform().signIn()];
    const outcomes = await Promise.all(
      [one, other].map((account) => changePhone(account, account, '+5511987650009')),
    );
    expect(outcomes.sort()).toEqual([
      [200, '+5511987650009'],
      [409, 'USER.EXISTING_PHONE_NUMBER'],
    ]);
  });

  it('lets the guardian but not the child change the phone number of a guided account', async () => {
    expect(await changePhone(child, child, '+5511987650003')).toEqual([409, 'USER.PARENT_PERMISSION']);
    expect(await changePhone(child, guardian, '+5511987650003')).toEqual([200, '+5511987650003']);
  });

  it.each(['11987650004', '+55', 'a\0', '🙂', ' '])('rejects the phone number %j', async (phone) => {
    expect(await changePhone(owner, owner, phone)).toEqual([400, 'USER.INVALID_DATA']);
  });

  it.each([['+5511987650005', 'a'], { a: 1 }, '+'.repeat(21)].map((phone) => [phone]))(
    'rejects %j as a phone number',
    async (phone) => expect(await changePhone(owner, owner, phone)).toEqual([400, 'REQUEST.INVALID']),
  );

  it('lists the grantings for administrators', async () => {
    const listGrantings = (app: string) =>
      call('GET', `/admin/application/grantings/${app}`, { headers: admin.headers });
    expect((await listGrantings('banca')).json().data).toEqual([
      'EDITOR',
      'PUBLISHER',
      'ACCOUNTANT',
      'MANAGER',
    ]);
    expect([(await listGrantings('other')).statusCode, (await listGrantings('other')).json().code]).toEqual([
      404,
      'APPLICATION.NOT_FOUND',
    ]);
  });

  it('replaces grantings, with effect from the next call', async () => {
    const grantingsOf = async () =>
      (await loadAccount(owner.uuid, owner.headers)).json().data.link.grantings as string[];
    const response = await grant({
      appToken: 'banca',
      userId: owner.uuid,
      grantings: ['EDITOR', 'MANAGER'],
    });
    expect(response.json().data).toEqual({
      userId: owner.uuid,
      appToken: 'banca',
      roles: ['USER'],
      grantings: ['EDITOR', 'MANAGER'],
      gatewaysMetadata: {},
    });
    expect(await grantingsOf()).toEqual(['EDITOR', 'MANAGER']);
    await grant({ appToken: 'banca', userId: owner.uuid, grantings: [] });
    expect(await grantingsOf()).toEqual([]);
  });

  it('lets only administrators change grantings', async () => {
    const own = { appToken: 'banca', userId: owner.uuid, grantings: ['EDITOR'] };
    for (const caller of [owner, await platform().signIn('STAFF')]) {
      expect((await grant(own, caller.headers)).statusCode).toBe(403);
    }
    expect((await grant(own, {})).statusCode).toBe(401);
  });

  it.each<[object, number, string]>([
    [{ userId: unknownId }, 404, 'USER.NOT_FOUND'],
    [{ appToken: 'other' }, 404, 'APPLICATION.NOT_FOUND'],
    [{ grantings: ['KING'] }, 400, 'REQUEST.INVALID'],
    [{ grantings: ['EDITOR', 'EDITOR'] }, 400, 'REQUEST.INVALID'],
    [{ grantings: 'EDITOR' }, 400, 'REQUEST.INVALID'],
    [{ userId: 'a\0' }, 400, 'REQUEST.INVALID'],
    [{ role: 'ADMIN' }, 400, 'REQUEST.INVALID'],
  ])('grants nothing for the invalid request %j', async (changedFields, status, code) => {
    const response = await grant({
      appToken: 'banca',
      userId: owner.uuid,
      grantings: ['EDITOR'],
      ...changedFields,
    });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('rejects a path with an invalid encoding', async () => {
    const response = await call('GET', '/user/profile/%ff', { from: nextIpAddress() });
    expect(response.statusCode).toBe(400);
  });
}
