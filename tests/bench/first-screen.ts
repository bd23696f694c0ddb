import type { Browser } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import type { BenchPlatform } from './platform.ts';
import { throttle } from './throttle.ts';

const rounds = 5;

interface FirstScreenTimes {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  lastCover: number;
}

/** The first visit of home and issue page on a phone, with slow 4G and a slow processor. */
export async function measureFirstScreen(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  return [
    ...(await measure(browser, 'home', platform.address, 6)),
    ...(await measure(browser, 'issue', `${platform.address}/issue/${platform.issue.slug}`, 1)),
  ];
}

/** `covers`: number of covers in the first screenful. The measurement waits for all. */
async function measure(browser: Browser, screen: string, address: string, covers: number): Promise<Figure[]> {
  const seen: FirstScreenTimes[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await visit(browser, address, covers));
  const figure = (what: string, key: keyof FirstScreenTimes, budget: number, unit = 'ms'): Figure => ({
    name: `${screen}, slow 4G, 4× CPU: ${what}`,
    value: median(seen.map((each) => each[key])),
    unit,
    budget,
  });
  return [
    figure('first contentful paint', 'fcp', 1200),
    figure('largest contentful paint', 'lcp', 1300),
    figure(covers === 6 ? 'sixth cover' : 'cover', 'lastCover', 2000),
    figure('blocking time', 'blocking', 150),
    figure('layout shift', 'shift', 0.01, ''),
  ];
}

async function visit(browser: Browser, address: string, covers: number): Promise<FirstScreenTimes> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await throttle(page, { network: 'slow 4G', processor: 4 });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction((count) => document.querySelectorAll('main img').length >= count, covers);
  await page.waitForFunction(() => performance.getEntriesByName('banca:shown').length > 0);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: FirstScreenTimes }).seen);
  const lastCover = await page.evaluate((count) => {
    const loadTimes = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/covers/'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .sort((one, other) => one - other);
    return loadTimes[count - 1] ?? Number.NaN;
  }, covers);
  await context.close();
  return { ...seen, lastCover };
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, blocking: 0, lastCover: Number.NaN };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
}
