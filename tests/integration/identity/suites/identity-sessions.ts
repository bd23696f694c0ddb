import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import {
  maxSessions,
  openSessions,
  sessionIdleLimitMs,
  sessionLifetimeMs,
} from '../../../../server/identity/sessions/sessions.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const minuteMs = 60 * 1000;
const start = new Date('2026-03-01T12:00:00Z');
const timeAfterStart = (milliseconds: number) => new Date(start.getTime() + milliseconds);

/** Lifetime of sessions. */
export function identitySessions(platform: () => TestPlatform): void {
  const openTestSessions = () => openSessions(platform().database);
  const addAccount = async () => (await platform().signIn()).uuid;
  const listRows = (account: string) =>
    platform().database.selectFrom('identity.session').selectAll().where('accountId', '=', account).execute();

  beforeAll(() => platform().deleteAllData());

  it('stores no tokens', async () => {
    const account = await addAccount();
    const { token } = await openTestSessions().open(account, passedBySession);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await listRows(account))).not.toContain(token);
  });

  it('ends a session after thirty days without use', async () => {
    const account = await addAccount();
    const { token } = await openTestSessions().open(account, passedBySession, { now: start });
    expect(await openTestSessions().resolve(token, timeAfterStart(sessionIdleLimitMs - 1))).toMatchObject({
      uuid: account,
    });
    const unused = await openTestSessions().open(account, passedBySession, { now: start });
    expect(await openTestSessions().resolve(unused.token, timeAfterStart(sessionIdleLimitMs))).toBeNull();
  });

  it('ends a session after half a year, even if it is used', async () => {
    const account = await addAccount();
    const { token, expiresAt } = await openTestSessions().open(account, passedBySession, { now: start });
    expect(expiresAt).toEqual(timeAfterStart(sessionLifetimeMs));
    for (let used = 0; used < sessionLifetimeMs; used += sessionIdleLimitMs / 2) {
      expect(await openTestSessions().resolve(token, timeAfterStart(used))).not.toBeNull();
    }
    expect(await openTestSessions().resolve(token, timeAfterStart(sessionLifetimeMs))).toBeNull();
  });

  it('opens no session if the password changes or the account is closed during sign-in', async () => {
    const { accounts, database } = platform();
    const account = await accounts.create({
      email: 'corrida@banca.example',
      username: 'corrida',
      password: 'correta-cavalo-1',
      role: 'USER',
    });
    const change = (values: { passwordHash?: string; isActive?: boolean }) =>
      database.updateTable('identity.account').set(values).where('uuid', '=', account.uuid).execute();
    expect(await openTestSessions().openAfterPassword(account, passedBySession)).toMatchObject({
      token: expect.any(String),
    });
    await change({ passwordHash: 'another' });
    expect(await openTestSessions().openAfterPassword(account, passedBySession)).toBeNull();
    await change({ passwordHash: account.passwordHash ?? '', isActive: false });
    expect(await openTestSessions().openAfterPassword(account, passedBySession)).toBeNull();
    expect(await listRows(account.uuid)).toHaveLength(1);
  });

  it('finds a session with one statement, and stores its last use at most once a minute', async () => {
    const account = await addAccount();
    const { token } = await openTestSessions().open(account, passedBySession, { now: start });
    const costOf = async (at: Date) => {
      const before = platform().statements();
      await openTestSessions().resolve(token, at);
      return platform().statements() - before;
    };
    expect(await costOf(timeAfterStart(minuteMs - 1))).toBe(1);
    expect(await costOf(timeAfterStart(minuteMs))).toBe(2);
    expect(await costOf(timeAfterStart(minuteMs + 1))).toBe(1);
    expect(await costOf(timeAfterStart(2 * minuteMs - 1))).toBe(1);
    expect(await costOf(timeAfterStart(2 * minuteMs))).toBe(2);
  });

  it('closes all sessions of one account, and none of another', async () => {
    const account = await addAccount();
    const other = await openTestSessions().open(await addAccount(), passedBySession);
    const opened = [
      await openTestSessions().open(account, passedBySession),
      await openTestSessions().open(account, passedBySession),
    ];
    await openTestSessions().closeAll(account);
    for (const { token } of opened) expect(await openTestSessions().resolve(token)).toBeNull();
    expect(await openTestSessions().resolve(other.token)).not.toBeNull();
  });

  it('removes idle sessions when another one opens', async () => {
    const account = await addAccount();
    await platform().database.deleteFrom('identity.session').where('accountId', '=', account).execute();
    await openTestSessions().open(account, passedBySession, { now: start });
    await openTestSessions().open(account, passedBySession, { now: timeAfterStart(sessionIdleLimitMs - 1) });
    await openTestSessions().open(account, passedBySession, { now: timeAfterStart(sessionIdleLimitMs) });
    expect(await listRows(account)).toHaveLength(2);
  });

  it('ends the session that was unused longest when a twenty-first one opens', async () => {
    const { uuid: account } = await platform().accounts.create({
      email: 'muitos@banca.example',
      username: 'muitos',
      password: null,
      role: 'USER',
    });
    const opened: string[] = [];
    for (let count = 0; count < maxSessions; count += 1) {
      opened.push(
        (await openTestSessions().open(account, passedBySession, { now: timeAfterStart(count * 1000) }))
          .token,
      );
    }
    const [first = '', second = '', ...others] = opened;
    const later = timeAfterStart(2 * minuteMs);
    expect(await openTestSessions().resolve(first, later)).not.toBeNull();
    const { token } = await openTestSessions().open(account, passedBySession, { now: later });
    expect(maxSessions).toBe(20);
    expect(await listRows(account)).toHaveLength(20);
    expect(await openTestSessions().resolve(second, later)).toBeNull();
    for (const openToken of [first, ...others, token]) {
      expect(await openTestSessions().resolve(openToken, later)).not.toBeNull();
    }
  });

  it('rejects an invented or expired token', async () => {
    expect(await openTestSessions().resolve('made-up')).toBeNull();
    expect(await openTestSessions().resolve('')).toBeNull();
    const expired = await platform().signIn('USER', new Date());
    const { statusCode } = await platform().app.inject({
      url: `/api/identity/user/${expired.uuid}`,
      headers: expired.headers,
    });
    expect(statusCode).toBe(401);
  });
}
