import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const builtHtml = `<!doctype html><html lang="pt-BR"><head><title>Banca</title><!-- pictures -->
<meta name="banca:comics" content=""><meta name="banca:identity" content=""><meta name="banca:postal" content=""><meta name="banca:tokenizer" content="">
<script defer src="/assets/main.1.js"></script>
<!-- screen --></head>
<body><div id="app"><!-- frame --><p>frame</p><!-- /frame --></div><!-- answers --></body></html>`;

const screens = [
  { path: '/', files: ['/assets/home.1.css', '/assets/home.1.js'], firstView: {} },
  { path: '/catalog', files: [], firstView: { kind: ['free'] } },
  { path: '/search', files: [] },
  { path: '/broken', files: [], firstView: {} },
  { path: '/failing-call', files: [], firstView: {} },
  { path: '/unhandled-rejection', files: [], firstView: {} },
  { path: '/issue/:slug', files: [], firstView: {} },
];

/** Replaces the app's bundle. Its view shows the request and the responses of the service. */
const firstViewBundle = `let drawn = 0;
export async function renderFirstView({ address, language, call }) {
  if (address === '/broken') throw new Error('Rendering failed.');
  if (address === '/unhandled-rejection') Promise.reject(new Error('This rejection is not handled.'));
  const plans = await call('/plan', { 'accept-language': language });
  if (address === '/failing-call') return call('/issue/slug/none', {}).catch(() => null);
  drawn += 1;
  return {
    html: \`<h1>\${address} \${language} \${drawn}</h1>\`,
    preloads: '<link rel="preload" as="image" href="/largest">',
    answers: { language, answers: { '/plan': plans, '</script>': "$&" } },
  };
}`;

describe('the first view in the page', () => {
  let folder: string;
  let platform: TestPlatform;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-first-view-'));
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/index.html'), builtHtml);
    await writeFile(join(folder, 'dist/screens.json'), JSON.stringify(screens));
    await writeFile(join(folder, 'dist/first-view.mjs'), firstViewBundle);
    platform = await openTestPlatform({ webDirectory: join(folder, 'dist') });
  }, 60_000);
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  const open = async (url: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it('replaces the frame, with its styles and a preload of its largest picture', async () => {
    const { body } = await open('/');
    expect(body).toMatch(/<div id="app"><h1>\/ pt-br \d+<\/h1><\/div>/);
    expect(body).toContain('<link rel="stylesheet" href="/assets/home.1.css">');
    expect(body).toContain('<link rel="preload" as="image" href="/largest">');
    expect(body).not.toMatch(/<!--|frame/);
  });

  it('makes the scripts wait for the largest picture', async () => {
    const { body } = await open('/');
    const [, postponedScripts] = /<template id="app-scripts">(.*)<\/template>/.exec(body) ?? [];
    expect(postponedScripts).toBe(
      '<script src="/assets/main.1.js"></script><link rel="preload" href="/assets/home.1.js" as="script">',
    );
    expect(body.replace(postponedScripts ?? '', '')).not.toContain('.js');
  });

  it('contains the responses of the service, whatever characters they have', async () => {
    const [, answersJson = ''] = /id="first-answers">([\s\S]*?)<\/script>/.exec((await open('/')).body) ?? [];
    expect(JSON.parse(answersJson).answers).toMatchObject({ '/plan': expect.any(Array), '</script>': '$&' });
  });

  it('is in the language that the cookie names', async () => {
    const { body, headers } = await open('/', { cookie: 'a=b; banca-language=en-us' });
    expect(body).toMatch(/<html lang="en-US">[\s\S]*<h1>\/ en-us \d+<\/h1>/);
    expect(headers).toMatchObject({
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': 'no-cache',
    });
  });

  it('is in the language that the browser prefers if the reader has chosen none', async () => {
    const loadTitle = async (headers: Record<string, string>) =>
      /<h1>\S+ (\S+)/.exec((await open('/', headers)).body)?.[1];
    const english = { 'accept-language': 'en-GB,en;q=0.9,pt;q=0.1' };
    expect(await loadTitle(english)).toBe('en-us');
    expect(await loadTitle({ ...english, cookie: 'banca-language=pt-br' })).toBe('pt-br');
    expect(await loadTitle({ 'accept-language': 'de-DE,de;q=0.9' })).toBe('pt-br');
    expect(await loadTitle({})).toBe('pt-br');
  });

  it('depends only on the parameters that its screen reads', async () => {
    const loadTitle = async (url: string) => /<h1>(\S+)/.exec((await open(url)).body)?.[1];
    expect(await loadTitle('/catalog?utm=1&kind=free')).toBe('/catalog?kind=free');
    expect(await loadTitle('/?utm=1')).toBe('/');
  });

  it.each([
    ['/search?s=a', 'has no first view'],
    ['/catalog?kind=free-1', 'has a parameter with an unknown value'],
    ['/broken', 'cannot be rendered'],
    ['/failing-call', 'needs a response that is an error'],
  ])('is the frame at %s, which %s', async (url) => {
    const { body } = await open(url);
    expect(body).toContain('<div id="app"><p>frame</p></div>');
    expect(body).toContain('<script defer src="/assets/main.1.js"></script>');
    expect(body).not.toMatch(/<!--|first-answers|app-scripts/);
  });

  it.each([
    '//',
    '//?a',
    '/issue/%2e%2e',
    '/issue/.%2e',
    '/issue/%2e',
    '/issue//',
    '/issue/%ff',
    '/issue/%6ealgo',
  ])('is not rendered at %s, which the app would read as another address', async (path) => {
    expect(await loadUnnormalized(path)).not.toMatch(/first-answers|<h1>/);
  });

  /** Sends the path unchanged. Browsers and `inject` would normalize it. */
  const loadUnnormalized = async (path: string): Promise<string> => {
    const { server } = platform.app;
    if (!server.listening) await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const clientRequest = request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' } }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    return text(response);
  };

  it('is the frame on every page with FIRST_VIEW=off', async () => {
    const platformWithoutFirstView = await openTestPlatform({
      webDirectory: join(folder, 'dist'),
      environment: { FIRST_VIEW: 'off' },
    });
    const { statusCode, body } = await platformWithoutFirstView.app.inject({
      url: '/',
      headers: { accept: 'text/html' },
    });
    await platformWithoutFirstView.close();
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="app"><p>frame</p></div>');
    expect(body).toContain('<script defer src="/assets/main.1.js"></script>');
    expect(body).not.toMatch(/<!--|first-answers|app-scripts/);
  });

  it('is available again after an unhandled rejection in the rendering thread', async () => {
    const response = await open('/unhandled-rejection');
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('<p>frame</p>')]);
    const loadCatalogue = async () => (await open('/catalog', { cookie: 'banca-language=en-us' })).body;
    const deadline = Date.now() + 20_000;
    while (!(await loadCatalogue()).includes('<h1>') && Date.now() < deadline) await sleep(100);
    expect(await loadCatalogue()).toContain('<h1>');
  });
});
