import { randomUUID } from 'node:crypto';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../../server/http/open-app.ts';
import { accesses } from '../../../../server/http/rights.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { openProfiles } from '../../../../server/readers/open-profiles.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { expectedAccess } from '../../support/expected-access.ts';
import { openCallers } from '../../support/rights-callers.ts';
import { accessValues, callers, expectedOf, type RightsCaller } from '../../support/rights-table.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const codes: Readonly<Record<number, string>> = { 401: 'SESSION.REQUIRED', 403: 'ACCESS.FORBIDDEN' };

/** These routes end sessions of those who call, or of whom the path names: they get people of their own. */
const endsSession = (url: string) => /\/auth\/logout$|\/sessions\b/.test(url);

/** Every route there is, called by everybody. */
export function rights(platform: () => TestPlatform): void {
  let people: Awaited<ReturnType<typeof openCallers>>;

  beforeAll(async () => {
    people = await openCallers(platform());
  });

  const pathOf = (url: string, { owner } = people) =>
    url.replace(/:(\w+)(\([^/]*\))?/g, (_all, name: string) =>
      name === 'uuid' || (name === 'id' && url.includes('/user/')) ? owner.uuid : randomUUID(),
    );

  /** Which routes answer this caller in another way than the table says. */
  async function wronglyAnswered(app: App, who: RightsCaller): Promise<string[]> {
    const wrong: string[] = [];
    for (const { method, url, access } of app.routeAccess) {
      const called = endsSession(url) ? await openCallers(platform()) : people;
      const response = await app.inject({
        method: method as 'GET',
        url: pathOf(url, called),
        headers: await called.headersOf(who),
        // Of their own: what is counted by address is not used up for other suites.
        remoteAddress: `10.9.0.${callers.indexOf(who)}`,
      });
      const { statusCode, body } = response;
      // A route refuses by itself as well, with codes of its own: a wrong password is a 401.
      const isRefused = method === 'HEAD' ? statusCode in codes : body.includes(codes[statusCode] ?? '\0');
      const got = isRefused ? statusCode : 'allowed';
      const expected = expectedOf(who, access);
      if (got !== expected) wrong.push(`${method} ${url}, ${access}: ${got}, not ${expected}`);
    }
    return wrong;
  }

  it.each(callers)('admits %s to the routes that say so and to no other', async (who) => {
    expect(await wronglyAnswered(platform().app, who)).toEqual([]);
  });

  describe('routes of every access there is', () => {
    let app: App;

    beforeAll(async () => {
      const { database } = platform();
      app = await openApp(
        readConfiguration({ LOG_LEVEL: 'error' }),
        {
          resolve: openSessions(database).resolve,
          isGuardianOf: openProfiles(database).isGuardianOf,
        },
        silentLog,
      );
      for (const [place, access] of accesses.entries()) {
        app.get(`/user/:id/${place}`, { config: { access } }, async () => ({}));
      }
    });
    afterAll(() => app.close());

    it('are all in the table', () => {
      expect([...accesses].sort()).toEqual([...accessValues].sort());
    });

    it.each(callers)('admit %s as the specification says', async (who) => {
      expect(await wronglyAnswered(app, who)).toEqual([]);
    });
  });

  it('states for every route what was meant for it', () => {
    const stated = platform()
      .app.routeAccess.filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => `${method} ${url}: ${access}`);
    expect(stated.sort()).toEqual([...expectedAccess].sort());
  });

  it('lets nobody ask only for the head of what they may not see', () => {
    const { routeAccess } = platform().app;
    const accessOf = (url: string, method: string) =>
      routeAccess.find((route) => route.url === url && route.method === method)?.access;
    const heads = routeAccess.filter(({ method }) => method === 'HEAD');
    expect(heads.length).toBeGreaterThan(0);
    for (const { url, access } of heads) expect([url, access]).toEqual([url, accessOf(url, 'GET')]);
  });
}
