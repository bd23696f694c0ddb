import { randomUUID } from 'node:crypto';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions, sessionIdleLimitMs } from '../../../../server/identity/sessions/sessions.ts';
import { addAccount, examplePassword, postTo, sessionHeadersOf } from '../../support/identity-caller.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

type Headers = Record<string, string>;

interface ListedSession {
  uuid: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  isCurrent: boolean;
  childName: string | null;
}

const firefoxUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** The owner lists and ends the sessions of an account. */
export function ownSessions(platform: () => TestPlatform): void {
  const call = (method: 'GET' | 'DELETE', path: string, headers: Headers) =>
    platform().app.inject({ method, url: `/api/identity/sessions${path}`, headers });
  const listSessions = async (headers: Headers): Promise<ListedSession[]> =>
    (await call('GET', '', headers)).json().data;
  const isOpen = async (headers: Headers) => (await call('GET', '', headers)).statusCode === 200;
  const signIn = async (username: string, userAgent?: string): Promise<Headers> =>
    sessionHeadersOf(
      await postTo(
        platform(),
        '/auth/login',
        { entry: username, password: examplePassword },
        { headers: userAgent ? { 'user-agent': userAgent } : {} },
      ),
    );

  it('lists every open session with its device and times, and the current session first', async () => {
    const { username } = await addAccount(platform());
    const currentHeaders = await signIn(username, firefoxUserAgent);
    await signIn(username, 'curl/8.5.0');
    const sessions = await listSessions(currentHeaders);
    expect(sessions).toEqual([
      {
        uuid: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        expiresAt: expect.any(String),
        isCurrent: true,
        childName: null,
      },
      expect.objectContaining({ browser: null, system: null, isCurrent: false }),
    ]);
    for (const { createdAt, lastUsedAt } of sessions) {
      expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
      expect(lastUsedAt).toBe(createdAt);
    }
  });

  it('does not return tokens, and is not cached', async () => {
    const { username } = await addAccount(platform());
    const currentHeaders = await signIn(username);
    const response = await call('GET', '', currentHeaders);
    const [session] = response.json().data;
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.body).not.toContain(currentHeaders.authorization?.slice('Bearer '.length));
    expect(await isOpen({ authorization: `Bearer ${session.uuid}` })).toBe(false);
  });

  it('does not list idle sessions', async () => {
    const { uuid, username } = await addAccount(platform());
    const sessions = openSessions(platform().database);
    await sessions.open(uuid, passedBySession, { now: new Date(Date.now() - sessionIdleLimitMs) });
    const currentHeaders = await signIn(username);
    expect(await listSessions(currentHeaders)).toHaveLength(1);
  });

  it('ends only the chosen session', async () => {
    const { username } = await addAccount(platform());
    const [currentHeaders, otherHeaders, thirdHeaders] = [
      await signIn(username),
      await signIn(username, firefoxUserAgent),
      await signIn(username),
    ];
    const firefoxSessionId = (await listSessions(currentHeaders)).find(
      ({ browser }) => browser === 'Firefox',
    )?.uuid;
    expect((await call('DELETE', `/${firefoxSessionId}`, currentHeaders)).json()).toEqual({ data: null });
    expect([await isOpen(currentHeaders), await isOpen(otherHeaders), await isOpen(thirdHeaders)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await call('DELETE', `/${firefoxSessionId}`, currentHeaders)).statusCode).toBe(200);
  });

  it('does not end sessions of other accounts', async () => {
    const [one, other] = [await addAccount(platform()), await addAccount(platform())];
    const [currentHeaders, otherHeaders] = [await signIn(one.username), await signIn(other.username)];
    const [session] = await listSessions(otherHeaders);
    expect((await call('DELETE', `/${session?.uuid}`, currentHeaders)).statusCode).toBe(200);
    expect((await call('DELETE', '', currentHeaders)).statusCode).toBe(200);
    expect(await isOpen(otherHeaders)).toBe(true);
  });

  it('ends all other sessions', async () => {
    const { username } = await addAccount(platform());
    const [currentHeaders, ...others] = [
      await signIn(username),
      await signIn(username),
      await signIn(username),
    ];
    expect((await call('DELETE', '', currentHeaders ?? {})).json()).toEqual({ data: null });
    for (const other of others) expect(await isOpen(other)).toBe(false);
    expect(await listSessions(currentHeaders ?? {})).toHaveLength(1);
  });

  it.each(['x', "' or 1=1", '%00', '..'])('rejects %j as a session id', async (id) => {
    const { headers } = await platform().signIn();
    const response = await call('DELETE', `/${encodeURIComponent(id)}`, headers);
    expect([400, 404]).toContain(response.statusCode);
  });

  it('reports success for an unknown session', async () => {
    const { headers } = await platform().signIn();
    expect((await call('DELETE', `/${randomUUID()}`, headers)).statusCode).toBe(200);
  });
}
