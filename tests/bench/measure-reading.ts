import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BenchPlatform } from './bench-platform.ts';
import { type Figure, median, percentile } from './figures.ts';
import { openSignedInContext } from './open-signed-in-context.ts';
import { readRendererMemory } from './renderer-memory.ts';
import { throttle } from './throttle.ts';

const roundCount = 7;
const maxTurnCount = 30;
const readyPageSelector = '[data-state=ready]';

/** Opening a comic, turning its pages, and memory after forty pages. */
export async function measureReading(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  return [
    ...(await measureOpening(browser, platform)),
    ...(await measureTurns(browser, platform, { processor: 1, p50: 20, p95: 33 })),
    ...(await measureTurns(browser, platform, { processor: 1, p50: 20, p95: 33, showsPairs: true })),
    ...(await measureTurns(browser, platform, { processor: 4, p50: 35, p95: 50 })),
    ...(await measureMemory(browser, platform)),
  ];
}

async function measureOpening(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const repeat = async (measure: () => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < roundCount; round += 1) times.push(await measure());
    return median(times);
  };
  const openUncached = () => openFromAddress(browser, platform, false);
  // The first run generates the images, which later runs only load.
  await openUncached();
  return [
    { name: 'comic, from its address to page 1', value: await repeat(openUncached), unit: 'ms', budget: 400 },
    {
      name: 'comic, from a click on its page to page 1',
      value: await repeat(() => openFromIssue(browser, platform)),
      unit: 'ms',
      budget: 120,
    },
    {
      name: 'comic, slow 4G, 4× CPU: from its address to page 1',
      value: await repeat(() => openFromAddress(browser, platform, true)),
      unit: 'ms',
      budget: 3000,
    },
  ];
}

async function openFromAddress(browser: Browser, platform: BenchPlatform, isSlow: boolean): Promise<number> {
  const context = await openSignedInContext(browser, platform);
  const page = await context.newPage();
  if (isSlow) await throttle(page, { network: 'slow 4G', processor: 4 });
  await page.goto(`${platform.address}/reader/${platform.issue.externalId}`, { waitUntil: 'commit' });
  const time = await measurePaint(page);
  await context.close();
  return time;
}

/** Time from the start of the navigation until the frame with page 1 is submitted. */
const measurePaint = (page: Page): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const checkFrame = () => {
          if (!document.querySelector(selector)) return requestAnimationFrame(checkFrame);
          return requestAnimationFrame(() => resolve(performance.now()));
        };
        checkFrame();
      }),
    readyPageSelector,
  );

async function openFromIssue(browser: Browser, platform: BenchPlatform): Promise<number> {
  const context = await openSignedInContext(browser, platform);
  const page = await context.newPage();
  await page.goto(`${platform.address}/issue/${platform.issue.slug}`, { waitUntil: 'networkidle' });
  await page.evaluate((selector) => {
    addEventListener(
      'click',
      (event) => {
        const checkFrame = () => {
          if (!document.querySelector(selector)) return requestAnimationFrame(checkFrame);
          return requestAnimationFrame(() =>
            Object.assign(window, { openedIn: performance.now() - event.timeStamp }),
          );
        };
        checkFrame();
      },
      { capture: true, once: true },
    );
  }, readyPageSelector);
  await page.locator('a[href^="/reader/"]').click();
  const time = await openedIn(page);
  await context.close();
  return time;
}

async function openedIn(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as unknown as { openedIn?: number }).openedIn);
  return (await handle.jsonValue()) ?? Number.NaN;
}

interface TurnOptions {
  readonly processor: number;
  readonly p50: number;
  readonly p95: number;
  readonly showsPairs?: boolean;
}

async function measureTurns(
  browser: Browser,
  platform: BenchPlatform,
  { processor, p50, p95, showsPairs = false }: TurnOptions,
): Promise<Figure[]> {
  // The comic has forty pages.
  const turnCount = showsPairs ? 18 : maxTurnCount;
  const context = await openSignedInContext(browser, platform);
  await choosePages(context, showsPairs);
  const page = await context.newPage();
  await page.goto(`${platform.address}/reader/${platform.issue.externalId}`);
  await page.locator(readyPageSelector).first().waitFor();
  await page.keyboard.press('Home');
  if (processor > 1) await throttle(page, { processor });
  await page.evaluate(recordTurnTimes, readyPageSelector);
  for (let turn = 0; turn < turnCount; turn += 1) {
    // At a reader's pace, so that the next page is already loaded and decoded.
    await page.waitForTimeout(processor > 1 ? 1200 : 600);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((count) => (window as unknown as Turns).turns.length === count, turn + 1);
  }
  const times = await page.evaluate(() => (window as unknown as Turns).turns);
  await context.close();
  const slow = processor > 1 ? `, ${processor}× CPU` : '';
  const name = `page turn${showsPairs ? ', two pages' : ''}${slow}`;
  return [
    { name: `${name}, p50 of ${turnCount}`, value: median(times), unit: 'ms', budget: p50 },
    {
      name: `${name}, p95 of ${turnCount}`,
      value: percentile(times, 0.95),
      unit: 'ms',
      budget: p95,
    },
  ];
}

async function choosePages(context: BrowserContext, showsPairs: boolean): Promise<void> {
  await context.addInitScript((isPaired) => {
    const choice = { mode: 'paged', direction: 'ltr', fit: 'page', showsPairs: isPaired };
    localStorage.setItem('banca.reading.paged-ltr', JSON.stringify(choice));
  }, showsPairs);
}

interface Turns {
  turns: number[];
}

/** Runs in the page. Measures from each key press until the frame with another decoded page is submitted. */
function recordTurnTimes(selector: string): void {
  const times: number[] = [];
  Object.assign(window, { turns: times });
  const currentPageLabel = () =>
    document.querySelector(`[data-current] ${selector} [role=img]`)?.getAttribute('aria-label');
  addEventListener(
    'keydown',
    (event) => {
      const before = currentPageLabel();
      const checkFrame = () => {
        const now = currentPageLabel();
        if (!now || now === before) return requestAnimationFrame(checkFrame);
        // A task that is queued in a frame callback runs after that frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        return requestAnimationFrame(() => port2.postMessage(null));
      };
      queueMicrotask(checkFrame);
    },
    { capture: true },
  );
}

const mebibyte = 1024 * 1024;

async function measureMemory(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const context = await openSignedInContext(browser, platform);
  await choosePages(context, false);
  const page = await context.newPage();
  await page.goto(`${platform.address}/reader/${platform.issue.externalId}`);
  await page.locator(readyPageSelector).first().waitFor();
  await page.keyboard.press('Home');
  for (let turn = 1; turn < 40; turn += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(250);
  }
  const memory = await readRendererMemory(browser);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return [
    {
      name: 'renderer after 40 large pages',
      value: memory / mebibyte,
      unit: 'MiB',
      budget: 250,
    },
    { name: 'heap after 40 large pages', value: usedSize / 1e6, unit: 'MB', budget: 10 },
  ];
}
