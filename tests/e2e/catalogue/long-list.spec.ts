import type { Locator, Page } from '@playwright/test';
import { scrollTo } from '../scrolling.ts';
import { expect, test, waitForApp } from '../test.ts';

const covers = 400;

/** The catalogue with many issues: those of the platform over and over, each a comic and an image of its own. */
test.beforeEach(async ({ page, request }) => {
  const answer = await request.get('/api/comics/issue?limit=100');
  const { items: all } = (await answer.json()) as { items: SomeIssue[] };
  // Visitors do not see the covers of issues for adults.
  const items = all.filter(({ parentalRating }) => parentalRating !== '+18');
  await page.route('**/api/comics/exploration/issue/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const places = Array.from({ length: limit }, (_, place) => number * limit + place);
    const slice = places.filter((place) => place < covers).map((place) => copyOf(items, place));
    return route.fulfill({
      json: { items: slice, page: number, limit, hasNext: (number + 1) * limit < covers },
    });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  // Not opened by its own address: that page would bring the first slice along.
  await page.goto('/search');
  await waitForApp(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/catalog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(cards(page).first()).toBeVisible();
});

interface SomeIssue {
  slug: string;
  parentalRating: string;
  content: { title: string };
}

function copyOf(items: readonly SomeIssue[], place: number): unknown {
  const copy = JSON.parse(JSON.stringify(items[place % items.length]));
  if (!isReal(place, items.length)) copy.externalId = `${copy.externalId}-${place}`;
  copy.content.title = `Capa de número ${place}`;
  copy.content.cover.address += `?copy=${place}`;
  return copy;
}

/** Each of the platform's issues stands once under its own id, far down the list, so that it can be opened. */
const isReal = (place: number, count: number): boolean => place >= 200 && place < 200 + count;

const cards = (page: Page) => page.getByRole('main').locator('li > a[href^="/issue/"]');
const card = (page: Page, place: number) => cards(page).nth(place);
const images = (page: Page) => page.getByRole('main').locator('li > a img');

/** Scrolls on until the list has so many, and to its end: counted first, because cards may come after the scrolling. */
async function growTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    const shown = await cards(page).count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(shown).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [20] });
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

test('holds the images of few of its covers, wherever one looks, and every link', async ({ page }) => {
  await growTo(page, covers);
  await expect.poll(() => images(page).count()).toBeLessThan(100);
  await expect(card(page, covers - 1).locator('img')).toHaveCount(1);
  await expect(card(page, 0).locator('img')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(covers);
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(card(page, 0).locator('img')).toHaveCount(1);
  await expect(card(page, covers - 1).locator('img')).toHaveCount(0);
});

test('keeps the size of a card whose cover it lets go of', async ({ page }) => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await card(page, 0).boundingBox();
  await growTo(page, 200);
  await expect(card(page, 0).locator('img')).toHaveCount(0);
  const after = await card(page, 0).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('draws the covers where one jumps to', async ({ page }) => {
  await growTo(page, 300);
  await scrollTo(card(page, 150));
  await expect(card(page, 150).locator('img')).toHaveCount(1);
  await expect(card(page, 150)).toBeInViewport();
});

test('the keyboard goes on from a card that was scrolled far away', async ({ page }) => {
  await card(page, 2).focus();
  await growTo(page, 300);
  await expect(card(page, 2).locator('img')).toHaveCount(0);
  await expect(card(page, 2)).toBeFocused();
  for (const place of [3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(card(page, place)).toBeFocused();
    await expect(card(page, place)).toBeInViewport();
  }
  await expect(card(page, 5).locator('img')).toHaveCount(1);
});

test('the words of a far card are found by the browser', async ({ page }) => {
  await growTo(page, 300);
  const isFound = await page.evaluate(() =>
    (window as unknown as { find: (text: string) => boolean }).find('Capa de número 7'),
  );
  expect(isFound).toBe(true);
});

test('whoever comes back from a far issue finds the same place, with its covers', async ({ page }) => {
  await growTo(page, 300);
  await scrollTo(card(page, 220));
  await expect(card(page, 220).locator('img')).toHaveCount(1);
  // What came in sight is laid out now: the place does not move any more.
  let top = Number.NaN;
  await expect(async () => {
    const before = top;
    top = await topOf(card(page, 220));
    expect(top).toBe(before);
  }).toPass({ intervals: [300] });
  await card(page, 220).press('Enter');
  await expect(page).toHaveURL(/\/issue\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/catalog');
  await expect(card(page, 220)).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(card(page, 220))) - top)).toBeLessThan(4);
  await expect(card(page, 220).locator('img')).toHaveCount(1);
  await expect.poll(() => images(page).count()).toBeLessThan(120);
});
