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
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
}
