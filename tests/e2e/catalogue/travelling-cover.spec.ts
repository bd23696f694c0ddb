import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Records which parts of the page each view transition animates. */
async function recordTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const transitions: string[][] = [];
    Object.assign(window, { transitions });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const running = document
          .getAnimations()
          .map(({ effect }) => [(effect as KeyframeEffect).pseudoElement, effect?.getTiming().duration]);
        transitions.push(running.map((each) => each.join(' ')));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions);
}

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
