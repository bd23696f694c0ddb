import type { Locator, Page } from '@playwright/test';
import { holdProfile } from '../hold-profile.ts';
import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { openFirstView } from '../open-first-view.ts';
import { waitForQuiet, watchTraffic } from '../quiet.ts';
import { scrollThrough } from '../scrolling.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test, waitForApp } from '../test.ts';
import { waitForFrames } from '../widths.ts';

/** The requests of the page to the comics service in order, such as 'plan' or 'exploration/genre/horror'. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, call] = /^\/api\/comics\/(?!media)(.*)/.exec(pathname) ?? [];
    if (call) calls.push(call);
  });
  return calls;
}

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const listShelfNames = (page: Page) =>
  page.getByRole('main').locator('section h2:not(article h2)').allTextContents();

test('the home screen shows free, most read and new issues, genres, publishers and plans', async ({
  page,
}) => {
  await page.goto('/');
  await scrollThrough(page);
  const names = await listShelfNames(page);
  expect(names.slice(0, 3)).toEqual(['Grátis agora', 'Mais lidos', 'Chegou agora']);
  expect(names.slice(-2)).toEqual(['Editoras', 'Planos']);
  // The demo has three genres with at least four comics.
  expect(names.slice(3, 6).toSorted()).toEqual(['Comédia', 'Esportes', 'Super-herói']);
  expect(names[6]).toBe('Outros gêneros');
  expect(names).toHaveLength(9);
  // A shelf that a slow machine scrolled past in one frame loads when it is near again.
  await region(page, 'Mais lidos').scrollIntoViewIfNeeded();
  await expect(region(page, 'Mais lidos').getByRole('listitem')).toHaveCount(18);
  await expect(region(page, 'Mais lidos').getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
    'href',
    '/catalog?order=most-read',
  );
  await region(page, 'Chegou agora').scrollIntoViewIfNeeded();
  await expect(region(page, 'Chegou agora').getByRole('listitem')).toHaveCount(10);
  await expect(region(page, 'Chegou agora').getByRole('link', { name: 'Desta semana' })).toHaveAttribute(
    'href',
    '/catalog?new=week',
  );
  const genre = region(page, names[3] ?? '');
  await expect(genre.getByRole('link', { name: /^Ver todos/ })).toHaveAttribute('href', /^\/genre\/[a-z-]+$/);
  for (const name of names.slice(3, 7)) {
    expect(await region(page, name).getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  }
  await expect(region(page, 'Outros gêneros').getByRole('link').nth(1)).toContainText(
    /Infantil|Fantasia|Educação|Romance|Terror|Drama|Suspense|Aventura|Policial|Ficção|Faroeste|Guerra|Religião|Biografia|Cotidiano|Jornalístico/,
  );
  await expect(region(page, 'Planos').getByRole('heading', { level: 3 })).toHaveText([
    'Gratuito',
    'Banca',
    'Banca Família',
  ]);
  // The monthly price is that of a longer period, so its charge is shown too.
  await expect(region(page, 'Planos').getByText(/^R\$\s179,90 por ano$/)).toBeVisible();
  await region(page, 'Planos').getByRole('link', { name: 'Comparar planos' }).click();
  await expect(page).toHaveURL(/\/plans(\?period=\d+)?$/);
});

test('each shelf loads once, when it is scrolled near', async ({ page }) => {
  const calls = watchCalls(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(region(page, 'Mais lidos').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isLowerShelf = (call: string) => /^(publisher|plan|exploration\/genre)/.test(call);
  expect(calls.filter(isLowerShelf)).toEqual([]);
  const genreCalls = () => calls.filter((call) => call.startsWith('exploration/genre'));
  await scrollThrough(page);
  expect(calls).toContain('publisher');
  expect(calls).toContain('plan');
  expect(genreCalls().length).toBeGreaterThanOrEqual(4);
  const visitorCalls = calls.filter((call) => !call.startsWith('exploration/showcase'));
  expect(visitorCalls.toSorted()).toEqual([...new Set(visitorCalls)].toSorted());
  // Ignores the requests of the catalogue: its list and its genres.
  const homeCalls = () =>
    calls.filter((call) => !call.startsWith('exploration/issue') && call !== 'exploration/genre');
  const before = homeCalls();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catálogo' }).click();
  await expect(page).toHaveURL('/catalog');
  await expect(page.getByRole('main').locator('a[href^="/issue/"]').first()).toBeVisible();
  await page.goBack();
  await expect(region(page, 'Mais lidos').getByRole('listitem').first()).toBeAttached();
  const countAtReturn = calls.length;
  await scrollThrough(page);
  expect(calls.slice(countAtReturn)).toEqual([]);
  expect(homeCalls()).toEqual(before);
});

test.describe('a shelf that fails', () => {
  test.use({ expectedConsole: /503/ });

  test('shows the failure in its place and can be retried, while other shelves are not affected', async ({
    page,
  }) => {
    let isDown = true;
    await page.route('**/api/comics/publisher?*', (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.goto('/');
    await scrollThrough(page);
    const publishers = region(page, 'Editoras');
    await expect(publishers.getByRole('alert')).toBeVisible();
    const { height } = (await publishers.boundingBox()) ?? { height: 0 };
    expect(await region(page, 'Planos').getByRole('heading', { level: 3 }).count()).toBe(3);
    isDown = false;
    await publishers.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(publishers.getByRole('link', { name: /Ipê Amarelo/ })).toBeVisible();
    await expect(publishers.getByRole('alert')).toHaveCount(0);
    const filled = (await publishers.boundingBox())?.height ?? 0;
    expect(Math.abs(filled - height)).toBeLessThanOrEqual(1);
  });
});

test('a reader continues a comic at the page where they stopped', async ({ page }) => {
  await signInAs(page, 'beto.recife');
  await page.goto('/');
  const startedComics = region(page, 'Continue lendo');
  // The reader started three comics and finished one.
  await expect(startedComics.getByRole('link')).toHaveCount(2);
  const first = startedComics.getByRole('link').first();
  await expect(first).toContainText(/Página \d+ de \d+/);
  await expect(first.locator('progress')).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/reader\//);
});

for (const width of [360, 1001, 1360, 1440]) {
  test(`free comics fill a wide row of a few started ones, and nothing moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, 'beto.recife');
    const release = Promise.withResolvers<void>();
    await page.route('**/api/comics/reading/user/**', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/');
    const startedComics = region(page, 'Continue lendo');
    await expect(startedComics).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await region(page, 'Mais lidos').boundingBox();
    release.resolve();
    await expect(startedComics.getByRole('link')).toHaveCount(2);
    const free = region(page, 'Grátis agora');
    if (width < 1360) await expect(free).toBeHidden();
    else {
      await expect(free.locator('[data-offer=free]').first()).toBeVisible();
      expect((await free.boundingBox())?.y).toBe((await startedComics.boundingBox())?.y);
    }
    expect((await region(page, 'Mais lidos').boundingBox())?.y).toBe(before?.y);
  });
}

test('a subscriber sees what the plan adds beside a few started comics in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 740 });
  await signInAs(page, 'clara.assina');
  await page.goto('/');
  const inPlan = region(page, 'No seu plano');
  await expect(inPlan.getByRole('listitem').first().getByText('No plano')).toBeVisible();
  await expect(region(page, 'Grátis agora')).toHaveCount(0);
  expect((await inPlan.boundingBox())?.y).toBe((await region(page, 'Continue lendo').boundingBox())?.y);
  await expect(inPlan.getByRole('link', { name: /^Ver todos/ })).toHaveAttribute(
    'href',
    '/catalog?kind=subscription',
  );
});

test.describe('a served page', () => {
  test.use({ waitsForApp: false });

  for (const width of [360, 1440]) {
    test(`reserves the place above the banners for what readers have started, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, 'beto.recife');
      const release = Promise.withResolvers<void>();
      await page.route('**/assets/vendor.*.js', async (route) => {
        await release.promise;
        await route.continue();
      });
      await openFirstView(page, request, '/');
      const banner = page.getByRole('main').getByRole('article').first();
      await expect(banner).toBeAttached();
      await expect(region(page, 'Grátis agora')).toBeHidden();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const before = await banner.boundingBox();
      release.resolve();
      const startedComics = region(page, 'Continue lendo');
      await expect(startedComics.getByRole('link')).toHaveCount(2);
      const after = await banner.boundingBox();
      const shelf = await startedComics.boundingBox();
      expect(after?.y).toBe(before?.y);
      expect((shelf?.y ?? 0) + (shelf?.height ?? 0)).toBeLessThan(after?.y ?? 0);
    });
  }
});

test('a reader who has finished everything sees how the series goes on', async ({ page }) => {
  await signInAs(page, 'tito.guiado');
  await page.goto('/');
  await expect(region(page, 'Leia a seguir').getByRole('link')).toHaveText([/Pipa Vai ao Japão/]);
  await expect(region(page, 'Continue lendo')).toHaveCount(0);
});

test.describe('a reader who has just signed up', () => {
  // The reader has no profile yet.
  test.use({ expectedConsole: /404/ });

  test('sees free comics in the place of started ones, which has the same size', async ({ page }) => {
    await signInAs(page, 'nina.novaes');
    const release = Promise.withResolvers<void>();
    await page.route('**/api/comics/reading/user/**', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/');
    const startedComics = region(page, 'Continue lendo');
    await expect(startedComics).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const below = region(page, 'Mais lidos');
    const before = await below.boundingBox();
    release.resolve();
    await expect(region(page, 'Grátis agora').locator('[data-offer=free]').first()).toBeVisible();
    await expect(startedComics).toHaveCount(0);
    expect((await below.boundingBox())?.y).toBe(before?.y);
  });
});

test('the home screen is available in English', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(region(page, 'Most read').getByRole('listitem').first()).toBeVisible();
  await expect(region(page, 'Just arrived')).toBeAttached();
  await expect(page).toHaveTitle('Comics in Portuguese – Banca');
});

async function openBanners(page: Page) {
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Destaques' });
  return { banners, next: banners.getByRole('button', { name: 'Próximo' }) };
}

const secondOf = (banners: Locator): Locator => banners.getByRole('group', { name: /^2 de/ });

test('the keyboard reaches each banner', async ({ page }) => {
  const { banners, next } = await openBanners(page);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(banners.getByRole('status')).toHaveText(/^2 de \d+$/);
  const second = secondOf(banners);
  await second.getByRole('link', { name: /^Ver a/ }).focus();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(series|issue)\//);
});

test('with reduced motion the next banner appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { banners, next } = await openBanners(page);
  await next.click();
  const second = await secondOf(banners).boundingBox();
  const frame = await banners.boundingBox();
  expect(Math.abs((second?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(1);
});

for (const width of [320, 360, 780, 1000, 1440]) {
  test(`the home screen has no layout shifts at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await openFirstView(page, request, '/');
    await waitForApp(page);
    await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible();
    await scrollThrough(page);
    await expectNoShift(page);
  });
}

for (const width of [360, 1440]) {
  test(`the home screen has no layout shifts at ${width} px if the last shelves load at the end of the page`, async ({
    page,
  }) => {
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/lower-home.*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto('/');
    await waitForApp(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await waitForFrames(page);
    release.resolve();
    await expect(region(page, 'Planos')).toBeAttached();
    await waitForFrames(page);
    await expectNoShift(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test.describe('the home screen without scripts', () => {
  test.use({ waitsForApp: false, expectedConsole: /ERR_FAILED/ });

  test('shows its footer after a delay', async ({ page, request }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await openFirstView(page, request, '/');
    const footer = page.locator('footer');
    await expect(footer).toBeHidden();
    await footer.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(footer).toBeVisible();
  });
});

test('a press on the picture of a banner opens its link, and the first covers are visible below it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/');
  const main = page.getByRole('main');
  const link = main.getByRole('article').first().getByRole('link');
  await expect(link).toHaveText('Ver a série');
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
  const cover = await region(page, 'Grátis agora').locator('[data-cover]').first().boundingBox();
  expect(cover?.y).toBeLessThan((bar?.y ?? 0) - 24);
  const address = await link.getAttribute('href');
  const art = await main.getByRole('article').first().boundingBox();
  await page.touchscreen.tap((art?.x ?? 0) + 40, (art?.y ?? 0) + 40);
  await expect(page).toHaveURL(address ?? '');
  await context.close();
});

test('shelves leave out what a child can never open', async ({ page }) => {
  await signInAs(page, 'tito.guiado');
  await page.goto('/');
  const newest = region(page, 'Chegou agora');
  await newest.scrollIntoViewIfNeeded();
  await expect(newest.locator('[data-cover] img').first()).toBeVisible();
  // More issues are loaded in their place.
  await expect.poll(() => newest.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  await scrollThrough(page);
  await expect(region(page, 'Editoras')).toBeVisible();
  for (const name of ['Mais lidos', 'Comédia']) {
    expect(await region(page, name).getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  }
  // One of its four issues is for children.
  expect(await listShelfNames(page)).not.toContain('Esportes');
  const main = page.getByRole('main');
  await expect(main.getByText('Capa coberta')).toHaveCount(0);
  await expect(main.locator('[data-offer=ask]').first()).toContainText('Peça para ler');
  await expect(main.getByText('R$')).toHaveCount(0);
});

test('nothing moves, and a child sees nothing above its rating, when its profile arrives', async ({
  page,
}) => {
  await signInAs(page, 'tito.guiado');
  await watchShifts(page);
  const releaseProfile = await holdProfile(page);
  watchTraffic(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(region(page, 'Mais lidos')).toBeVisible();
  await region(page, 'Chegou agora').scrollIntoViewIfNeeded();
  await waitForQuiet(page, 1);
  await expect(main.locator('[data-cover] img')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  releaseProfile();
  await expect(region(page, 'Mais lidos').locator('[data-cover] img').first()).toBeVisible();
  await expectNoShift(page);
  const highlights = region(page, 'Destaques');
  await expect(highlights.locator('h2').first()).toHaveText('Até a noite tem cócegas');
  // All issues of this series are for readers of 12 and older.
  expect(await highlights.locator('h2').allTextContents()).not.toContain('Turno da Noite');
});

for (const [reader, username, ownShelves] of [
  ['none', 'tito.guiado', []],
  ['both', 'beto.recife', ['Novidades do que você segue', 'Seus favoritos']],
] as const) {
  test(`nothing moves when news and favourites load late, and the reader has ${reader}`, async ({ page }) => {
    await signInAs(page, username);
    await watchShifts(page);
    const release = Promise.withResolvers<void>();
    for (const call of ['favourite', 'follow']) {
      await page.route(`**/api/comics/${call}?*`, async (route) => {
        await release.promise;
        await route.continue();
      });
    }
    watchTraffic(page);
    const requests = Promise.all([
      page.waitForRequest('**/api/comics/favourite?*'),
      page.waitForRequest('**/api/comics/follow?*'),
      page.waitForResponse('**/api/comics/exploration/genre'),
    ]);
    await page.goto('/');
    await region(page, 'Chegou agora').scrollIntoViewIfNeeded();
    await requests;
    await waitForQuiet(page, 2);
    await expect(region(page, 'Comédia')).toHaveCount(0);
    release.resolve();
    await expect(region(page, 'Comédia')).toBeVisible();
    await waitForQuiet(page);
    const names = await listShelfNames(page);
    expect(names.filter((name) => /você segue|favoritos/.test(name))).toEqual(ownShelves);
    await expectNoShift(page);
  });
}

test('the links beside the titles of shelves fit on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  for (const name of ['Chegou agora', 'Outros gêneros']) {
    await region(page, name).scrollIntoViewIfNeeded();
    const title = await region(page, name).getByRole('heading', { name }).boundingBox();
    const link = await region(page, name).getByRole('link').first().boundingBox();
    if (!title || !link) throw new Error(`The title of ${name} and its link have no size.`);
    expect(link.y, name).toBeLessThan(title.y + title.height);
  }
});
