import { randomUUID } from 'node:crypto';
import type { Access } from '../../../server/http/rights.ts';
import type { TestCaller, TestPlatform } from '../support/test-platform.ts';

const callers = [
  'nobody',
  'a wrong token',
  'an expired session',
  'the reader',
  'another reader',
  'staff',
  'ADMIN',
] as const;
type Who = (typeof callers)[number];

const withoutSession: readonly Who[] = ['nobody', 'a wrong token', 'an expired session'];

const admitted: Record<Access, readonly Who[]> = {
  anyone: callers,
  reader: ['the reader', 'another reader', 'staff', 'ADMIN'],
  oneself: ['the reader'],
  'oneself or ADMIN': ['the reader', 'ADMIN'],
};

function expectedOf(who: Who, access: Access): 'admitted' | 401 | 403 {
  if (admitted[access].includes(who)) return 'admitted';
  return withoutSession.includes(who) ? 401 : 403;
}

/** Every route there is, called by everybody. */
export function rights(platform: () => TestPlatform): void {
  let reader: TestCaller;

  const headersOf = async (who: Who): Promise<Record<string, string>> => {
    if (who === 'nobody') return {};
    if (who === 'a wrong token') return { authorization: 'Bearer made-up' };
    if (who === 'an expired session') return (await platform().signIn('ADMIN', new Date(0))).headers;
    if (who === 'the reader') return reader.headers;
    const role = ({ 'another reader': 'USER', staff: 'STAFF', ADMIN: 'ADMIN' } as const)[who];
    return (await platform().signIn(role)).headers;
  };

  const pathOf = (url: string) =>
    url.replace(/:(\w+)(\([^/]*\))?/g, (_all, name: string) =>
      name === 'uuid' || (name === 'id' && url.includes('/user/')) ? reader.uuid : randomUUID(),
    );

  it.each(callers)('admits %s to the routes that say so and to no other', async (who) => {
    const wrong: string[] = [];
    for (const { method, url, access } of platform().app.statedRoutes) {
      // Signing out ends a session, so each route gets a new one.
      reader = await platform().signIn();
      const headers = await headersOf(who);
      const response = await platform().app.inject({ method: method as 'GET', url: pathOf(url), headers });
      const got = [401, 403].includes(response.statusCode) ? response.statusCode : 'admitted';
      const expected = expectedOf(who, access);
      if (got !== expected) wrong.push(`${method} ${url}: ${got} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it('states for every route what was meant for it', () => {
    const stated = platform()
      .app.statedRoutes.filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => `${method} ${url}: ${access}`);
    expect(stated.sort()).toEqual(
      [
        'GET /:file(^[\\w-]+\\.(?:ico|png|svg|txt|webmanifest)$): anyone',
        'GET /api/comics/acquisition: reader',
        'GET /api/comics/exploration/genre/:genre: anyone',
        'GET /api/comics/exploration/showcase/banner: anyone',
        'GET /api/comics/issue/:id/pages: reader',
        'GET /api/comics/issue/search: anyone',
        'GET /api/comics/issue/slug/:slug: anyone',
        'GET /api/comics/issue: anyone',
        'GET /api/comics/media/covers/:hash/:width: anyone',
        'GET /api/comics/media/pages/:pageId/:width: anyone',
        'GET /api/comics/openapi.json: anyone',
        'GET /api/comics/plan: anyone',
        'GET /api/comics/publisher/username/:username: anyone',
        'GET /api/comics/publisher: anyone',
        'GET /api/comics/reading/top-issues: anyone',
        'GET /api/comics/reading/user/:id: oneself',
        'GET /api/comics/series/issue/:id: anyone',
        'GET /api/comics/series/publisher/:id: anyone',
        'GET /api/comics/series/slug/:slug: anyone',
        'GET /api/comics/user/:id: oneself',
        'GET /api/identity/openapi.json: anyone',
        'GET /api/identity/user/:uuid: oneself or ADMIN',
        'GET /assets/*: anyone',
        'GET /documents/*: anyone',
        'POST /api/comics/user: reader',
        'POST /api/identity/auth/login: anyone',
        'POST /api/identity/auth/logout: reader',
        'PUT /api/comics/reading/issue/:id: reader',
      ].sort(),
    );
  });
}
