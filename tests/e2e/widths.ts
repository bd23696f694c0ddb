import type { Page } from '@playwright/test';

/** The breakpoints of the layout, and a small and a large device. */
export const widths = [320, 360, 780, 854, 1000, 1440] as const;

/** Changes the width and waits until the layout has followed. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await waitForFrames(page);
}

/** Waits until script changes are rendered. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
}
