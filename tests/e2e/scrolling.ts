import type { Locator, Page } from '@playwright/test';
import { untilQuiet } from './quiet.ts';
import { expect } from './test.ts';
import { settle } from './widths.ts';

/** Down to the foot of the page, as a wheel goes, until nothing grows any more. */
export async function scrollThrough(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo').getByText('Banca. ');
  await page.mouse.move(200, 400);
  await expect(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, 500);
      // A frame in which the page sees what has come near; nothing on the way may be passed over.
      await settle(page);
    }
    await expect(foot).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await untilQuiet(page);
}

/**
 * As `scrollIntoViewIfNeeded`, which gives up on an element that is drawn anew in that moment: here
 * what the locator finds then is scrolled to.
 */
export const scrollTo = (place: Locator): Promise<void> =>
  expect(() => place.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
