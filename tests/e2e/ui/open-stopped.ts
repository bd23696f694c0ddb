import type { Page } from '@playwright/test';
import { openComponent } from './gallery.ts';

/** Opens a component in a page with a clock, whose time then stands still but for what `page.clock.runFor` lets pass. */
export async function openStopped(page: Page, component: string): Promise<void> {
  await openComponent(page, component);
  await stopClock(page);
}

/** The clock of a reused page runs between tests, so that a test knows its time only once it has stopped it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
