import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { waitForQuiet } from './quiet.ts';
import { expect, test } from './test.ts';

/** Texts that occur only in the code of each library. */
const textsOfLibraries = {
  'class-validator': 'unknown value was passed to the validate function',
  dompurify: 'DOMPurify',
  downshift: 'downshift',
  imask: 'compiledMasks',
};

const librariesForVisitors: [address: string, libraries: (keyof typeof textsOfLibraries)[]][] = [
  ['/', []],
  ['/catalog', []],
  ['/genre/horror', []],
  ['/search?s=turno', []],
  ['/issue/da-direita', []],
  ['/plans', []],
  ['/series/turno-da-noite', []],
  ['/publishers', []],
  ['/publisher/ipe-amarelo', []],
  ['/auth/login', []],
  ['/auth/forgot-password', []],
  ['/auth/reset-password', []],
  ['/auth/validate-email', []],
  ['/auth/external', []],
  ['/callback', []],
];

const cardLibraries: (keyof typeof textsOfLibraries)[] = ['class-validator', 'downshift', 'imask'];

/** For readers without a card. Includes libraries that load when the screen is idle. */
const librariesForReaders: [address: string, libraries: (keyof typeof textsOfLibraries)[]][] = [
  ['/subscription', cardLibraries],
  ['/issue/jovina-e-o-boi-da-lua/acquisition', cardLibraries],
  ['/account/payment-methods/balance', cardLibraries],
  ['/account/payment-methods', []],
  ['/account/payment-methods/cards', []],
  ['/account/general/payment-history', []],
  ['/account/plan', []],
  ['/shelf/bought', []],
  ['/account/voucher', ['imask']],
];

const builtApp = resolve(import.meta.dirname, '../../dist');

/** Budget of the scripts of a screen, compressed with Brotli. */
const maxScriptBytes = 190_000;

/** Screens above the budget. They must not become larger. */
const maxScriptBytesOf: Readonly<Record<string, number>> = {
  '/issue/:slug': 190_500,
  '/issue/:slug/acquisition': 190_500,
  '/reader/:issueId': 197_500,
};

interface BuiltScreen {
  readonly path: string;
  readonly files: readonly string[];
}

test('no screen loads more script than its budget allows', () => {
  const html = readFileSync(join(builtApp, 'index.html'), 'utf8');
  const appFiles = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, file = '']) => file);
  expect(appFiles).toHaveLength(3);
  const screens: BuiltScreen[] = JSON.parse(readFileSync(join(builtApp, 'screens.json'), 'utf8'));
  const tooLarge = screens.flatMap(({ path, files }) => {
    const scripts = new Set([...appFiles, ...files.filter((file) => file.endsWith('.js'))]);
    const sizes = [...scripts].map((file) => statSync(join(builtApp, `${file}.br`)).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return bytes > (maxScriptBytesOf[path] ?? maxScriptBytes) ? [`${path}: ${bytes} bytes`] : [];
  });
  expect(tooLarge).toEqual([]);
});

/** Returns a function that lists the libraries in all scripts loaded so far. */
function watchLibraries(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const script = response.text();
    // A script that arrives after the test is ignored. Awaited scripts still throw.
    script.catch(() => {});
    scripts.push(script);
  });
  return async () => {
    const code = (await Promise.all(scripts)).join('\n');
    const loaded = Object.entries(textsOfLibraries).filter(([, mark]) => code.includes(mark));
    return loaded.map(([library]) => library);
  };
}

test.beforeEach(async ({ page }) => {
  // With `saveData`, screens of visible links are not loaded in advance.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

for (const [address, libraries] of librariesForVisitors) {
  test(`${address} loads ${libraries.join(', ') || 'no library of forms and lists'}`, async ({ page }) => {
    const loaded = watchLibraries(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual(libraries);
  });
}

for (const [address, libraries] of librariesForReaders) {
  test(`${address} loads ${libraries.join(', ') || 'no library of forms and lists'} for a reader`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const loaded = watchLibraries(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(loaded, { timeout: 30_000 }).toEqual(libraries);
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual(libraries);
  });
}

test('the order form loads after its heading, and the card form after both', async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  const address = '/subscription';
  const release = await holdLazyScripts(page, request, address);
  const loaded = watchLibraries(page);
  // A delayed script also delays the 'load' event.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Assinar' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Período' })).toHaveCount(0);
  release();
  await expect(page.getByRole('group', { name: 'Período' })).toBeVisible();
  await expect.poll(loaded, { timeout: 30_000 }).toEqual(cardLibraries);
});

/** Delays scripts that the HTML does not name until the returned function is called. */
async function holdLazyScripts(page: Page, request: APIRequestContext, address: string): Promise<() => void> {
  const html = await (await request.get(address)).text();
  const release = Promise.withResolvers<void>();
  await page.route(/assets\/[^/]*\.js$/, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test('/auth/signup can be filled in before other code has loaded, and loads no library', async ({
  page,
  request,
}) => {
  const release = await holdLazyScripts(page, request, '/auth/signup');
  const loaded = watchLibraries(page);
  await page.goto('/auth/signup', { waitUntil: 'commit' });
  const email = page.getByLabel('E-mail', { exact: true });
  await email.pressSequentially('caio@');
  release();
  await email.pressSequentially('banca.example');
  await expect(email).toHaveValue('caio@banca.example');
  await waitForQuiet(page);
  expect(await loaded()).toEqual([]);
});

test('the user data screen is shown before the code of its forms has loaded', async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  const address = '/account/general/user-data';
  const release = await holdLazyScripts(page, request, address);
  const loaded = watchLibraries(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await loaded()).toEqual([]);
  release();
  await expect(page.getByLabel('Apelido')).toBeVisible();
  await expect.poll(loaded, { timeout: 30_000 }).toEqual(cardLibraries);
});

test('the search suggestions load when the field gets the focus', async ({ page }) => {
  await page.goto('/catalog');
  const fetched = page.waitForResponse(/assets\/search-suggestions\..*\.js$/);
  await page.getByRole('banner').getByRole('combobox').focus();
  expect((await fetched).ok()).toBe(true);
});
