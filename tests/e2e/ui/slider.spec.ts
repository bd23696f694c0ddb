import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from '../widths.ts';
import { expect, expectNoOverflow, openComponent, stateOf, test } from './gallery.ts';
import { openWithStoppedClock } from './stopped-clock.ts';

const openSlider = (page: Page) => openComponent(page, 'slider');
const shelf = (page: Page) => page.getByRole('region', { name: 'Chegou agora' });
const links = (row: Locator) => row.getByRole('listitem').getByRole('link');
const previous = (row: Locator) => row.getByRole('button', { name: 'Anteriores' });
const next = (row: Locator) => row.getByRole('button', { name: 'Próximos' });

/** Expects that the item is fully visible in its row. */
async function expectFullyVisible(item: Locator): Promise<void> {
  await expect
    .poll(() =>
      item.evaluate((element) => {
        const row = element.closest('ul')?.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
      }),
    )
    .toBe(true);
}

test('a slider is a region named by its title, with an action and a list', async ({ page }) => {
  await openSlider(page);
  const row = shelf(page);
  await expect(row.getByRole('heading', { name: 'Chegou agora' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Ver todos' })).toBeVisible();
  await expect(row.getByRole('listitem')).toHaveCount(18);
});

for (const width of [360, 480])
  test(`a slider ${width} px wide has its title and action on one line, and a scrollbar for a mouse`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openSlider(page);
    const title = await shelf(page).getByRole('heading').boundingBox();
    const action = await shelf(page).getByRole('link', { name: 'Ver todos' }).boundingBox();
    const middleOf = (box: typeof title) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(middleOf(action)).toBeCloseTo(middleOf(title), -1);
    await expect(next(shelf(page))).toBeHidden();
    await expect(shelf(page).getByRole('list')).toHaveCSS('scrollbar-width', 'thin');
  });

test('the gap between items is 16 px or the given width', async ({ page }) => {
  await openSlider(page);
  const gapOf = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('list')
      .evaluate((row) => {
        const [one, other] = [...row.children].map((item) => item.getBoundingClientRect());
        return one && other && Math.round(other.left - one.right);
      });
  expect(await gapOf('Chegou agora')).toBe(16);
  expect(await gapOf('Mais lidos')).toBe(40);
});

test('arrows move the slider, and are disabled at the ends', async ({ page }) => {
  await openSlider(page);
  const row = shelf(page);
  await expect(previous(row)).toBeDisabled();
  await expect(next(row)).toBeEnabled();
  const sixth = links(row).nth(6);
  await expect(sixth).not.toBeInViewport({ ratio: 0.9 });
  await next(row).click();
  await expect(sixth).toBeInViewport({ ratio: 0.9 });
  await expect(previous(row)).toBeEnabled();
  await next(row).focus();
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Enter');
    await waitForFrames(page);
  }
  await row.getByRole('list').evaluate((list) => list.scrollTo({ left: 99_999, behavior: 'instant' }));
  await expect(next(row)).toBeDisabled();
  await expect(next(row)).toBeFocused();
  await previous(row).click();
  await expect(next(row)).toBeEnabled();
});

test('a slider has no arrows if all items are visible', async ({ page }) => {
  await openSlider(page);
  const row = page.getByRole('region', { name: 'Continue lendo' });
  await expect(row.getByRole('listitem')).toHaveCount(2);
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('Tab makes each item fully visible in both directions, without scrolling the page sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSlider(page);
  const row = shelf(page);
  await row.getByRole('link', { name: 'Ver todos' }).focus();
  for (let index = 0; index < 18; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links(row).nth(index)).toBeFocused();
    await expectFullyVisible(row.getByRole('listitem').nth(index));
  }
  for (let index = 16; index >= 0; index -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expectFullyVisible(row.getByRole('listitem').nth(index));
  }
  await expectNoOverflow(page);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});

test('a press on an item that is cut off works, and makes it fully visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSlider(page);
  const row = shelf(page);
  const third = row.getByRole('listitem').nth(2);
  await third.evaluate((item) => {
    item.addEventListener('click', (event) => event.preventDefault());
  });
  const box = await third.boundingBox();
  if (!box) throw new Error('The third item is not visible.');
  await page.mouse.click(box.x + 20, box.y + 20);
  await expect(links(row).nth(2)).toBeFocused();
  await expectFullyVisible(third);
});

test.describe('a slider with an item that is sized late', () => {
  test.use({ pageKind: 'reused, with a clock' });

  test('shows the focused item once it has a size', async ({ page }) => {
    await openWithStoppedClock(page, 'slider');
    const lastItem = stateOf(page, 'an item that is sized late').getByRole('listitem').last();
    await stateOf(page, 'an item that is sized late').getByRole('listitem').nth(11).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(lastItem.getByRole('button')).toBeFocused();
    await page.clock.runFor(700);
    await expect(lastItem.getByText('Todos')).toHaveCSS('font-weight', '600');
    await page.clock.runFor(300);
    await expectFullyVisible(lastItem);
  });
});

test.describe('a slider on a touch screen', () => {
  test.use({ pageKind: 'own', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('has no arrows, and shows title and action in one line', async ({ page }) => {
    await openSlider(page);
    const row = shelf(page);
    await expect(row.getByRole('button')).toHaveCount(0);
    const title = await row.getByRole('heading').boundingBox();
    const action = await row.getByRole('link', { name: 'Ver todos' }).boundingBox();
    expect(title && action && action.y < title.y + title.height).toBe(true);
    await expectNoOverflow(page);
  });
});
