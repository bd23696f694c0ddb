import { recordTransitions } from '../record-transitions.ts';
import { expect, test } from '../test.ts';

test('the cover travels from its card to the page of the issue', async ({ page }) => {
  const readTransitions = await recordTransitions(page);
  await page.goto('/catalog');
  await page.getByRole('main').locator('a[href^="/issue/"]').nth(1).click();
  await expect(page).toHaveURL(/\/issue\//);
  await expect
    .poll(async () => (await readTransitions()).flat())
    .toContain('::view-transition-group(cover) 300');
});

test('with reduced motion the cover does not travel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readTransitions = await recordTransitions(page);
  await page.goto('/catalog');
  await page.getByRole('main').locator('a[href^="/issue/"]').nth(1).click();
  await expect(page).toHaveURL(/\/issue\//);
  await expect.poll(async () => (await readTransitions()).length).toBeGreaterThan(0);
  const durations = (await readTransitions()).flat().map((each) => Number(each.split(' ').at(-1)));
  expect(Math.max(...durations)).toBeLessThanOrEqual(1);
});
