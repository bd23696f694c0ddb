import type { Page } from '@playwright/test';
import { openComponent } from './gallery.ts';

/** Opens a component whose time stands still from then on, but for what `page.clock.runFor` lets pass. */
export async function openStopped(page: Page, component: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openComponent(page, component);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
