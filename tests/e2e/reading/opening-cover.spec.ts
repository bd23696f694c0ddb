import type { Locator, Page } from '@playwright/test';
import { recordTransitions } from '../record-transitions.ts';
import { expect, test } from '../test.ts';
import { pageImage, showSinglePages } from './open-reader.ts';

/** Free, with turned pages. */
const comic = 'pipa-vai-a-lua';
/** Free, with scrolled pages. */
const strip = 'doze-andares';

const coverTravels = '::view-transition-group(cover) 300';

const openingCover = (page: Page) => page.locator('[data-theme=dark] [data-page-cover]');

async function openIssue(page: Page, slug: string): Promise<string> {
  await page.goto(`/issue/${slug}`);
  const cover = page.locator('[data-page-cover] img').last();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  return cover.evaluate((image: HTMLImageElement) => image.currentSrc);
}

/** Lets no page load until the returned function is called. */
async function holdPages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/media/pages/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const read = (page: Page) =>
  page
    .getByRole('link', { name: /^(Ler|Continuar)/ })
    .first()
    .click();

test.beforeEach(async ({ page }) => showSinglePages(page));

/** The page that is ready replaces the cover in the same place. */
async function expectSamePlace(page: Page, firstPage: Locator): Promise<void> {
  const image = openingCover(page).locator('img');
  await image.evaluate((element) =>
    Promise.all(element.parentElement?.getAnimations().map((each) => each.finished) ?? []),
  );
  const box = await image.boundingBox();
  const pageBox = await firstPage.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((box?.[side] ?? 0) - (pageBox?.[side] ?? 0))).toBeLessThanOrEqual(2);
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1440, 800],
] as const) {
  test(`the cover of an issue grows into the first page and back at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const readTransitions = await recordTransitions(page);
    const address = await openIssue(page, comic);
    const showPages = await holdPages(page);
    await read(page);
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(openingCover(page).locator('img')).toHaveAttribute('src', address);
    await expectSamePlace(page, page.locator('[data-current]'));
    showPages();
    await expect(pageImage(page, 1)).toBeVisible();
    await expect(openingCover(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/issue/${comic}`);
    await expect.poll(async () => (await readTransitions()).flat()).toContain(coverTravels);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('the cover gives way to the page where the reader continues, and is loaded only once', async ({
  page,
}) => {
  const address = await openIssue(page, comic);
  await page.evaluate(() => performance.clearResourceTimings());
  await read(page);
  await expect(pageImage(page, 1)).toBeVisible();
  const sizes = await page.evaluate(
    (name) =>
      performance.getEntriesByName(name).map((each) => (each as PerformanceResourceTiming).transferSize),
    address,
  );
  expect(sizes.filter((size) => size > 0)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(pageImage(page, 9)).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à edição' }).first().click();
  await expect(page).toHaveURL(`/issue/${comic}`);
  await read(page);
  await expect(pageImage(page, 9)).toBeVisible();
  await expect(openingCover(page)).toHaveCount(0);
});

test('the cover of a strip grows to where the strip begins', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openIssue(page, strip);
  const showPages = await holdPages(page);
  await read(page);
  await expect(page.getByRole('slider')).toBeVisible();
  await expectSamePlace(page, page.locator('[data-index="0"]'));
  showPages();
});

test('the cover gives way to a strip, and returns without travelling', async ({ page }) => {
  const readTransitions = await recordTransitions(page);
  await openIssue(page, strip);
  await read(page);
  await expect(pageImage(page, 1)).toBeVisible();
  await expect(openingCover(page)).toHaveCount(0);
  const before = await readTransitions();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/issue/${strip}`);
  expect(await readTransitions()).toEqual(before);
});

test('with reduced motion nothing travels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readTransitions = await recordTransitions(page);
  await openIssue(page, comic);
  await holdPages(page);
  await read(page);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(openingCover(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/issue/${comic}`);
  expect(await readTransitions()).toEqual([]);
});

test('a browser without view transitions opens the comic at once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openIssue(page, comic);
  await read(page);
  await expect(openingCover(page)).toHaveCount(0);
  await expect(pageImage(page, 1)).toBeVisible();
});

test('a reader who leaves while the cover travels sees the issue', async ({ page }) => {
  await openIssue(page, comic);
  const showPages = await holdPages(page);
  await read(page);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/issue/${comic}`);
  await expect(page.getByRole('link', { name: /^(Ler|Continuar)/ }).first()).toBeVisible();
  showPages();
});
