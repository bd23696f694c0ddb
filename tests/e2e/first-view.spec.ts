import type { ElementHandle, Page } from '@playwright/test';
import { inPieces } from './in-pieces.ts';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { openServed, served, withFirstView } from './served.ts';
import { appStands, expect, test } from './test.ts';

test.use({ waitsForApp: false });

const cover = /<img[^>]*\/media\/covers\//;

/** With what is there to be seen first. */
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

const answersIn = (html: string) =>
  JSON.parse(/id="first-answers">([^<]*)</.exec(html)?.[1] ?? 'null') as {
    language: string;
    answers: Record<string, unknown>;
  };

/** An address as the comics service knows it. */
const inService = (address: string) => address.replace(/.*\/api\/comics/, '');

/** The pictures that the head asks for, each with the addresses of all its sizes. */
const pictures = (page: Page) =>
  page
    .locator('head link[rel=preload][as=image]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ imageSrcset }) => imageSrcset.split(', ').map((size) => size.replace(/ .*/, ''))),
    );

for (const [address, largest] of screens) {
  test(`${address} comes with its title, what is largest and what it was drawn from`, async ({ request }) => {
    const html = await served(request, address);
    expect(html).toMatch(/<h1[^>]*>[^<]+|<h2[^>]*>[^<]+/);
    expect(html).toMatch(largest);
    expect(/<link[^>]* as="image"/.test(html)).toBe(largest === cover);
    // The content policy would refuse these.
    expect(html).not.toMatch(/ style="| on\w+="/);
    const { language, answers } = answersIn(html);
    expect([language, Object.keys(answers).length > 0]).toEqual(['pt-br', true]);
  });

  test(`${address} is gone on with by the app: nothing is asked twice, and nothing moves`, async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(inService(sent.url())));
    await watchShifts(page);
    const found = Promise.withResolvers<ElementHandle>();
    await expect(async () => {
      // Ends what a page that came without its first view still asks for.
      await page.goto('about:blank');
      await served(request, address);
      asked.length = 0;
      const answer = await page.goto(address, { waitUntil: 'commit' });
      // The element that the platform sent: by the time the page has loaded, the app may have replaced it.
      const main = await page.locator('main').elementHandle();
      expect(await answer?.text()).toContain(withFirstView);
      if (main) found.resolve(main);
    }).toPass({ timeout: 30_000 });
    const first = await found.promise;
    await appStands(page);
    await page.waitForLoadState('networkidle');
    expect(await first.evaluate((main) => main.isConnected)).toBe(true);
    const known = await page.locator('#first-answers').textContent();
    for (const each of Object.keys(JSON.parse(known ?? '{}').answers)) expect(asked).not.toContain(each);
    const shown = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
    for (const sizes of await pictures(page)) {
      const [size, ...others] = sizes.map(inService).filter((each) => asked.includes(each));
      expect(others).toEqual([]);
      expect(shown.map(inService)).toContain(size);
    }
    expect(await page.locator('[data-style]').count()).toBe(0);
    await expectNoShift(page);
  });
}

for (const width of [360, 1001, 1280])
  test(`fonts that come last move nothing at ${width} px`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const hasFont = () => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'));
    for (const address of [...screens.map(([screen]) => screen), '/search']) {
      const held = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await held.promise;
        await route.continue();
      });
      if (address === '/search') await page.goto(address, { waitUntil: 'commit' });
      else await openServed(page, request, address);
      await appStands(page);
      expect(await hasFont()).toBe(false);
      held.resolve();
      await page.waitForLoadState('networkidle');
      await expect.poll(hasFont).toBe(true);
      await test.step(address, () => expectNoShift(page));
      await page.unrouteAll();
    }
  });

for (const width of [360, 1280])
  test(`a page that comes a piece at a time moves nothing at ${width} px`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    test.slow();
    await using platform = await inPieces(baseURL ?? '');
    await watchShifts(page);
    for (const [address] of screens) {
      await openServed(page, request, address, platform.origin);
      await appStands(page);
      await page.waitForLoadState('networkidle');
      await test.step(address, () => expectNoShift(page));
    }
    // What it fetches ahead is not cut off when the platform closes.
    await page.goto('about:blank');
  });

test('the page speaks the language that was chosen, from its first byte', async ({ page, request }) => {
  const html = await served(request, '/catalog', { cookie: 'banca-language=en-us' });
  expect([html.includes('<html lang="en-US"'), answersIn(html).language]).toEqual([true, 'en-us']);
  await page.addInitScript(() => localStorage.setItem('banca.language', '"en-us"'));
  await page.goto('/catalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalog');
  await expect(async () => {
    await served(request, '/catalog', { cookie: 'banca-language=en-us' });
    const answer = await page.reload();
    expect(await answer?.text()).toContain(withFirstView);
  }).toPass({ timeout: 30_000 });
  await appStands(page);
  expect(await page.locator('html').getAttribute('data-other-language')).toBeNull();
  expect(await page.locator('#first-answers').textContent()).toContain('"en-us"');
});

for (const width of [360, 1440])
  test(`a reader who is signed in finds their corner and what they began, and nothing moves, at ${width} px`, async ({
    page,
    request,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn();
    await watchShifts(page);
    await openServed(page, request, '/');
    await appStands(page);
    await expect(page.getByRole('banner').locator('a[href="/account"]')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Continue lendo' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-reader')).toBeNull();
    await expectNoShift(page);
  });

test('what a page tells crawlers of itself is gone once the reader is elsewhere', async ({
  page,
  request,
}) => {
  const facts = page.locator('head :is(link[rel=canonical], script[type="application/ld+json"])');
  await openServed(page, request, '/');
  await appStands(page);
  expect(await facts.count()).toBeGreaterThan(0);
  await page.locator('main a[href^="/issue/"]').first().click();
  await expect(page).toHaveURL(/issue/);
  await expect(facts).toHaveCount(0);
});

test('a device with the light theme gets it at once, with the same screen', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('banca.theme', '"light"'));
  await openServed(page, request, '/catalog');
  await page.locator('main a').first().focus();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await appStands(page);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(focused);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop is seen and followed by its links', async ({ page, request }) => {
    await openServed(page, request, '/');
    await expect(page.locator('main img').first()).toBeVisible();
    const issue = page.locator('main a[href^="/issue/"]').first();
    const address = (await issue.getAttribute('href')) ?? '';
    await served(request, address);
    await issue.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
  });
});
