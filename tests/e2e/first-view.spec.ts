import type { ElementHandle, Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { fetchFirstView, firstViewMarker, openFirstView } from './open-first-view.ts';
import { serveInPieces } from './serve-in-pieces.ts';
import { signInAs } from './sign-in-as.ts';
import { expect, test, waitForApp } from './test.ts';

test.use({ waitsForApp: false });

const cover = /<img[^>]*\/media\/covers\//;

/** Addresses of screens, each with its largest visible element. */
const screens = [
  ['/', cover],
  ['/issue/fiado-so-amanha-4', cover],
  ['/publisher/ipe-amarelo', cover],
  ['/catalog?kind=free', cover],
  ['/genre/horror', cover],
  ['/series/fiado-so-amanha', cover],
  ['/publishers', /<a[^>]*href="\/publisher\//],
  ['/plans', /Banca Família/],
] as const;

const parseFirstAnswers = (html: string) =>
  JSON.parse(/id="first-answers">([^<]*)</.exec(html)?.[1] ?? 'null') as {
    language: string;
    answers: Record<string, unknown>;
  };

/** The path within the comics API. */
const pathInService = (address: string) => address.replace(/.*\/api\/comics/, '');

/** The images that the head preloads, each with the URLs of all sizes. */
const listPreloadedImages = (page: Page) =>
  page
    .locator('head link[rel=preload][as=image]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ imageSrcset }) => imageSrcset.split(', ').map((size) => size.replace(/ .*/, ''))),
    );

for (const [address, largest] of screens) {
  test(`${address} is served with its title, its largest element and its data`, async ({ request }) => {
    const html = await fetchFirstView(request, address);
    expect(html).toMatch(/<h1[^>]*>[^<]+|<h2[^>]*>[^<]+/);
    expect(html).toMatch(largest);
    expect(/<link[^>]* as="image"/.test(html)).toBe(largest === cover);
    // The content security policy would block these.
    expect(html).not.toMatch(/ style="| on\w+="/);
    const { language, answers } = parseFirstAnswers(html);
    expect([language, Object.keys(answers).length > 0]).toEqual(['pt-br', true]);
  });

  test(`${address} is hydrated without repeated requests and without layout shifts`, async ({
    page,
    request,
  }) => {
    const requestedPaths: string[] = [];
    page.on('request', (sent) => requestedPaths.push(pathInService(sent.url())));
    await watchShifts(page);
    const servedMain = Promise.withResolvers<ElementHandle>();
    await expect(async () => {
      // Stops pending requests of a page that came without its first view.
      await page.goto('about:blank');
      await fetchFirstView(request, address);
      requestedPaths.length = 0;
      const response = await page.goto(address, { waitUntil: 'commit' });
      // The element from the platform: the app may replace it while the page loads.
      const main = await page.locator('main').elementHandle();
      expect(await response?.text()).toContain(firstViewMarker);
      if (main) servedMain.resolve(main);
    }).toPass({ timeout: 30_000 });
    const main = await servedMain.promise;
    await waitForApp(page);
    await page.waitForLoadState('networkidle');
    expect(await main.evaluate((element) => element.isConnected)).toBe(true);
    const firstAnswers = await page.locator('#first-answers').textContent();
    for (const each of Object.keys(JSON.parse(firstAnswers ?? '{}').answers))
      expect(requestedPaths).not.toContain(each);
    const shownImages = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
    for (const sizes of await listPreloadedImages(page)) {
      const [size, ...otherSizes] = sizes.map(pathInService).filter((each) => requestedPaths.includes(each));
      expect(otherSizes).toEqual([]);
      expect(shownImages.map(pathInService)).toContain(size);
    }
    expect(await page.locator('[data-style]').count()).toBe(0);
    await expectNoShift(page);
  });
}

for (const width of [360, 1001, 1280])
  test(`fonts that load last cause no layout shift at ${width} px`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const hasFont = () => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'));
    for (const address of [...screens.map(([screen]) => screen), '/search']) {
      const release = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await release.promise;
        await route.continue();
      });
      if (address === '/search') await page.goto(address, { waitUntil: 'commit' });
      else await openFirstView(page, request, address);
      await waitForApp(page);
      expect(await hasFont()).toBe(false);
      release.resolve();
      await page.waitForLoadState('networkidle');
      await expect.poll(hasFont).toBe(true);
      await test.step(address, () => expectNoShift(page));
      await page.unrouteAll();
    }
  });

for (const width of [360, 1280])
  test(`a page that arrives in pieces causes no layout shift at ${width} px`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    test.slow();
    await using platform = await serveInPieces(baseURL ?? '');
    await watchShifts(page);
    for (const [address] of screens) {
      await openFirstView(page, request, address, platform.origin);
      await waitForApp(page);
      await page.waitForLoadState('networkidle');
      await test.step(address, () => expectNoShift(page));
    }
    // Prefetched resources are not interrupted when the platform closes.
    await page.goto('about:blank');
  });

test('the page is served in the chosen language', async ({ page, request }) => {
  const html = await fetchFirstView(request, '/catalog', { cookie: 'banca-language=en-us' });
  expect([html.includes('<html lang="en-US"'), parseFirstAnswers(html).language]).toEqual([true, 'en-us']);
  await page.addInitScript(() => localStorage.setItem('banca.language', '"en-us"'));
  await page.goto('/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalog');
  await expect(async () => {
    await fetchFirstView(request, '/catalog', { cookie: 'banca-language=en-us' });
    const response = await page.reload();
    expect(await response?.text()).toContain(firstViewMarker);
  }).toPass({ timeout: 30_000 });
  await waitForApp(page);
  expect(await page.locator('html').getAttribute('data-other-view')).toBeNull();
  expect(await page.locator('#first-answers').textContent()).toContain('"en-us"');
});

for (const { market, isVisible } of [
  { market: 'brazil', isVisible: true },
  { market: 'portugal', isVisible: false },
])
  test(`before the app starts, a reader of ${market} ${isVisible ? 'sees' : 'does not see'} the prices of visitors`, async ({
    page,
    request,
  }) => {
    await signInAs(page, 'beto.recife');
    await page.addInitScript(
      (stored) => localStorage.setItem('banca.market', stored),
      JSON.stringify({ readerId: 'any', market }),
    );
    await page.route(/\/assets\/(main|vendor)\.\w+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await openFirstView(page, request, '/plans');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible({
      visible: isVisible,
    });
  });

for (const width of [360, 1440])
  test(`a signed-in reader sees their account and started comics without layout shifts at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 'beto.recife');
    await watchShifts(page);
    await openFirstView(page, request, '/');
    await waitForApp(page);
    await expect(page.getByRole('banner').locator('a[href="/account"]')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Continue lendo' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-reader')).toBeNull();
    await expectNoShift(page);
  });

test.describe('before the app has started', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  for (const address of ['/issue/fiado-so-amanha-4', '/plans'])
    test(`${address} shows a signed-in reader nothing that is for visitors`, async ({ page, request }) => {
      await signInAs(page, 'beto.recife');
      // The first script of the page still runs.
      await page.route(/\/assets\/(?!theme\.).*\.js$/, (route) => route.abort());
      await openFirstView(page, request, address);
      await page.waitForLoadState('domcontentloaded');
      const varying = page.locator('[data-varies-by-reader]');
      expect(await varying.count()).toBeGreaterThan(0);
      for (const element of await varying.all()) await expect(element).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('metadata for crawlers is removed on navigation', async ({ page, request }) => {
  const metadata = page.locator('head :is(link[rel=canonical], script[type="application/ld+json"])');
  await openFirstView(page, request, '/');
  await waitForApp(page);
  expect(await metadata.count()).toBeGreaterThan(0);
  await page.locator('main a[href^="/issue/"]').first().click();
  await expect(page).toHaveURL(/issue/);
  await expect(metadata).toHaveCount(0);
});

test('the light theme is applied immediately', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('banca.theme', '"light"'));
  await openFirstView(page, request, '/catalog');
  await page.locator('main a').first().focus();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await waitForApp(page);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(focused);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and links work', async ({ page, request }) => {
    await openFirstView(page, request, '/');
    await expect(page.locator('main img').first()).toBeVisible();
    const issue = page.locator('main a[href^="/issue/"]').first();
    const address = (await issue.getAttribute('href')) ?? '';
    await fetchFirstView(request, address);
    await issue.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
  });
});

for (const [locale, colorScheme, title, theme] of [
  ['en-GB', 'light', 'Catalog', 'light'],
  ['pt-BR', 'dark', 'Catálogo', 'dark'],
  ['de-DE', 'light', 'Catálogo', 'light'],
] as const)
  test.describe(`on a first visit with the language ${locale} and a ${colorScheme} system`, () => {
    test.use({ locale, colorScheme });

    test('page and app follow both, and a choice replaces them', async ({ page, request }) => {
      const lang = locale === 'en-GB' ? 'en-US' : 'pt-BR';
      const headers = { 'accept-language': locale };
      await fetchFirstView(request, '/catalog', headers);
      await page.goto('/catalog', { waitUntil: 'commit' });
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', theme);
      await expect(root).toHaveAttribute('lang', lang);
      await waitForApp(page);
      await expect(root).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const background = theme === 'light' ? /^#fbf6ea$/i : /^#0f0e14$/i;
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', background);
      const [language, appearance] =
        locale === 'en-GB' ? ['Language', 'Appearance'] : ['Idioma', 'Aparência'];
      await expect(page.getByLabel(appearance)).toHaveValue(theme);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

      const other = lang === 'en-US' ? 'pt-br' : 'en-us';
      await page.getByLabel(language).selectOption(other);
      const chosen = other === 'en-us' ? 'Catalog' : 'Catálogo';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
      const response = await page.reload();
      expect(await response?.text()).toContain(`<html lang="${other === 'en-us' ? 'en-US' : 'pt-BR'}"`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
    });
  });
