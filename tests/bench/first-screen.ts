import type { Browser } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import type { BenchPlatform } from './platform.ts';
import { throttle } from './throttle.ts';

const rounds = 5;

interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  sixthCover: number;
}

/** The home page on slow 4G and a slow processor, as a phone sees it for the first time. */
export async function measureFirstScreen(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await visit(browser, platform.address));
  const of = (key: keyof Seen) => median(seen.map((each) => each[key]));
  return [
    { name: 'home, slow 4G, 4× CPU: first contentful paint', value: of('fcp'), unit: 'ms', budget: 1200 },
    { name: 'home, slow 4G, 4× CPU: largest contentful paint', value: of('lcp'), unit: 'ms', budget: 1800 },
    { name: 'home, slow 4G, 4× CPU: sixth cover', value: of('sixthCover'), unit: 'ms', budget: 3000 },
    { name: 'home, slow 4G, 4× CPU: blocking time', value: of('blocking'), unit: 'ms', budget: 150 },
    { name: 'home, slow 4G, 4× CPU: layout shift', value: of('shift'), unit: '', budget: 0.01 },
  ];
}

async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await throttle(page, { network: 'slow 4G', processor: 4 });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => document.querySelectorAll('main img').length >= 6);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const sixthCover = await page.evaluate(() => {
    const covers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/covers/'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .sort((one, other) => one - other);
    return covers[5] ?? Number.NaN;
  });
  await context.close();
  return { ...seen, sixthCover };
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, blocking: 0, sixthCover: Number.NaN };
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
