import type { Page } from '@playwright/test';
import { expect, stateOf, test } from './gallery.ts';
import { openWithStoppedClock } from './stopped-clock.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Voltar ao topo' });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function openAt(page: Page, top: number): Promise<void> {
  await openWithStoppedClock(page, 'back-to-top');
  await expect(stateOf(page, 'a footer below')).toBeAttached();
  await page.evaluate((position) => window.scrollTo(0, position), top);
}

test.use({ pageKind: 'reused, with a clock' });

test('the button appears after more than 200 px, and is no tab stop before', async ({ page }) => {
  await openAt(page, 200);
  await page.getByRole('link', { name: 'Light theme' }).focus();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('button:focus')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 201));
  await expect(button(page)).toBeVisible();
  // Focusing may scroll and hide the button for a moment, so the test waits until it is visible.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(button(page)).toBeHidden();
  await page.getByRole('link', { name: 'Light theme' }).focus();
  await page.evaluate(() => window.scrollTo(0, 201));
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
});

test('the button scrolls to the top in 800 ms, and moves the focus', async ({ page }) => {
  await openAt(page, 1500);
  await page.clock.runFor(300);
  await button(page).click();
  await expect(page.getByText('O começo de uma página comprida.')).toBeFocused();
  await page.clock.runFor(400);
  const halfWay = await scrollY(page);
  expect(halfWay).toBeGreaterThan(300);
  expect(halfWay).toBeLessThan(1200);
  await page.clock.runFor(450);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(button(page)).toBeHidden();
});

test('the button stops when the reader uses a key, the wheel or touch', async ({ page }) => {
  await openAt(page, 1500);
  await page.clock.runFor(300);
  await button(page).click();
  await page.clock.runFor(400);
  await page.keyboard.press('Shift');
  const position = await scrollY(page);
  await page.clock.runFor(1000);
  expect(await scrollY(page)).toBe(position);
  expect(position).toBeGreaterThan(0);
});

test('the button jumps to the top if the reader prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 1500);
  await button(page).click();
  expect(await scrollY(page)).toBe(0);
});

test('on a phone the button is there only while the page is scrolled up, and never over the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 900);
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(page.getByLabel('Voltar ao topo')).toHaveAttribute('data-scrolled', 'down');
  await expect(button(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button(page)).toBeHidden();
  await page.evaluate(() => window.scrollBy(0, -1));
  await expect(button(page)).toBeVisible();
  const footer = await page.getByText('Nada fica por cima do rodapé.').boundingBox();
  const box = await button(page).boundingBox();
  expect(footer && box && box.y + box.height <= footer.y).toBe(true);
});
