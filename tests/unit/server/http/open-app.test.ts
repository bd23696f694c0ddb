import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { Type } from 'typebox';
import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import type { Access } from '../../../../server/http/access.ts';
import { ApiError } from '../../../../server/http/api-error.ts';
import { openApp } from '../../../../server/http/open-app.ts';
import { addSecurityFacts } from '../../../../server/http/security-log.ts';
import { silentLog } from '../../../support/silent-log.ts';

const forAnyone = { config: { access: 'anyone' as const } };
const openTestApp = (environment: Record<string, string> = {}) =>
  openApp(
    readConfiguration({ LOG_LEVEL: 'error', ...environment }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    silentLog,
  );

async function openWithLog(level: string) {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: level }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    log,
  );
  return { app, lines };
}

describe('every route', () => {
  it('must declare who may call it', async () => {
    const app = await openTestApp();
    const handler = async () => ({});
    expect(() => app.get('/silent', handler)).toThrow('GET /silent does not declare who may call it');
    const unknown = { config: { access: 'unknown' as Access } };
    expect(() => app.get('/unknown', unknown, handler)).toThrow('does not declare who may call it');
  });

  it('answers an unexpected failure without its reason, and logs the reason with the id of the request', async () => {
    const { app, lines } = await openWithLog('error');
    app.get('/broken', forAnyone, async () => {
      throw new Error('select password_hash from identity.account');
    });
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'UNEXPECTED',
      kind: 'UNEXPECTED',
      message: 'Erro inesperado… Tente de novo.',
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        reqId: expect.any(String),
        err: expect.objectContaining({ message: 'select password_hash from identity.account' }),
      }),
    ]);
  });

  it.each([
    [
      'a body that is too large',
      { payload: JSON.stringify({ a: 'x'.repeat(2 ** 21) }) },
      413,
      'REQUEST.TOO_LARGE',
    ],
    [
      'a body of an unknown type',
      { type: 'text/csv', payload: 'a;b' },
      415,
      'REQUEST.UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body that is not JSON', { payload: '{"a":' }, 400, 'REQUEST.INVALID'],
    [
      'a body that would change the prototype of objects',
      { payload: '{"__proto__":{"a":1}}' },
      400,
      'REQUEST.INVALID',
    ],
    ['a body with an unknown property', { payload: '{"a":"1","b":2}' }, 400, 'REQUEST.INVALID'],
  ])(
    'refuses %s',
    async (_what, {
      payload,
      type = 'application/json',
    }: { payload: string; type?: string }, status, code) => {
      const app = await openTestApp();
      const body = Type.Object({ a: Type.String() }, { additionalProperties: false });
      app.post('/body', { ...forAnyone, schema: { body } }, async () => ({}));
      const response = await app.inject({
        method: 'POST',
        url: '/body',
        payload,
        headers: { 'content-type': type },
      });
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it('answers a malformed address with an error of the same format', async () => {
    const response = await (await openTestApp()).inject('/%zz');
    expect([response.statusCode, response.json().kind]).toEqual([400, 'BAD_REQUEST']);
  });

  it('compresses long JSON if the client accepts it', async () => {
    const app = await openTestApp();
    app.get('/long', forAnyone, async () => ({ text: 'a'.repeat(5000) }));
    app.get('/short', forAnyone, async () => ({ text: 'a' }));
    const get = (url: string, accepted?: string) =>
      app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} });
    const compressed = await get('/long', 'gzip, br');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString()).text).toHaveLength(5000);
    expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
    const plain = await get('/long');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('accept-encoding');
    expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('accepts only the format of UUIDs that PostgreSQL accepts', async () => {
    const app = await openTestApp();
    const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
    app.get('/one/:id', { ...forAnyone, schema: { params } }, async () => ({}));
    const uuid = '6F1E1C1C-0000-4000-8000-00000000000a';
    const status = async (id: string) => (await app.inject(`/one/${id}`)).statusCode;
    expect(await status(uuid)).toBe(200);
    for (const other of [`urn:uuid:${uuid}`, `{${uuid}}`, uuid.slice(1)])
      expect(await status(other)).toBe(400);
  });

  it('is not cached unless its response allows caching', async () => {
    const app = await openTestApp();
    app.get('/own', forAnyone, async () => ({ token: 'secret' }));
    app.get('/public', forAnyone, async (_request, reply) => {
      reply.header('cache-control', 'public, no-cache');
      return {};
    });
    expect((await app.inject('/own')).headers['cache-control']).toBe('no-store');
    expect((await app.inject('/public')).headers['cache-control']).toBe('public, no-cache');
  });

  it('logs no values of a statement that the database refuses', async () => {
    const { app, lines } = await openWithLog('error');
    app.get('/refused', forAnyone, async () => {
      const details = {
        code: '22P02',
        table: 'account',
        params: ['Rua Secreta'],
        detail: 'Key (email)=(ana@…)',
      };
      throw Object.assign(new Error('invalid input syntax: "Rua Secreta"'), details);
    });
    await app.inject('/refused');
    expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({ code: '22P02', table: 'account' });
    expect(lines.join('')).not.toMatch(/Rua Secreta|ana@/);
  });

  it('logs no failure of the platform if a client disconnects during an upload', async () => {
    const { app, lines } = await openWithLog('warn');
    const failed = Promise.withResolvers<void>();
    app.post('/body', forAnyone, async () => ({}));
    app.addHook('onError', async () => failed.resolve());
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      'POST /body HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 9',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    await once(app.server, 'request');
    socket.resetAndDestroy();
    await failed.promise;
    await app.close();
    expect(lines).toEqual([]);
  });

  it('logs the route of a request, but not the ids in its path', async () => {
    const { app, lines } = await openWithLog('info');
    app.get('/exists/:email', forAnyone, async () => ({}));
    app.setNotFoundHandler(async (_request, reply) => reply.code(404).send());
    await app.inject('/exists/ana@banca.example');
    await app.inject('/exists/ana@banca.example/more');
    expect(lines.join('')).toContain('/exists/:email');
    expect(lines.join('')).not.toContain('ana');
  });

  it('logs no query and no token', async () => {
    const { app, lines } = await openWithLog('trace');
    app.get('/page', forAnyone, async () => ({}));
    await app.inject({ url: '/page?signature=s3cret', headers: { authorization: 'Bearer t0ken' } });
    expect(lines.join('')).toContain('/page');
    expect(lines.join('')).not.toMatch(/s3cret|t0ken/);
  });
});

describe('the security headers', () => {
  const loadHeaders = async (environment: Record<string, string> = {}) => {
    const app = await openTestApp(environment);
    app.get('/', forAnyone, async () => ({}));
    return (await app.inject('/')).headers;
  };
  const policyOf = async (environment?: Record<string, string>) =>
    String((await loadHeaders(environment))['content-security-policy']).split(';');

  it('allow only what the app needs', async () => {
    expect(await policyOf()).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types banca banca-html banca-push banca-tokenizer',
    ]);
    expect(await loadHeaders()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('allow external services', async () => {
    const policy = await policyOf({
      COMICS_ADDRESS: 'https://comics.example/v1',
      IDENTITY_ADDRESS: 'https://id.example',
    });
    expect(policy).toContain("connect-src 'self' https://comics.example https://id.example");
    expect(policy).toContain("img-src 'self' data: blob: https://comics.example https://id.example");
  });

  it('allow configured origins of custom adapters', async () => {
    const policy = await policyOf({ SERVICE_ORIGINS: 'https://catalogue.example' });
    expect(policy).toContain("connect-src 'self' https://catalogue.example");
    expect(policy).toContain("img-src 'self' data: blob: https://catalogue.example");
  });

  it('allow an external postal service', async () => {
    const policy = await policyOf({ POSTAL_ADDRESS: 'https://cep.example/v2' });
    expect(policy).toContain("connect-src 'self' https://cep.example");
    expect(await policyOf({ DEMO: 'off' })).toContain("connect-src 'self' https://viacep.com.br");
  });

  it('allow only the configured tokenizer', async () => {
    const policy = await policyOf({ TOKENIZER: 'efi 0123456789abcdef' });
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://device.clearsale.com.br",
        "img-src 'self' data: blob: https://device.clearsale.com.br https://web.fpcs-monitor.com.br",
        "connect-src 'self' https://tokenizer.sejaefi.com.br https://cobrancas.api.efipay.com.br https://cobrancas-h.api.efipay.com.br https://device.clearsale.com.br",
        'trusted-types banca banca-html banca-push banca-tokenizer default',
      ]),
    );
    expect(await policyOf({ DEMO: 'off' })).toEqual(
      expect.arrayContaining(["script-src 'self'", 'trusted-types banca banca-html banca-push']),
    );
  });

  it('require https only if the public address has it', async () => {
    expect((await loadHeaders())['strict-transport-security']).toBeUndefined();
    expect(await policyOf({ PUBLIC_URL: 'http://banca.example' })).not.toContain('upgrade-insecure-requests');
    expect(await policyOf({ PUBLIC_URL: 'https://banca.example' })).toContain('upgrade-insecure-requests');
    const secure = await loadHeaders({ PUBLIC_URL: 'https://banca.example' });
    expect(secure['strict-transport-security']).toContain('max-age=');
  });
});

describe('requests for which there is no route', () => {
  it.each(['/%ff', '/a/%', '/%c0%af', `/${'x'.repeat(5000)}`, '//', '/?%ff', '/a/%00'])(
    'have the security headers at %s',
    async (url) => {
      const app = await openTestApp();
      app.get('/a/:b', forAnyone, async () => ({}));
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBeLessThan(500);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );
});

it('rejects requests for foreign host names, except health checks', async () => {
  const app = await openTestApp({ PUBLIC_URL: 'https://banca.example' });
  app.get('/a', forAnyone, async () => ({}));
  app.get('/health/live', forAnyone, async () => ({}));
  const status = async (url: string, host: string) =>
    (await app.inject({ url, headers: { host } })).statusCode;
  expect(await status('/a', 'banca.example')).toBe(200);
  expect(await status('/a', 'localhost:3000')).toBe(200);
  expect(await status('/a', 'evil.example')).toBe(421);
  expect(await status('/none', 'evil.example')).toBe(421);
  expect(await status('/health/live', '10.0.0.7:3000')).toBe(200);
  expect(await status('/%ff', 'evil.example')).toBe(421);
});

describe('the security log', () => {
  async function openWithEvents() {
    const { app, lines } = await openWithLog('silent');
    app.post('/enter', { config: { access: 'anyone', securityEvent: 'sign-in' } }, async (request) => {
      addSecurityFacts(request, { account: 'u1', method: 'password' });
      return { token: 'secret' };
    });
    app.get('/mine/:uuid', { config: { access: 'oneself' } }, async () => ({}));
    app.get('/user/:uuid', { config: { access: 'oneself' } }, async () => ({}));
    app.get('/limited', forAnyone, async () => {
      throw new ApiError('REQUEST.TOO_MANY');
    });
    app.get('/free', forAnyone, async () => ({}));
    return { app, events: () => lines.map((line) => JSON.parse(line)) };
  }

  it('records the events of a route even if the log is silent, without user input', async () => {
    const { app, events } = await openWithEvents();
    await app.inject({
      method: 'POST',
      url: '/enter?entry=ana@example.com',
      payload: { password: 'senha-secreta' },
      headers: { authorization: 'Bearer token-1' },
      remoteAddress: '10.1.2.3',
    });
    expect(events()).toEqual([
      {
        type: 'security',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        event: 'sign-in',
        outcome: 'success',
        status: 200,
        route: 'POST /enter',
        account: 'u1',
        method: 'password',
        address: '10.1.2.3',
        request: expect.any(String),
      },
    ]);
  });

  it.each([
    ['/mine/u1', {}, { event: 'session rejected', code: 'SESSION.REQUIRED', status: 401 }],
    ['/limited', {}, { event: 'rate limit', code: 'REQUEST.TOO_MANY', status: 429 }],
    ['/free', { host: 'evil.example' }, { event: 'foreign host rejected', status: 421 }],
  ])('records the rejection of %s', async (url, headers, expected) => {
    const { app, events } = await openWithEvents();
    await app.inject({ url, headers });
    expect(events()).toEqual([expect.objectContaining({ ...expected, outcome: 'failure' })]);
  });

  it('records the account in a path only if it is a UUID', async () => {
    const { app, events } = await openWithEvents();
    const uuid = '11111111-1111-4111-8111-111111111111';
    for (const accountId of [uuid, 'ana@example.com', '%0A', 'x'.repeat(5000)])
      await app.inject(`/user/${accountId}`);
    expect(events().map(({ account }) => account)).toEqual([uuid, undefined, undefined, undefined]);
  });

  it('does not record other requests', async () => {
    const { app, events } = await openWithEvents();
    await app.inject('/free');
    await app.inject('/none');
    expect(events()).toEqual([]);
  });
});

describe('an app that is closing', () => {
  it('refuses further requests with Retry-After and an error code, but answers health checks', async () => {
    const app = await openTestApp();
    let finishClosing = () => {};
    const closing = new Promise<void>((resolve) => {
      finishClosing = resolve;
    });
    app.get('/something', forAnyone, async () => ({}));
    app.get('/health/live', forAnyone, async () => ({ status: 'live' }));
    app.addHook('preClose', () => closing);
    const address = await app.listen();
    const closed = app.close();
    const refused = await fetch(`${address}/something`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('connection')).toBe('close');
    expect(await refused.json()).toMatchObject({ code: 'SERVICE.UNAVAILABLE' });
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    finishClosing();
    await closed;
  });
});
