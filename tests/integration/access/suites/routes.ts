import { randomUUID } from 'node:crypto';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { accesses } from '../../../../server/http/access.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { openProfiles } from '../../../../server/readers/open-profiles.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { type AccessCaller, accessValues, callers, expectedOutcomeOf } from '../../support/access-table.ts';
import { addCallers } from '../../support/add-callers.ts';
import { expectedAccess } from '../../support/expected-access.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const codes: Readonly<Record<number, string>> = { 401: 'SESSION.REQUIRED', 403: 'ACCESS.FORBIDDEN' };

/** These routes end sessions of the caller or of the account in the path, so they need new callers. */
const endsSession = (url: string) => /\/auth\/logout$|\/sessions\b|[/-]session$/.test(url);

/** Calls every route as every kind of caller. */
export function routes(platform: () => TestPlatform): void {
  let sharedCallers: Awaited<ReturnType<typeof addCallers>>;

  beforeAll(async () => {
    sharedCallers = await addCallers(platform());
  });

  const buildPath = (url: string, { owner } = sharedCallers) =>
    url.replace(/:(\w+)(\([^/]*\))?/g, (_all, name: string) =>
      name === 'uuid' || (name === 'id' && url.includes('/user/')) ? owner.uuid : randomUUID(),
    );

  /** Returns the routes that allow or reject this caller contrary to the expected table. */
  async function findWrongRoutes(app: App, caller: AccessCaller): Promise<string[]> {
    const wrongRoutes: string[] = [];
    for (const { method, url, access } of app.routeAccess) {
      const routeCallers = endsSession(url) ? await addCallers(platform()) : sharedCallers;
      const response = await app.inject({
        method: method as 'GET',
        url: buildPath(url, routeCallers),
        headers: await routeCallers.headersOf(caller),
        // A separate address, so that its rate limits do not affect other suites.
        remoteAddress: `10.9.0.${callers.indexOf(caller)}`,
      });
      const { statusCode, body } = response;
      // A route may use these status codes for its own failures: a wrong password is a 401.
      const isRejected = method === 'HEAD' ? statusCode in codes : body.includes(codes[statusCode] ?? '\0');
      const actual = isRejected ? statusCode : 'allowed';
      const expected = expectedOutcomeOf(caller, access);
      if (actual !== expected) wrongRoutes.push(`${method} ${url}, ${access}: ${actual}, not ${expected}`);
    }
    return wrongRoutes;
  }

  it.each(callers)('allow %s exactly the routes that are allowed for this caller', async (caller) => {
    expect(await findWrongRoutes(platform().app, caller)).toEqual([]);
  });

  describe('for each kind of access', () => {
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

    it('are all in the expected table', () => {
      expect([...accesses].sort()).toEqual([...accessValues].sort());
    });

    it.each(callers)('allow %s exactly what the expected table allows', async (caller) => {
      expect(await findWrongRoutes(app, caller)).toEqual([]);
    });
  });

  it('are as expected for every route', () => {
    const actualAccess = platform()
      .app.routeAccess.filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => `${method} ${url}: ${access}`);
    expect(actualAccess.sort()).toEqual([...expectedAccess].sort());
  });

  it('require the same access for HEAD as for GET', () => {
    const { routeAccess } = platform().app;
    const accessOf = (url: string, method: string) =>
      routeAccess.find((route) => route.url === url && route.method === method)?.access;
    const headRoutes = routeAccess.filter(({ method }) => method === 'HEAD');
    expect(headRoutes.length).toBeGreaterThan(0);
    for (const { url, access } of headRoutes) expect([url, access]).toEqual([url, accessOf(url, 'GET')]);
  });
}
