import { common } from '../../../playwright.config.ts';
import { expect, openComponent, stateOf, test } from './gallery.ts';

// As on a desktop whose scrollbars take up room; the others hide them.
test.use({ launchOptions: { ...common.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('nothing jumps when the scrollbar of the page goes and comes back', async ({ page }) => {
  await openComponent(page, 'modal');
  const state = stateOf(page, 'over the page');
  const opener = state.getByRole('button', { name: 'Open', exact: true });
  await opener.focus();
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(
    0,
  );
  const before = await state.boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nome 1')).toBeFocused();
  expect(await state.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await state.boundingBox()).toEqual(before);
});

test('a page that has no scrollbar gets no place for one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await openComponent(page, 'modal');
  const state = stateOf(page, 'over the page');
  const before = await state.boundingBox();
  await state.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByLabel('Nome 1')).toBeFocused();
  expect(await state.boundingBox()).toEqual(before);
});
