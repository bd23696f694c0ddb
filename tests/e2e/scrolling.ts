import type { Locator, Page } from '@playwright/test';
import { waitForQuiet } from './quiet.ts';
import { expect } from './test.ts';
import { waitForFrames } from './widths.ts';

/** Scrolls to the foot of the page like a wheel, until the page no longer grows. */
export async function scrollThrough(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo').getByText('Banca. ');
  await page.mouse.move(200, 400);
  await expect(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      for (let wheelStep = 0; wheelStep < 3; wheelStep += 1) await page.mouse.wheel(0, 500);
      // In each frame the page detects what comes near, so that nothing is skipped.
      await waitForFrames(page);
    }
    await expect(foot).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await waitForQuiet(page);
}

/** Like `scrollIntoViewIfNeeded`, but retries if the element is replaced in the meantime. */
export const scrollTo = (target: Locator): Promise<void> =>
  expect(() => target.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
