import { addAccount, bearer, codeOf, isOpen, postTo, somePassword } from '../support/identity-caller.ts';
import { addSubscriber } from '../support/subscriber.ts';
import type { TestCaller, TestPlatform } from '../support/test-platform.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** What administrators do with the accounts of others. */
export function accountStates(platform: () => TestPlatform): void {
  let admin: TestCaller;
  const call = (method: 'DELETE' | 'POST' | 'PUT', path: string, payload?: object, by = admin) =>
    platform().app.inject({
      method,
      url: `/api/identity/admin/user${path}`,
      headers: by.headers,
      ...(payload && { payload }),
    });
  const setState = (uuid: string, isActive: boolean, by = admin) =>
    call('PUT', `/${uuid}/state`, { isActive }, by);
  const signIn = (username: string) =>
    postTo(platform(), '/auth/login', { entry: username, password: somePassword });

  beforeAll(() => platform().empty());
  beforeEach(async () => {
    admin = await platform().signIn('ADMIN');
  });

  it('finds an account by username or e-mail address, with its state', async () => {
    const { uuid, username, email } = await addAccount(platform());
    await signIn(username);
    for (const entry of [username.toUpperCase(), ` ${email} `]) {
      expect((await call('POST', '/find', { entry })).json().data).toEqual({
        uuid,
        username,
        email,
        role: 'USER',
        isActive: true,
        hasVerifiedEmail: true,
        createdAt: expect.any(String),
        sessions: 1,
        lastUsedAt: expect.any(String),
      });
    }
    expect(await codeOf(call('POST', '/find', { entry: 'ninguem' }))).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('ends all sessions of an account, which stays open', async () => {
    const account = await addAccount(platform());
    const sessions = [bearer(await signIn(account.username)), bearer(await signIn(account.username))];
    const response = await call('DELETE', `/${account.uuid}/sessions`);
    expect(response.json().data).toMatchObject({ isActive: true, sessions: 0, lastUsedAt: null });
    for (const headers of sessions) expect(await isOpen(platform(), headers, account)).toBe(false);
    expect((await signIn(account.username)).statusCode).toBe(200);
    expect(await codeOf(call('DELETE', `/${nobody}/sessions`))).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('closes an account at once and for every way in, and reopens it without its old sessions', async () => {
    const account = await addAccount(platform());
    const session = bearer(await signIn(account.username));
    expect((await setState(account.uuid, false)).json().data).toMatchObject({ isActive: false, sessions: 0 });
    expect(await isOpen(platform(), session, account)).toBe(false);
    expect(await codeOf(signIn(account.username))).toEqual([409, 'LOGIN.ACCOUNT_CLOSED']);
    await postTo(platform(), '/user/recover-password', { entry: account.username });
    const codes = () =>
      platform()
        .database.selectFrom('identity.magic_code')
        .selectAll()
        .where('account_uuid', '=', account.uuid)
        .execute();
    expect(await codes()).toEqual([]);
    expect((await setState(account.uuid, true)).json().data).toMatchObject({ isActive: true });
    expect(await isOpen(platform(), session, account)).toBe(false);
    expect((await signIn(account.username)).statusCode).toBe(200);
  });

  it('ends the renewals of a closed account', async () => {
    const { database } = platform();
    const { uuid } = await addAccount(platform());
    const { subscription: id } = await addSubscriber(database, {
      dragonId: uuid,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await setState(uuid, false);
    const after = await database
      .selectFrom('comics.subscription')
      .select('has_auto_renewal')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.has_auto_renewal).toBe(false);
  });

  it('lets nobody close their own account, and nobody but administrators close one', async () => {
    expect(await codeOf(setState(admin.uuid, false))).toEqual([409, 'USER.OWN_ACCOUNT']);
    expect(await codeOf(setState(admin.uuid.toUpperCase(), false))).toEqual([409, 'USER.OWN_ACCOUNT']);
    const other = await platform().signIn('ADMIN');
    for (const role of ['USER', 'STAFF'] as const) {
      const who = await platform().signIn(role);
      expect(await codeOf(setState(other.uuid, false, who))).toEqual([403, 'ACCESS.FORBIDDEN']);
    }
    expect(await codeOf(setState(nobody, false))).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('leaves one of two administrators who close each other’s account at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await platform().signIn('ADMIN');
      const answers = await Promise.all([setState(other.uuid, false), setState(admin.uuid, false, other)]);
      const closed = answers.filter(({ statusCode }) => statusCode === 200);
      expect(closed).toHaveLength(1);
      if (answers[1]?.statusCode === 200) admin = other;
    }
  });
}
