import { common } from '../../../playwright.config.ts';
import { expect, openComponent, stateOf, test } from './gallery.ts';

// With scrollbars that take up space, as on a desktop; the other tests hide them.
test.use({ launchOptions: { ...common.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('the layout does not jump when the scrollbar of the page disappears and returns', async ({ page }) => {
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

test('a page without a scrollbar reserves no space for one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await openComponent(page, 'modal');
  const state = stateOf(page, 'over the page');
  const before = await state.boundingBox();
  await state.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByLabel('Nome 1')).toBeFocused();
  expect(await state.boundingBox()).toEqual(before);
});
