import { jsonColumn } from '../../../../server/database/json-column.ts';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import {
  addAccount,
  examplePassword,
  isSessionValid,
  outcomeOf,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { addSubscriber } from '../../support/subscriber.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Administrators and managers find, sign out, close and reopen the accounts of others. */
export function accountStates(platform: () => TestPlatform): void {
  let admin: TestCaller;
  const call = (method: 'POST' | 'PUT', path: string, payload: object, caller = admin) =>
    platform().app.inject({
      method,
      url: `/api/identity/admin/user${path}`,
      headers: caller.headers,
      payload,
    });
  const setActive = (uuid: string, isActive: boolean, caller = admin) =>
    call('PUT', `/${uuid}/state`, { isActive }, caller);
  const endSessions = (uuid: string, caller = admin) => call('POST', `/${uuid}/sessions/end`, {}, caller);
  const findAccount = (usernameOrEmail: string, caller = admin) =>
    call('POST', '/find', { entry: usernameOrEmail }, caller);
  const grant = async (account: TestCaller, ...grantings: string[]) => {
    await platform()
      .database.updateTable('identity.account')
      .set({ grantings: jsonColumn(grantings) })
      .where('uuid', '=', account.uuid)
      .execute();
    return account;
  };
  const signInManager = async () => grant(await platform().signIn('STAFF'), 'MANAGER');
  const usernameOf = async ({ uuid }: { uuid: string }) =>
    (await platform().accounts.find(uuid))?.username ?? '';
  const signIn = (username: string) =>
    postTo(platform(), '/auth/login', { entry: username, password: examplePassword });

  beforeAll(() => platform().deleteAllData());
  beforeEach(async () => {
    admin = await platform().signIn('ADMIN');
  });

  it('finds an account by username or email address, with its state', async () => {
    const { uuid, username, email } = await addAccount(platform());
    await signIn(username);
    for (const usernameOrEmail of [username.toUpperCase(), ` ${email} `]) {
      expect((await findAccount(usernameOrEmail)).json().data).toEqual({
        uuid,
        username,
        name: null,
        email,
        role: 'USER',
        isActive: true,
        hasVerifiedEmail: true,
        createdAt: expect.any(String),
        sessions: 1,
        lastUsedAt: expect.any(String),
      });
    }
    expect(await outcomeOf(findAccount('ninguem'))).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('ends all sessions of an account without closing it', async () => {
    const account = await addAccount(platform());
    const sessions = [
      sessionHeadersOf(await signIn(account.username)),
      sessionHeadersOf(await signIn(account.username)),
    ];
    const response = await endSessions(account.uuid);
    expect(response.json().data).toMatchObject({ isActive: true, sessions: 0, lastUsedAt: null });
    for (const headers of sessions) expect(await isSessionValid(platform(), headers, account)).toBe(false);
    expect((await signIn(account.username)).statusCode).toBe(200);
    expect(await outcomeOf(endSessions(unknownId))).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('closes an account for all kinds of sign-in, and reopens it without its old sessions', async () => {
    const account = await addAccount(platform());
    const session = sessionHeadersOf(await signIn(account.username));
    expect((await setActive(account.uuid, false)).json().data).toMatchObject({
      isActive: false,
      sessions: 0,
    });
    expect(await isSessionValid(platform(), session, account)).toBe(false);
    expect(await outcomeOf(signIn(account.username))).toEqual([409, 'LOGIN.ACCOUNT_CLOSED']);
    await postTo(platform(), '/user/recover-password', { entry: account.username });
    const listCodes = () =>
      platform()
        .database.selectFrom('identity.magic_code')
        .selectAll()
        .where('accountId', '=', account.uuid)
        .execute();
    expect(await listCodes()).toEqual([]);
    expect((await setActive(account.uuid, true)).json().data).toMatchObject({ isActive: true });
    expect(await isSessionValid(platform(), session, account)).toBe(false);
    expect((await signIn(account.username)).statusCode).toBe(200);
  });

  it('ends the renewals of a closed account', async () => {
    const { database } = platform();
    const { uuid } = await addAccount(platform());
    const { subscription: id } = await addSubscriber(database, {
      readerId: uuid,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await setActive(uuid, false);
    const after = await database
      .selectFrom('comics.subscription')
      .select('hasAutoRenewal')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.hasAutoRenewal).toBe(false);
  });

  it("rejects changes to the caller's own account, and changes by callers without rights", async () => {
    expect(await outcomeOf(setActive(admin.uuid, false))).toEqual([409, 'USER.OWN_ACCOUNT']);
    expect(await outcomeOf(setActive(admin.uuid.toUpperCase(), false))).toEqual([409, 'USER.OWN_ACCOUNT']);
    expect(await outcomeOf(endSessions(admin.uuid))).toEqual([409, 'USER.OWN_ACCOUNT']);
    const other = await platform().signIn('ADMIN');
    for (const role of ['USER', 'STAFF'] as const) {
      const caller = await platform().signIn(role);
      expect(await outcomeOf(setActive(other.uuid, false, caller))).toEqual([403, 'ACCESS.FORBIDDEN']);
    }
    const partner = await grant(await platform().signIn(), 'MANAGER');
    expect(await outcomeOf(setActive(other.uuid, false, partner))).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await outcomeOf(setActive(unknownId, false))).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('lets managers find, sign out, close and reopen the accounts of readers', async () => {
    const manager = await signInManager();
    const account = await addAccount(platform());
    await signIn(account.username);
    expect((await findAccount(account.username, manager)).json().data).toMatchObject({ sessions: 1 });
    expect((await endSessions(account.uuid, manager)).json().data).toMatchObject({ sessions: 0 });
    for (const isActive of [false, true]) {
      const response = await setActive(account.uuid, isActive, manager);
      expect(response.json().data).toMatchObject({ isActive });
    }
  });

  it.each<['ADMIN' | 'STAFF' | 'USER', string[]]>([
    ['ADMIN', []],
    ['STAFF', []],
    ['USER', ['PUBLISHER']],
  ])(
    'lets administrators, but not managers, manage accounts with role %s and grantings %j',
    async (role, grantings) => {
      const manager = await signInManager();
      const other = await grant(await platform().signIn(role), ...grantings);
      const username = await usernameOf(other);
      for (const response of [
        await findAccount(username, manager),
        await endSessions(other.uuid, manager),
        await setActive(other.uuid, false, manager),
      ]) {
        expect(await outcomeOf(response)).toEqual([409, 'USER.STAFF_ACCOUNT']);
      }
      expect((await findAccount(username)).json().data).toMatchObject({ isActive: true, sessions: 1 });
      expect((await endSessions(other.uuid)).json().data).toMatchObject({ sessions: 0 });
      expect((await setActive(other.uuid, false)).json().data).toMatchObject({ isActive: false });
    },
  );

  it('shows managers their own account', async () => {
    const manager = await signInManager();
    expect((await findAccount(await usernameOf(manager), manager)).json().data.uuid).toBe(manager.uuid);
  });

  it('counts only open sessions', async () => {
    const { uuid, username } = await addAccount(platform());
    const now = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await openSessions(platform().database).open(uuid, passedBySession, { now });
    expect((await findAccount(username)).json().data).toMatchObject({ sessions: 0, lastUsedAt: null });
  });

  it('requires the password for every change in a session older than ten minutes', async () => {
    const { uuid } = await addAccount(platform(), { role: 'ADMIN' });
    const now = new Date(Date.now() - 10 * 60_000);
    const { token } = await openSessions(platform().database).open(uuid, passedBySession, { now });
    const oldSession: TestCaller = { uuid, headers: { authorization: `Bearer ${token}` } };
    const account = await addAccount(platform());
    await signIn(account.username);
    const grantings = { appToken: 'banca', userId: account.uuid, grantings: [] };
    const changes = [
      (fields: object) => call('POST', `/${account.uuid}/sessions/end`, fields, oldSession),
      (fields: object) => call('PUT', `/${account.uuid}/state`, { isActive: false, ...fields }, oldSession),
      (fields: object) =>
        platform().app.inject({
          method: 'PUT',
          url: '/api/identity/admin/links/user/grantings',
          headers: oldSession.headers,
          payload: { ...grantings, ...fields },
        }),
    ];
    for (const change of changes) {
      expect(await outcomeOf(change({}))).toEqual([409, 'USER.PASSWORD_REQUIRED']);
      expect(await outcomeOf(change({ password: 'another-1' }))).toEqual([400, 'USER.WRONG_PASSWORD']);
    }
    expect((await findAccount(account.username, oldSession)).json().data).toMatchObject({
      isActive: true,
      sessions: 1,
    });
    for (const change of changes) {
      expect((await change({ password: examplePassword })).statusCode).toBe(200);
    }
  });

  it('lets only one of two administrators close the account of the other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await platform().signIn('ADMIN');
      const responses = await Promise.all([
        setActive(other.uuid, false),
        setActive(admin.uuid, false, other),
      ]);
      const closed = responses.filter(({ statusCode }) => statusCode === 200);
      expect(closed).toHaveLength(1);
      if (responses[1]?.statusCode === 200) admin = other;
    }
  });
}
