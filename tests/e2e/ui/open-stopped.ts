import type { Page } from '@playwright/test';
import { expect, openComponent } from './gallery.ts';

/** Opens a component in a page with a clock, whose time then stands still but for what `page.clock.runFor` lets pass. */
export async function openStopped(page: Page, component: string): Promise<void> {
  await openComponent(page, component);
  await stopClock(page);
}

/** The clock of a reused page runs between tests, so that a test knows its time only once it has stopped it. */
export async function stopClock(page: Page): Promise<void> {
  // A first try that comes more than a second late fails, but it stops the clock, so the second try succeeds.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass({ intervals: [0] });
}

/** Waits until React has rendered what has happened so far: its scheduler uses messages, which no clock stops. */
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
