import { test as base, expect, type Page } from '@playwright/test';
import { demo } from '../../demo/demo.ts';
import { findViolations } from './find-violations.ts';
import { watchTraffic } from './quiet.ts';

interface Fixtures {
  /** False in tests of what the platform drew: `goto` and `reload` do not wait until the app has taken it over. */
  waitsForApp: boolean;
  /** What the console may say in this test: nothing, unless the test breaks the network on purpose. */
  expectedConsole: RegExp | null;
  /** Signs the reader of the demo in, without the form. */
  signIn: () => Promise<void>;
  /** Axe finds nothing to say about what is shown, but for the rules that are left out. */
  expectAccessible: (without?: string[]) => Promise<void>;
}

/** Every browser test fails when the console says an error or a warning. */
export const test = base.extend<Fixtures>({
  waitsForApp: [true, { option: true }],
  expectedConsole: [null, { option: true }],

  page: async ({ page, waitsForApp, expectedConsole }, use) => {
    watchTraffic(page);
    if (waitsForApp) openWithApp(page);
    const said: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    await use(page);
    expect(said.filter((text) => !expectedConsole?.test(text) && !isOfPageBefore(text, asked))).toEqual([]);
  },

  signIn: async ({ page, request }, use) => {
    await use(async () => {
      const { email: entry, password } = reader;
      const answer = await request.post('/api/identity/auth/login', { data: { entry, password } });
      const { data } = await answer.json();
      const credentials = JSON.stringify({ token: data.token, userId: data.uuid });
      await page.addInitScript((session) => {
        // Once: a test that signs out stays so.
        if (!sessionStorage.getItem('signed-in')) localStorage.setItem('banca.session', session);
        sessionStorage.setItem('signed-in', 'yes');
      }, credentials);
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (without = []) => {
      // Before the app has started, its page holds only a frame. Pages of stand-ins have no app.
      if ((await page.locator('#app').count()) > 0) await appStands(page);
      // Axe runs in the main frame only.
      expect(page.frames()).toHaveLength(1);
      expect(await findViolations(page, without)).toEqual([]);
    });
  },
});

export { expect };

/** Until the screen answers its reader: what the platform drew before hears nothing but its links. */
export async function appStands(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('banca:shown').length > 0);
}

/**
 * Where a page before asked for a larger size of a picture, Chromium may show that one out of its memory, and says three
 * seconds later that the size which the head asked for is not used: whether a test is still there goes by the machine.
 * That a page opened by itself shows what its head asks for is tested in first-view.spec.ts.
 */
function isOfPageBefore(text: string, asked: readonly string[]): boolean {
  const unused = /(\S+\/media\/\S+\/)(\d+) was preloaded using link preload but not used/.exec(text);
  if (!unused) return false;
  const [, picture = '', width = ''] = unused;
  const before = asked.slice(0, Math.max(asked.lastIndexOf(picture + width), 0));
  return before.some(
    (address) => address.startsWith(picture) && Number(address.slice(picture.length)) > Number(width),
  );
}

function openWithApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const takenOver = async () => {
    if ((await page.locator('#first-answers').count()) > 0) await appStands(page);
  };
  page.goto = async (...to) => {
    const answer = await goto(...to);
    await takenOver();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await takenOver();
    return answer;
  };
}

const [account] = demo.accounts;
if (!account) throw new Error('The demo has no reader account.');
/** The demo's reader, as printed at the start. */
export const reader = account;

/** No sideways scrolling. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
