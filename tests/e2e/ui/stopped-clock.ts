import type { Page } from '@playwright/test';
import { expect, openComponent } from './gallery.ts';

/** Opens a component in a page with a stopped clock, which only `page.clock.runFor` moves. */
export async function openWithStoppedClock(page: Page, component: string): Promise<void> {
  await openComponent(page, component);
  await stopClock(page);
}

/** Stops the clock of a reused page. The clock runs between tests, so its time is not known. */
export async function stopClock(page: Page): Promise<void> {
  // If the machine is busy, the first attempt may fail, but it stops the clock, so the second attempt succeeds.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass({ intervals: [0] });
}

/** Waits until React has rendered pending updates. Its scheduler uses messages, which a stopped clock does not hold. */
export async function waitForRender(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    }
  });
}
