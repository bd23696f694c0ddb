import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Where layouts change, and the devices at both ends. */
export const widths = [320, 360, 780, 854, 1000, 1440] as const;

/** Another width, with what follows it by script drawn. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settle(page);
}

/** What was changed by script has been drawn. */
export async function settle(page: Page): Promise<void> {
  const drawn = page.evaluate(
    () => new Promise<true>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
  // Headless Chromium was seen to owe a page its frames for good after a change of size. A picture asks it to draw.
  const isOwed = !(await Promise.race([drawn, pause(5000, false, { ref: false })]));
  if (isOwed) await page.screenshot();
  await drawn;
}
