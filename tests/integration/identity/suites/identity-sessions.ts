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
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

/** Lifetime of sessions. */
export function identitySessions(platform: () => TestPlatform): void {
  const sessions = () => openSessions(platform().database);
  const newAccount = async () => (await platform().signIn()).uuid;
  const rows = (account: string) =>
    platform().database.selectFrom('identity.session').selectAll().where('accountId', '=', account).execute();

  beforeAll(() => platform().empty());

  it('stores no tokens', async () => {
    const account = await newAccount();
    const { token } = await sessions().open(account, passedBySession);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rows(account))).not.toContain(token);
  });

  it('end after thirty days without use', async () => {
    const account = await newAccount();
    const { token } = await sessions().open(account, passedBySession, { now: start });
    expect(await sessions().resolve(token, after(sessionIdleLimitMs - 1))).toMatchObject({ uuid: account });
    const unused = await sessions().open(account, passedBySession, { now: start });
    expect(await sessions().resolve(unused.token, after(sessionIdleLimitMs))).toBeNull();
  });

  it('end after half a year, even if they are used', async () => {
    const account = await newAccount();
    const { token, expiresAt } = await sessions().open(account, passedBySession, { now: start });
    expect(expiresAt).toEqual(after(sessionLifetimeMs));
    for (let used = 0; used < sessionLifetimeMs; used += sessionIdleLimitMs / 2) {
      expect(await sessions().resolve(token, after(used))).not.toBeNull();
    }
    expect(await sessions().resolve(token, after(sessionLifetimeMs))).toBeNull();
  });

  it('do not open if the password changes or the account is closed during sign-in', async () => {
    const { accounts, database } = platform();
    const account = await accounts.create({
      email: 'corrida@banca.example',
      username: 'corrida',
      password: 'correta-cavalo-1',
      role: 'USER',
    });
    const change = (values: { passwordHash?: string; isActive?: boolean }) =>
      database.updateTable('identity.account').set(values).where('uuid', '=', account.uuid).execute();
    expect(await sessions().openAfterPassword(account, passedBySession)).toMatchObject({ token: expect.any(String) });
    await change({ passwordHash: 'another' });
    expect(await sessions().openAfterPassword(account, passedBySession)).toBeNull();
    await change({ passwordHash: account.passwordHash ?? '', isActive: false });
    expect(await sessions().openAfterPassword(account, passedBySession)).toBeNull();
    expect(await rows(account.uuid)).toHaveLength(1);
  });

  it('are looked up by one statement, and store their last use at most once a minute', async () => {
    const account = await newAccount();
    const { token } = await sessions().open(account, passedBySession, { now: start });
    const costOf = async (at: Date) => {
      const before = platform().statements();
      await sessions().resolve(token, at);
      return platform().statements() - before;
    };
    expect(await costOf(after(minuteMs - 1))).toBe(1);
    expect(await costOf(after(minuteMs))).toBe(2);
    expect(await costOf(after(minuteMs + 1))).toBe(1);
    expect(await costOf(after(2 * minuteMs - 1))).toBe(1);
    expect(await costOf(after(2 * minuteMs))).toBe(2);
  });

  it('end for one account only when all its sessions are closed', async () => {
    const account = await newAccount();
    const other = await sessions().open(await newAccount(), passedBySession);
    const opened = [
      await sessions().open(account, passedBySession),
      await sessions().open(account, passedBySession),
    ];
    await sessions().closeAll(account);
    for (const { token } of opened) expect(await sessions().resolve(token)).toBeNull();
    expect(await sessions().resolve(other.token)).not.toBeNull();
  });

  it('are removed when they are idle and another one opens', async () => {
    const account = await newAccount();
    await platform().database.deleteFrom('identity.session').where('accountId', '=', account).execute();
    await sessions().open(account, passedBySession, { now: start });
    await sessions().open(account, passedBySession, { now: after(sessionIdleLimitMs - 1) });
    await sessions().open(account, passedBySession, { now: after(sessionIdleLimitMs) });
    expect(await rows(account)).toHaveLength(2);
  });

  it('end the one that was unused longest when a twenty-first one opens', async () => {
    const { uuid: account } = await platform().accounts.create({
      email: 'muitos@banca.example',
      username: 'muitos',
      password: null,
      role: 'USER',
    });
    const opened: string[] = [];
    for (let count = 0; count < maxSessions; count += 1) {
      opened.push((await sessions().open(account, passedBySession, { now: after(count * 1000) })).token);
    }
    const [first = '', second = '', ...others] = opened;
    const later = after(2 * minuteMs);
    expect(await sessions().resolve(first, later)).not.toBeNull();
    const { token } = await sessions().open(account, passedBySession, { now: later });
    expect(maxSessions).toBe(20);
    expect(await rows(account)).toHaveLength(20);
    expect(await sessions().resolve(second, later)).toBeNull();
    for (const open of [first, ...others, token]) {
      expect(await sessions().resolve(open, later)).not.toBeNull();
    }
  });

  it('do not open with an invented or expired token', async () => {
    expect(await sessions().resolve('made-up')).toBeNull();
    expect(await sessions().resolve('')).toBeNull();
    const expired = await platform().signIn('USER', new Date());
    const { statusCode } = await platform().app.inject({
      url: `/api/identity/user/${expired.uuid}`,
      headers: expired.headers,
    });
    expect(statusCode).toBe(401);
  });
}
