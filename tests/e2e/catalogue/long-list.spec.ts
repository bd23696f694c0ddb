import type { Locator, Page } from '@playwright/test';
import { scrollTo } from '../scrolling.ts';
import { expect, test, waitForApp } from '../test.ts';

const coverCount = 400;

/** Simulates a catalogue with many issues: copies of the platform's issues, each with its own title and image. */
test.beforeEach(async ({ page, request }) => {
  const response = await request.get('/api/comics/issue?limit=100');
  const { items: all } = (await response.json()) as { items: ServiceIssue[] };
  // Visitors do not see the covers of issues for adults.
  const items = all.filter(({ parentalRating }) => parentalRating !== '+18');
  await page.route('**/api/comics/exploration/issue/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const indexes = Array.from({ length: limit }, (_, index) => number * limit + index);
    const slice = indexes.filter((index) => index < coverCount).map((index) => copyOf(items, index));
    return route.fulfill({
      json: {
        items: slice,
        page: number,
        limit,
        hasNext: (number + 1) * limit < coverCount,
        total: coverCount,
      },
    });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  // Not opened by its address, because the served page would contain the first slice.
  await page.goto('/search');
  await waitForApp(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/catalog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(cards(page).first()).toBeVisible();
});

interface ServiceIssue {
  slug: string;
  parentalRating: string;
  content: { title: string };
}

function copyOf(items: readonly ServiceIssue[], index: number): unknown {
  const copy = JSON.parse(JSON.stringify(items[index % items.length]));
  if (!hasRealId(index, items.length)) copy.externalId = `${copy.externalId}-${index}`;
  copy.content.title = `Capa de número ${index}`;
  copy.content.cover.address += `?copy=${index}`;
  return copy;
}

/** Each issue of the platform appears once with its real id, far down the list, so that it can be opened. */
const hasRealId = (index: number, count: number): boolean => index >= 200 && index < 200 + count;

const cards = (page: Page) => page.getByRole('main').locator('li > a[href^="/issue/"]');
const card = (page: Page, index: number) => cards(page).nth(index);
const images = (page: Page) => page.getByRole('main').locator('li > a img');

/** Scrolls to the end until the list has `count` cards. Counts before scrolling, because cards may load afterwards. */
async function loadCards(page: Page, count: number): Promise<void> {
  await expect(async () => {
    const shown = await cards(page).count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // After each hundred the list waits for its button. A dispatched press does not move the focus.
    if (shown % 100 === 0 && shown < count) {
      await page.getByRole('button', { name: 'Carregar mais' }).dispatchEvent('click', {}, { timeout: 500 });
    }
    expect(shown).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [20] });
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

test('a long list keeps every link, but only the images near the visible part', async ({ page }) => {
  await loadCards(page, coverCount);
  await expect.poll(() => images(page).count()).toBeLessThan(100);
  await expect(card(page, coverCount - 1).locator('img')).toHaveCount(1);
  await expect(card(page, 0).locator('img')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(coverCount);
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(card(page, 0).locator('img')).toHaveCount(1);
  await expect(card(page, coverCount - 1).locator('img')).toHaveCount(0);
});

test('a long list keeps the size of a card whose image is removed', async ({ page }) => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await card(page, 0).boundingBox();
  await loadCards(page, 200);
  await expect(card(page, 0).locator('img')).toHaveCount(0);
  const after = await card(page, 0).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('a long list shows the covers after a scroll to another part', async ({ page }) => {
  await loadCards(page, 300);
  await scrollTo(card(page, 150));
  await expect(card(page, 150).locator('img')).toHaveCount(1);
  await expect(card(page, 150)).toBeInViewport();
});

test('a long list keeps the focus on a card that is far away', async ({ page }) => {
  await card(page, 2).focus();
  await loadCards(page, 300);
  await expect(card(page, 2).locator('img')).toHaveCount(0);
  await expect(card(page, 2)).toBeFocused();
  for (const index of [3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(card(page, index)).toBeFocused();
    await expect(card(page, index)).toBeInViewport();
  }
  await expect(card(page, 5).locator('img')).toHaveCount(1);
});

test('the browser finds the text of a card that is far away', async ({ page }) => {
  await loadCards(page, 300);
  const isFound = await page.evaluate(() =>
    (window as unknown as { find: (text: string) => boolean }).find('Capa de número 7'),
  );
  expect(isFound).toBe(true);
});

test('a long list keeps its position and covers after a return from an issue', async ({ page }) => {
  await loadCards(page, 300);
  await scrollTo(card(page, 220));
  await expect(card(page, 220).locator('img')).toHaveCount(1);
  // Wait until the visible part is laid out and the position is stable.
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
