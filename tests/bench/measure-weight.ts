import type { Browser, BrowserContext } from '@playwright/test';
import type { BenchPlatform } from './bench-platform.ts';
import type { Figure } from './figures.ts';
import { openSignedInContext } from './open-signed-in-context.ts';
import { portuguese } from './portuguese.ts';

/** Transferred bytes of each screen until it is ready, and bytes that it prefetches afterwards. */
export async function measureWeight(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const figures: Figure[] = [];
  const screens: readonly (readonly [name: string, path: string, user?: 'reader'])[] = [
    ['home', '/'],
    ['catalogue', '/catalog'],
    ['genre', '/genre/horror'],
    ['search', '/search?s=turno'],
    ['issue', `/issue/${platform.issue.slug}`],
    ['series', '/series/turno-da-noite'],
    ['publishers', '/publishers'],
    ['publisher', '/publisher/ipe-amarelo'],
    ['creator', '/creator/ruy-lopes'],
    ['reader', `/reader/${platform.issue.externalId}`, 'reader'],
    ['plans', '/plans'],
    ['sign-in', '/auth/login'],
    ['sign-up', '/auth/signup'],
    ['forgot-password', '/auth/forgot-password'],
    ['reset-password', '/auth/reset-password'],
    ['validate-email', '/auth/validate-email'],
    ['operator-sign-in', '/auth/external'],
    ['callback', '/callback'],
    ['account', '/account', 'reader'],
    ['family', '/account/family', 'reader'],
    ['security', '/account/security', 'reader'],
    ['two-factor', '/account/security/two-factor', 'reader'],
    ['privacy', '/account/general/privacy', 'reader'],
    ['shelf', '/shelf/reading', 'reader'],
    ['following', '/shelf/following', 'reader'],
    ['user-data', '/account/general/user-data', 'reader'],
    ['subscription', '/subscription', 'reader'],
    ['acquisition', '/issue/jovina-e-o-boi-da-lua/acquisition', 'reader'],
    ['balance', '/account/payment-methods/balance', 'reader'],
    ['payment-history', '/account/general/payment-history', 'reader'],
    ['own-plan', '/account/plan', 'reader'],
    ['payment-methods', '/account/payment-methods', 'reader'],
    ['cards', '/account/payment-methods/cards', 'reader'],
    ['voucher', '/account/voucher', 'reader'],
    ['family', '/account/family', 'reader'],
    ['reactivation', '/sva/reactivation', 'reader'],
  ];
  for (const [name, path, user] of screens) {
    const context = await (user ? openSignedInContext(browser, platform, phone) : browser.newContext(phone));
    const { script, style, requests, prefetched } = await measureScreen(
      context,
      `${platform.address}${path}`,
    );
    await context.close();
    figures.push(
      { name: `${name}: script, brotli`, value: script / 1000, unit: 'kB', budget: 190 },
      { name: `${name}: style, brotli`, value: style / 1000, unit: 'kB', budget: 15 },
      { name: `${name}: requests`, value: requests, unit: '', budget: 30 },
      { name: `${name}: prefetched script and style`, value: prefetched / 1000, unit: 'kB' },
    );
  }
  return figures;
}

const phone = { ...portuguese, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

async function measureScreen(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.addInitScript(watchForHeading);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'readyAt' in window);
  const sizes = await page.evaluate(() => {
    const { readyAt } = window as unknown as { readyAt: number };
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isBlocking = ({ startTime }: PerformanceEntry) => startTime < readyAt;
    const bytesOf = (extension: string, entries: PerformanceResourceTiming[]) =>
      entries
        .filter(({ name }) => name.endsWith(extension))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const blocking = all.filter(isBlocking);
    const later = all.filter((entry) => !isBlocking(entry));
    return {
      script: bytesOf('.js', blocking),
      style: bytesOf('.css', blocking),
      // Includes the page itself.
      requests: blocking.length + 1,
      prefetched: bytesOf('.js', later) + bytesOf('.css', later),
    };
  });
  return sizes;
}

/** Runs in the page. A screen is ready when it has its heading and is interactive. Later requests are prefetches. */
function watchForHeading(): void {
  let isShown = false;
  const checkHeading = () => {
    if (!isShown || !document.querySelector('h1')) return;
    watcher.disconnect();
    Object.assign(window, { readyAt: performance.now() });
  };
  const watcher = new MutationObserver(checkHeading);
  watcher.observe(document, { childList: true, subtree: true });
  new PerformanceObserver(() => {
    isShown = true;
    checkHeading();
  }).observe({ type: 'mark', buffered: true });
}
