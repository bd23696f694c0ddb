import { test as base, expect, type Page } from '@playwright/test';
import { demo } from '../../demo/demo.ts';
import { findViolations } from './find-violations.ts';
import { watchTraffic } from './quiet.ts';

interface Fixtures {
  /** False in tests of the first view: `goto` and `reload` then do not wait for the app. */
  waitsForApp: boolean;
  /** Console messages that the test allows. Null if it allows none. */
  expectedConsole: RegExp | null;
  /** Signs in the demo reader without the form. */
  signIn: () => Promise<void>;
  /** Expects that axe has no findings, without the disabled rules. */
  expectAccessible: (disabledRules?: string[]) => Promise<void>;
}

/** Every browser test fails on an error or warning in the console. */
export const test = base.extend<Fixtures>({
  waitsForApp: [true, { option: true }],
  expectedConsole: [null, { option: true }],

  page: async ({ page, waitsForApp, expectedConsole }, use) => {
    watchTraffic(page);
    if (waitsForApp) waitForAppOnNavigation(page);
    const messages: string[] = [];
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    await use(page);
    // A request that the test does not wait for may be in a handler.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(
      messages.filter((text) => !expectedConsole?.test(text) && !isCausedByEarlierPage(text, requestedUrls)),
    ).toEqual([]);
  },

  signIn: async ({ page, request }, use) => {
    await use(async () => {
      const { email, password } = reader;
      const response = await request.post('/api/identity/auth/login', { data: { entry: email, password } });
      const { data } = await response.json();
      const credentials = JSON.stringify({ token: data.token, readerId: data.uuid });
      await page.addInitScript((session) => {
        // Only before the first page, so that a test can sign out.
        if (!sessionStorage.getItem('signed-in')) localStorage.setItem('banca.session', session);
        sessionStorage.setItem('signed-in', 'yes');
      }, credentials);
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (disabledRules = []) => {
      // Before the app has started, the page contains only a layout. Stand-ins have no app.
      if ((await page.locator('#app').count()) > 0) await waitForApp(page);
      // Axe runs in the main frame only.
      expect(page.frames()).toHaveLength(1);
      expect(await findViolations(page, disabledRules)).toEqual([]);
    });
  },
});

export { expect };

/** Waits until the app has taken over the page. Before that, only links work. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('banca:shown').length > 0);
}

/**
 * If an earlier page has requested a larger size of a picture, Chromium may show that size from memory. Three seconds
 * later it warns that the preloaded size was not used. first-view.spec.ts tests that a page uses what its head preloads.
 */
function isCausedByEarlierPage(text: string, requestedUrls: readonly string[]): boolean {
  const unused = /(\S+\/media\/\S+\/)(\d+) was preloaded using link preload but not used/.exec(text);
  if (!unused) return false;
  const [, picture = '', width = ''] = unused;
  const before = requestedUrls.slice(0, Math.max(requestedUrls.lastIndexOf(picture + width), 0));
  return before.some(
    (address) => address.startsWith(picture) && Number(address.slice(picture.length)) > Number(width),
  );
}

function waitForAppOnNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitUntilTakenOver = async () => {
    if ((await page.locator('#first-answers').count()) > 0) await waitForApp(page);
  };
  page.goto = async (...args) => {
    const response = await goto(...args);
    await waitUntilTakenOver();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitUntilTakenOver();
    return response;
  };
}

const [account] = demo.accounts;
if (!account) throw new Error('The demo has no reader account.');
/** The reader of the demo. */
export const reader = account;

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
