import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPlatform } from './bench-platform.ts';
import type { Figure } from './figures.ts';
import { portuguese } from './portuguese.ts';
import { readRendererMemory } from './renderer-memory.ts';

const coverCount = 1000;
const largeCoverCount = 4 * coverCount;
const mebibyte = 1024 * 1024;

/** CSS pixels per second: the speed of a long flick. */
const pixelsPerSecond = 2500;

/** Duration of a frame at 60 per second, with a tolerance for timers. */
const maxFrameMs = 17.5;

/**
 * Scrolls the catalogue with a thousand covers on a slow processor, and for comparison an empty page of the same
 * height. Also measures the memory of thousands more covers.
 */
export async function measureScrolling(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const context = await browser.newContext({
    ...portuguese,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await serveManyIssues(page, platform.address);
  // Start on another screen, because the page of the catalogue would contain the first slice.
  await page.goto(`${platform.address}/search`, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  const privateMemory = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await readRendererMemory(browser, 'RssAnon')) / mebibyte;
  };
  const memoryWithoutCovers = await privateMemory();
  await page.evaluate(() => {
    history.pushState(null, '', '/catalog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('main li img').first().waitFor();
  await scrollToCover(page, coverCount);
  const memoryWithCovers = await privateMemory();
  const totalMemory = (await readRendererMemory(browser)) / mebibyte;
  const percentInTime = await measureFramesInTime(page, cdp);
  await scrollToCover(page, largeCoverCount);
  const memoryWithMoreCovers = await privateMemory();
  const totalMemoryWithMoreCovers = (await readRendererMemory(browser)) / mebibyte;
  await context.close();
  const percentOfEmptyPage = await measureEmptyPage(browser);
  return [
    { name: `catalogue of ${coverCount} covers, 4× CPU: frames at 60/s`, value: percentInTime, unit: '%' },
    { name: 'empty page of the same height: frames at 60/s', value: percentOfEmptyPage, unit: '%' },
    {
      name: 'catalogue relative to the empty page',
      value: (100 * percentInTime) / percentOfEmptyPage,
      unit: '%',
      budget: 95,
      isFloor: true,
    },
    { name: `private memory after ${coverCount} covers`, value: memoryWithCovers, unit: 'MiB', budget: 200 },
    {
      name: 'of this, more than on a screen without covers',
      value: memoryWithCovers - memoryWithoutCovers,
      unit: 'MiB',
    },
    {
      name: `private memory added by ${largeCoverCount} covers`,
      value: memoryWithMoreCovers - memoryWithCovers,
      unit: 'MiB',
      budget: 60,
    },
    // These include decoded images, which are in shared memory and stay as long as there is room.
    { name: `all memory after ${coverCount} covers`, value: totalMemory, unit: 'MiB' },
    {
      name: `all memory added by ${largeCoverCount} covers`,
      value: totalMemoryWithMoreCovers - totalMemory,
      unit: 'MiB',
    },
  ];
}

/** The percentage of frames within `maxFrameMs` while scrolling on a slow processor. */
async function measureFramesInTime(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await scrollUp(page, cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (100 * frames.filter((time) => time <= maxFrameMs).length) / frames.length;
}

async function measureEmptyPage(browser: Browser): Promise<number> {
  const context = await browser.newContext({
    ...portuguese,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.setContent('<main style="block-size: 160000px"></main>');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const percentInTime = await measureFramesInTime(page, await context.newCDPSession(page));
  await context.close();
  return percentInTime;
}

/** Responds to requests of the catalogue with copies of the platform's issues, each with its own image address. */
async function serveManyIssues(page: Page, address: string): Promise<void> {
  const response = await fetch(`${address}/api/comics/issue?limit=100`);
  const { items } = (await response.json()) as { items: { slug: string; content: { cover: object } }[] };
  await page.route('**/api/comics/exploration/issue/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const indexes = Array.from({ length: limit }, (_, index) => number * limit + index);
    const body = indexes
      .filter((index) => index < largeCoverCount)
      .map((index) => copyOf(items[index % items.length], index));
    return route.fulfill({
      json: {
        items: body,
        page: number,
        limit,
        hasNext: (number + 1) * limit < largeCoverCount,
        total: largeCoverCount,
      },
    });
  });
}

function copyOf(issue: unknown, index: number): unknown {
  const copy = JSON.parse(JSON.stringify(issue));
  copy.externalId = `${copy.externalId}-${index}`;
  copy.slug = `${copy.slug}-${index}`;
  // The browser caches images by address.
  copy.content.cover.address += `?copy=${index}`;
  return copy;
}

/** Scrolls down until the cover with number `count` is visible. */
async function scrollToCover(page: Page, count: number): Promise<void> {
  await page.evaluate(async (coverNumber) => {
    const last = () => document.querySelectorAll('main ul > li > a')[coverNumber - 1];
    while ((last()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) > innerHeight) {
      scrollBy(0, innerHeight / 2);
      // After each hundred the list waits for a press.
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 * innerHeight;
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      if (isAtEnd) buttons.find(({ textContent }) => textContent === 'Carregar mais')?.click();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }, count);
  await page.waitForLoadState('networkidle');
}

/** Duration of each frame while a finger scrolls up again. */
async function scrollUp(page: Page, cdp: CDPSession): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let before = performance.now();
    const recordFrame = (now: number) => {
      times.push(now - before);
      before = now;
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    Object.assign(window, { times });
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: 30_000,
    speed: pixelsPerSecond,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return page.evaluate(() => (window as unknown as { times: number[] }).times.slice(1));
}
