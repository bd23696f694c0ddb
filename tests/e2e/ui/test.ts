import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { type ReusedPages, reusePage } from './reused-page.ts';

interface Fixtures {
  /**
   * The page of a test. 'reused': shared with other tests of the worker; the gallery is reopened in it. 'reused, with a
   * clock': the same with `page.clock` installed. 'own': a separate context, for tests of loading, routes, init scripts and
   * permissions.
   */
  pageKind: 'reused' | 'reused, with a clock' | 'own';
  /** Console messages that the test allows. Null if it allows none. */
  expectedConsole: RegExp | null;
  /** Expects that axe has no findings. */
  expectAccessible: () => Promise<void>;
}

/** Every test fails on an error or warning in the console. */
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

/** Watches the console. The returned function stops watching and expects only expected messages. */
function watchConsole(page: Page): (expected: RegExp | null) => void {
  const messages: string[] = [];
  const onError = (error: Error) => messages.push(error.message);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  return (expected) => {
    page.off('pageerror', onError);
    page.off('console', onConsole);
    expect(messages.filter((text) => !expected?.test(text))).toEqual([]);
  };
}

export { expect };
