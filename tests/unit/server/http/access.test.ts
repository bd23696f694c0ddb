import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import type { Access, Caller } from '../../../../server/http/access.ts';
import { openApp } from '../../../../server/http/open-app.ts';

const ana = '0a000000-0000-4000-8000-00000000000a';
const bia = '0b000000-0000-4000-8000-00000000000b';
const session = { id: '', createdAt: new Date(0) };
const callersByToken: Readonly<Record<string, Caller>> = {
  ana: { uuid: ana, role: 'USER', grantings: [], session },
  bia: { uuid: bia, role: 'USER', grantings: [], session },
  admin: { uuid: '0c000000-0000-4000-8000-00000000000c', role: 'ADMIN', grantings: [], session },
};

/** Ana is the guardian of Bia. */
async function openRoute(access: Access, url = '/user/:id') {
  const guardianQueries: string[][] = [];
  const app = await openApp(readConfiguration({ LOG_LEVEL: 'silent' }), {
    findCaller: async (token) => callersByToken[token] ?? null,
    async isGuardianOf(guardian, guided) {
      guardianQueries.push([guardian, guided]);
      return guardian === ana && guided === bia;
    },
  });
  app.get(url, { config: { access } }, async ({ caller }) => ({ caller: caller?.uuid ?? null }));
  const call = async (path: string, authorization?: string) => {
    const response = await app.inject({ url: path, headers: authorization ? { authorization } : {} });
    return [response.statusCode, response.json().code ?? response.json().caller];
  };
  return { call, guardianQueries };
}

describe('a route with an optional session', () => {
  it('receives the caller, or null without a session', async () => {
    const { call } = await openRoute('anyone or reader', '/bond');
    expect(await call('/bond')).toEqual([200, null]);
    expect(await call('/bond', 'Bearer ana')).toEqual([200, ana]);
  });

  it.each(['Bearer nobody', 'Bearer', 'Basic YW5hOmFuYQ==', 'Bearer ana bia'])(
    'refuses the invalid session %j',
    async (authorization) => {
      const { call } = await openRoute('anyone or reader', '/bond');
      expect(await call('/bond', authorization)).toEqual([401, 'SESSION.REQUIRED']);
    },
  );
});

describe('a route for anyone', () => {
  it('ignores a token', async () => {
    const { call } = await openRoute('anyone', '/plan');
    expect(await call('/plan', 'Bearer ana')).toEqual([200, null]);
    expect(await call('/plan', 'Bearer nobody')).toEqual([200, null]);
  });
});

describe('a route for oneself or the guardian', () => {
  it('allows both, and ignores the case of the id', async () => {
    const { call } = await openRoute('oneself or guardian');
    expect(await call(`/user/${bia}`, 'Bearer bia')).toEqual([200, bia]);
    expect(await call(`/user/${bia.toUpperCase()}`, 'Bearer bia')).toEqual([200, bia]);
    expect(await call(`/user/${bia.toUpperCase()}`, 'Bearer ana')).toEqual([200, ana]);
  });

  it("refuses the guided reader at the guardian's id, and an administrator", async () => {
    const { call } = await openRoute('oneself or guardian');
    expect(await call(`/user/${ana}`, 'Bearer bia')).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await call(`/user/${bia}`, 'Bearer admin')).toEqual([403, 'ACCESS.FORBIDDEN']);
  });

  it.each(['nobody', `${bia}'--`, '%00', bia.replaceAll('-', '')])(
    'refuses the invalid id "%s" without a query',
    async (id) => {
      const { call, guardianQueries } = await openRoute('oneself or guardian');
      expect(await call(`/user/${id}`, 'Bearer ana')).toEqual([403, 'ACCESS.FORBIDDEN']);
      expect(guardianQueries).toEqual([]);
    },
  );
});

describe('the guardian of a reader', () => {
  it.each([
    ['the reader', 'Bearer bia', 'oneself, guardian or ADMIN', 0],
    ['an administrator', 'Bearer admin', 'oneself, guardian or ADMIN', 0],
    ['another reader on a route for oneself', 'Bearer ana', 'oneself', 0],
    ['another reader', 'Bearer ana', 'oneself, guardian or ADMIN', 1],
  ] as const)('is looked up only if it decides: %s', async (_caller, authorization, access, lookups) => {
    const { call, guardianQueries } = await openRoute(access);
    await call(`/user/${bia}`, authorization);
    expect(guardianQueries).toHaveLength(lookups);
  });
});

describe('a route for oneself', () => {
  it.each(['/user', '/user/:identity', '/publisher/:id/user/:uuid'])(
    'throws at startup if its path does not contain exactly one account id: %s',
    async (url) => {
      await expect(openRoute('oneself', url)).rejects.toThrow('its path needs exactly one :id or :uuid');
    },
  );
});

describe('a row that the database rejects, because its reader was erased', () => {
  it.each([
    ['the caller', ana, [401, 'SESSION.REQUIRED']],
    ['another reader', bia, [404, 'USER.NOT_FOUND']],
  ])('of %s', async (_whose, detail, expected) => {
    const app = await openApp(readConfiguration({ LOG_LEVEL: 'silent' }), {
      findCaller: async (token) => callersByToken[token] ?? null,
      isGuardianOf: async () => false,
    });
    app.get('/like', { config: { access: 'reader' } }, async () => {
      throw Object.assign(new Error('The reader was erased.'), { code: 'BA001', detail });
    });
    const response = await app.inject({ url: '/like', headers: { authorization: 'Bearer ana' } });
    expect([response.statusCode, response.json().code]).toEqual(expected);
  });
});
