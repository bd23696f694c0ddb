import type { Page, Request } from '@playwright/test';

interface Traffic {
  readonly pending: Set<Request>;
  started: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of the page, for `untilQuiet`. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { pending: new Set(), started: 0 };
  traffic.set(page, seen);
  page.on('request', (request) => {
    // A new document waits for nothing that the one before has asked for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.pending.clear();
    seen.pending.add(request);
    seen.started += 1;
  });
  page.on('requestfinished', (request) => seen.pending.delete(request));
  page.on('requestfailed', (request) => seen.pending.delete(request));
}

/**
 * Waits until every answer has been drawn: no request is pending, and none starts while the main thread becomes idle
 * twice. Unlike `networkidle` it does not wait half a second more, so it does not show that no request follows later.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('The requests of this page are not watched.');
  for (let quietRounds = 0; quietRounds < 2; ) {
    const { started } = seen;
    await page.evaluate(idleFrame);
    quietRounds = seen.pending.size === 0 && seen.started === started ? quietRounds + 1 : 0;
  }
}

/** Runs in the page: two frames are drawn, and then nothing is left to do. */
const idleFrame = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );

/** Cuts the network once no request is pending, so that only what the test does next fails. */
export async function loseNetwork(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.context().setOffline(true);
}

/**
 * Signs out once no request is pending: those of the session that has ended are answered with 401, which the browser
 * reports on the console.
 */
export async function signOut(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.getByRole('button', { name: 'Sair' }).click();
}
