import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { type ReusedPages, reusePage } from './reused-page.ts';

interface Fixtures {
  /**
   * Which page a test gets. 'reused': one that other tests of this worker use before and after it; the gallery
   * is reopened in it. 'reused, with a clock': the same, in a context where `page.clock` is installed.
   * 'own': a page in a context of its own, for tests of loading, routes, init scripts and permissions.
   */
  pageKind: 'reused' | 'reused, with a clock' | 'own';
  /** What the console may say in this test: nothing, unless the test breaks the network on purpose. */
  expectedConsole: RegExp | null;
  /** Axe finds nothing wrong with what is shown. */
  expectAccessible: () => Promise<void>;
}

/** Every test fails when the console says an error or a warning. */
export const test = base.extend<Fixtures, { reusedPages: ReusedPages }>({
  pageKind: ['reused', { option: true }],
  expectedConsole: [null, { option: true }],

  reusedPages: [
    async ({ browser: _ }, use) => {
      const pages: ReusedPages = new Map();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  page: async (
    { browser, reusedPages, pageKind, expectedConsole, baseURL, locale, viewport, hasTouch, isMobile },
    use,
  ) => {
    const newPage = async () => {
      const options = {
        viewport,
        hasTouch,
        isMobile,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
      };
      const context = await browser.newContext(options);
      return context.newPage();
    };
    if (pageKind === 'own') {
      const page = await newPage();
      const expectQuietConsole = watchConsole(page);
      await use(page);
      expectQuietConsole(expectedConsole);
      await page.context().close();
    } else {
      const { page, reset } = await reusePage(reusedPages, newPage, pageKind === 'reused, with a clock');
      const expectQuietConsole = watchConsole(page);
      await use(page);
      await reset(viewport);
      expectQuietConsole(expectedConsole);
    }
  },

  context: async ({ page }, use) => use(page.context()),

  expectAccessible: async ({ page }, use) => {
    await use(async () => expect(await findViolations(page)).toEqual([]));
  },
});

/** The returned function stops watching and expects that the console said nothing that was not expected. */
function watchConsole(page: Page): (expected: RegExp | null) => void {
  const said: string[] = [];
  const onError = (error: Error) => said.push(error.message);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  return (expected) => {
    page.off('pageerror', onError);
    page.off('console', onConsole);
    expect(said.filter((text) => !expected?.test(text))).toEqual([]);
  };
}

export { expect };
