import type { Page, Request } from '@playwright/test';

interface Traffic {
  readonly pending: Set<Request>;
  started: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of the page for `waitForQuiet`. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), started: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    // A new document does not wait for requests of the former one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.pending.clear();
    traffic.pending.add(request);
    traffic.started += 1;
  });
  page.on('requestfinished', (request) => traffic.pending.delete(request));
  page.on('requestfailed', (request) => traffic.pending.delete(request));
}

/**
 * Waits until all responses are rendered: no request is pending, and none starts while the main thread becomes idle twice.
 * Unlike `networkidle` it does not wait another half second, so a later request is possible. `heldCount`: the number of
 * requests that the test does not answer.
 */
export async function waitForQuiet(page: Page, heldCount = 0): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('Call watchTraffic before the page is opened.');
  for (let quietRounds = 0; quietRounds < 2; ) {
    const { started } = traffic;
    await page.evaluate(waitForIdleFrame);
    quietRounds = traffic.pending.size <= heldCount && traffic.started === started ? quietRounds + 1 : 0;
  }
}

/** Runs in the page: waits for two frames and an idle main thread. */
const waitForIdleFrame = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );

/** Goes offline once no request is pending, so that only the following requests fail. */
export async function goOffline(page: Page): Promise<void> {
  await waitForQuiet(page);
  await page.context().setOffline(true);
}

/** Signs out on the account screen once no request is pending. Pending requests would be answered with 401, which is logged to the console. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Meu perfil/ })
    .click();
  const button = page.getByRole('main').getByRole('button', { name: 'Sair' });
  await button.waitFor();
  await waitForQuiet(page);
  await button.click();
}
