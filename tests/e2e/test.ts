import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../server/demo/around/around-data.ts';

interface Fixtures {
  /** What the console may say in this test: nothing, unless the test breaks the network on purpose. */
  expectedConsole: RegExp | null;
  /** Signs the reader of the demo in, without the form. */
  signIn: () => Promise<void>;
  /** Axe finds nothing to say about what is shown, but for the rules that are left out. */
  expectAccessible: (without?: string[]) => Promise<void>;
}

/** Every browser test fails when the console says an error or a warning. */
export const test = base.extend<Fixtures>({
  expectedConsole: [null, { option: true }],

  page: async ({ page, expectedConsole }, use) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    await use(page);
    expect(said.filter((text) => !expectedConsole?.test(text))).toEqual([]);
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
      const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };

const [account] = demoAccounts;
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
