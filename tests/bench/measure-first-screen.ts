import type { Browser } from '@playwright/test';
import type { BenchPlatform } from './bench-platform.ts';
import { type Figure, median } from './figures.ts';
import { portuguese } from './portuguese.ts';
import { throttle } from './throttle.ts';

const roundCount = 5;

interface FirstScreenTimes {
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  lastCoverMs: number;
}

/** The first visit of home and issue page on a phone, with slow 4G and a slow processor. */
export async function measureFirstScreen(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  return [
    ...(await measure(browser, 'home', platform.address, 6)),
    ...(await measure(browser, 'issue', `${platform.address}/issue/${platform.issue.slug}`, 1)),
  ];
}

/** `coverCount`: number of covers in the first screenful. The measurement waits for all of them. */
async function measure(
  browser: Browser,
  screen: string,
  address: string,
  coverCount: number,
): Promise<Figure[]> {
  const visits: FirstScreenTimes[] = [];
  for (let round = 0; round < roundCount; round += 1) visits.push(await visit(browser, address, coverCount));
  const buildFigure = (name: string, key: keyof FirstScreenTimes, budget: number, unit = 'ms'): Figure => ({
    name: `${screen}, slow 4G, 4× CPU: ${name}`,
    value: median(visits.map((each) => each[key])),
    unit,
    budget,
  });
  return [
    buildFigure('first contentful paint', 'firstContentfulPaintMs', 1200),
    buildFigure('largest contentful paint', 'largestContentfulPaintMs', 1300),
    buildFigure(coverCount === 6 ? 'sixth cover' : 'cover', 'lastCoverMs', 2000),
    buildFigure('blocking time', 'blockingMs', 150),
    buildFigure('layout shift', 'layoutShift', 0.01, ''),
  ];
}

async function visit(browser: Browser, address: string, coverCount: number): Promise<FirstScreenTimes> {
  const context = await browser.newContext({
    ...portuguese,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await throttle(page, { network: 'slow 4G', processor: 4 });
  await page.addInitScript(recordTimes);
  await page.goto(address);
  await page.waitForFunction((count) => document.querySelectorAll('main img').length >= count, coverCount);
  await page.waitForFunction(() => performance.getEntriesByName('banca:shown').length > 0);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => (window as unknown as { times: FirstScreenTimes }).times);
  const lastCoverMs = await page.evaluate((count) => {
    const loadTimes = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/covers/'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .sort((one, other) => one - other);
    return loadTimes[count - 1] ?? Number.NaN;
  }, coverCount);
  await context.close();
  return { ...times, lastCoverMs };
}

/** Runs in the page before its own scripts. */
function recordTimes(): void {
  const times = {
    firstContentfulPaintMs: Number.NaN,
    largestContentfulPaintMs: Number.NaN,
    layoutShift: 0,
    blockingMs: 0,
    lastCoverMs: Number.NaN,
  };
  Object.assign(window, { times });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') times.firstContentfulPaintMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    times.largestContentfulPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    times.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    times.blockingMs += Math.max(0, entry.duration - 50);
  });
}
