import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const buildPage = (title: string) =>
  `<!doctype html><title>${title}</title><meta name="banca:comics" content="/api/comics"><meta name="banca:identity" content="/api/identity"><meta name="banca:postal" content=""><meta name="banca:tokenizer" content=""><!-- screen -->`;
const screens = [
  { path: '/', files: ['/assets/home.1a2b.js'] },
  { path: '/reader/:issueId', files: ['/assets/reader.1a2b.css', '/assets/reader.1a2b.js'] },
  { path: '/reader/help', files: ['/assets/help.1a2b.js'] },
];

describe('the web app', () => {
  let outside: string;
  let folder: string;
  let platform: TestPlatform;

  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'banca-web-'));
    folder = join(outside, 'dist');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'index.html'), buildPage('Banca'));
    await writeFile(join(folder, 'screens.json'), JSON.stringify(screens));
    await writeFile(join(folder, 'assets', 'main.1a2b.js'), 'plain');
    await writeFile(join(folder, 'assets', 'main.1a2b.js.br'), 'brotli');
    await writeFile(join(folder, 'assets', 'main.1a2b.js.gz'), 'gzip');
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
    await mkdir(join(folder, 'documents'));
    await writeFile(join(folder, 'documents', 'ajuda.html'), 'Ajuda');
    await writeFile(join(outside, 'outside.js'), 'secret');
    platform = await openTestPlatform({
      webDirectory: folder,
      environment: { COMICS_ADDRESS: 'https://comics.example/v1' },
    });
  }, 60_000);
  afterAll(async () => {
    await platform.close();
    await rm(outside, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
    platform.app.inject({ url, headers });

  it.each(['/', '/edicao/turno-1', '/editora/joao.silva', '/?a=1', '/apis', '/assets-of-others'])(
    'opens at %s with the addresses of its services',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers['content-security-policy']).toContain('https://comics.example');
      expect(response.body).toContain('<meta name="banca:comics" content="https://comics.example/v1">');
      expect(response.body).toContain('<meta name="banca:identity" content="/api/identity">');
    },
  );

  it.each([
    ['/', ['<link rel="preload" href="/assets/home.1a2b.js" as="script">']],
    [
      '/reader/1?a=/',
      [
        '<link rel="preload" href="/assets/reader.1a2b.css" as="style">',
        '<link rel="preload" href="/assets/reader.1a2b.js" as="script">',
      ],
    ],
    ['/reader/help', ['<link rel="preload" href="/assets/help.1a2b.js" as="script">']],
    ['/reader/1/2', []],
    ['/somewhere', []],
  ])('preloads at %s only the files of its screen', async (path, links) => {
    const { body } = await get(path);
    expect(body.match(/<link rel="preload"[^>]*>/g) ?? []).toEqual(links);
    expect(body).not.toContain('<!--');
  });

  it('serves documents unchanged, and answers 404 for missing ones', async () => {
    const document = await get('/documents/ajuda.html');
    expect([document.statusCode, document.body]).toEqual([200, 'Ajuda']);
    expect((await get('/documents/nao-ha.html')).statusCode).toBe(404);
  });

  it('is sent compressed, or as 304 if the browser already has it', async () => {
    const compressed = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('<title>Banca</title>');
    const again = await get('/', { accept: 'text/html', 'if-none-match': String(compressed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('changes as soon as there is a new build', async () => {
    const before = await get('/');
    await writeFile(join(folder, 'index.html'), buildPage('Nova'));
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
    const after = await get('/', { accept: 'text/html', 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('<title>Nova</title>');
  });

  it.each([
    ['gzip, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])(
    'has assets that never expire, which are sent to browsers that accept %s as %s',
    async (accepted, encoding, body) => {
      const response = await get('/assets/main.1a2b.js', { 'accept-encoding': accepted });
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toContain('javascript');
      expect(response.body).toBe(body);
    },
  );

  it.each(['/assets/gone.js', '/assets/', '/favicon.ico', '/api/comics/nothing', '/api/nothing', '/api'])(
    "answers %s with an error instead of the app's page",
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    },
  );

  it.each(['/assets/../../outside.js', '/assets/..%2f..%2foutside.js', '/assets/%2e%2e/%2e%2e/outside.js'])(
    'serves no file outside its folder at %s',
    async (path) => {
      if (!platform.app.server.listening) await platform.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = platform.app.server.address() as AddressInfo;
      // Other clients normalize a path before they send it.
      const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
      expect(await text(response)).not.toContain('secret');
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('serves the page only to clients that accept HTML', async () => {
    expect((await get('/edicao/turno-1', { accept: 'application/json' })).json().code).toBe(
      'ROUTE.NOT_FOUND',
    );
    const posted = await platform.app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } });
    expect(posted.statusCode).toBe(404);
    const head = await platform.app.inject({ method: 'HEAD', url: '/', headers: { accept: '*/*' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await get('/robots.txt')).body).toBe('User-agent: *');
  });
});
