import { randomUUID } from 'node:crypto';
import { readConfiguration } from '@banca/server/configuration/configuration.js';
import { accesses } from '@banca/server/http/access.js';
import { type App, openApp } from '@banca/server/http/open-app.js';
import { openSessions } from '@banca/server/identity/sessions/sessions.js';
import { openProfiles } from '@banca/server/readers/open-profiles.js';
import { silentLog } from '../../../support/silent-log.ts';
import { openCallers } from '../../support/access-callers.ts';
import { type AccessCaller, accessValues, callers, expectedOf } from '../../support/access-table.ts';
import { expectedAccess } from '../../support/expected-access.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const codes: Readonly<Record<number, string>> = { 401: 'SESSION.REQUIRED', 403: 'ACCESS.FORBIDDEN' };

/** These routes end sessions of the caller or of the account in the path, so they need new callers. */
const endsSession = (url: string) => /\/auth\/logout$|\/sessions\b/.test(url);

/** Calls every route as every kind of caller. */
export function routes(platform: () => TestPlatform): void {
  let sharedCallers: Awaited<ReturnType<typeof openCallers>>;

  beforeAll(async () => {
    sharedCallers = await openCallers(platform());
  });

  const pathOf = (url: string, { owner } = sharedCallers) =>
    url.replace(/:(\w+)(\([^/]*\))?/g, (_all, name: string) =>
      name === 'uuid' || (name === 'id' && url.includes('/user/')) ? owner.uuid : randomUUID(),
    );

  /** Returns the routes that answer this caller differently from the table. */
  async function findWrongAnswers(app: App, caller: AccessCaller): Promise<string[]> {
    const wrongAnswers: string[] = [];
    for (const { method, url, access } of app.routeAccess) {
      const routeCallers = endsSession(url) ? await openCallers(platform()) : sharedCallers;
      const response = await app.inject({
        method: method as 'GET',
        url: pathOf(url, routeCallers),
        headers: await routeCallers.headersOf(caller),
        // A separate address, so that its rate limits do not affect other suites.
        remoteAddress: `10.9.0.${callers.indexOf(caller)}`,
      });
      const { statusCode, body } = response;
      // A route may use these status codes for its own failures: a wrong password is a 401.
      const isRejected = method === 'HEAD' ? statusCode in codes : body.includes(codes[statusCode] ?? '\0');
      const actual = isRejected ? statusCode : 'allowed';
      const expected = expectedOf(caller, access);
      if (actual !== expected) wrongAnswers.push(`${method} ${url}, ${access}: ${actual}, not ${expected}`);
    }
    return wrongAnswers;
  }

  it.each(callers)('allow %s only the routes that admit this caller', async (caller) => {
    expect(await findWrongAnswers(platform().app, caller)).toEqual([]);
  });

  describe('of routes with every kind of access', () => {
    let app: App;

    beforeAll(async () => {
      const { database } = platform();
      app = await openApp(
        readConfiguration({ LOG_LEVEL: 'error' }),
        {
          findCaller: openSessions(database).resolve,
          isGuardianOf: openProfiles(database).isGuardianOf,
        },
        silentLog,
      );
      for (const [index, access] of accesses.entries()) {
        app.get(`/user/:id/${index}`, { config: { access } }, async () => ({}));
      }
    });
    afterAll(() => app.close());

    it('are complete in the table', () => {
      expect([...accesses].sort()).toEqual([...accessValues].sort());
    });

    it.each(callers)('admit %s as the table says', async (caller) => {
      expect(await findWrongAnswers(app, caller)).toEqual([]);
    });
  });

  it('match the expected access of every route', () => {
    const stated = platform()
      .app.routeAccess.filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => `${method} ${url}: ${access}`);
    expect(stated.sort()).toEqual([...expectedAccess].sort());
  });

  it('require the same access for HEAD as for GET', () => {
    const { routeAccess } = platform().app;
    const accessOf = (url: string, method: string) =>
      routeAccess.find((route) => route.url === url && route.method === method)?.access;
    const heads = routeAccess.filter(({ method }) => method === 'HEAD');
    expect(heads.length).toBeGreaterThan(0);
    for (const { url, access } of heads) expect([url, access]).toEqual([url, accessOf(url, 'GET')]);
  });
}
