import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import type { BenchPlatform } from './platform.ts';
import { memoryOfRenderer } from './renderer-memory.ts';

const covers = 1000;
const manyCovers = 4 * covers;
const mebibyte = 1024 * 1024;

/** CSS pixels per second: the speed of a long flick. */
const speed = 2500;

/** Duration of a frame at 60 per second, with a tolerance for timers. */
const maxFrameMs = 17.5;

/**
 * Scrolls the catalogue with a thousand covers on a slow processor, and for comparison an empty page of the same
 * height. Also measures the memory of thousands more covers.
 */
export async function measureScrolling(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await serveManyIssues(page, platform.address);
  // Start on another screen, because the page of the catalogue would contain the first slice.
  await page.goto(`${platform.address}/search`, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  const privateMemory = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await memoryOfRenderer(browser, 'RssAnon')) / mebibyte;
  };
  const empty = await privateMemory();
  await page.evaluate(() => {
    history.pushState(null, '', '/catalog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('main li img').first().waitFor();
  await goTo(page, covers);
  const full = await privateMemory();
  const whole = (await memoryOfRenderer(browser)) / mebibyte;
  const inTime = await framesInTime(page, cdp);
  await goTo(page, manyCovers);
  const fuller = await privateMemory();
  const wholeFuller = (await memoryOfRenderer(browser)) / mebibyte;
  await context.close();
  const possible = await framesOfEmptyPage(browser);
  return [
    { name: `catalogue of ${covers} covers, 4× CPU: frames at 60/s`, value: inTime, unit: '%' },
    { name: 'empty page of the same height: frames at 60/s', value: possible, unit: '%' },
    {
      name: 'catalogue relative to the empty page',
      value: (100 * inTime) / possible,
      unit: '%',
      budget: 95,
      isFloor: true,
    },
    { name: `private memory after ${covers} covers`, value: full, unit: 'MiB', budget: 200 },
    { name: 'of this, more than on a screen without covers', value: full - empty, unit: 'MiB' },
    { name: `private memory added by ${manyCovers} covers`, value: fuller - full, unit: 'MiB', budget: 60 },
    // These include decoded images, which are in shared memory and stay as long as there is room.
    { name: `all memory after ${covers} covers`, value: whole, unit: 'MiB' },
    {
      name: `all memory added by ${manyCovers} covers`,
      value: wholeFuller - whole,
      unit: 'MiB',
    },
  ];
}

/** Percentage of frames in time while scrolling on a slow processor. */
async function framesInTime(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await scrollUp(page, cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (100 * frames.filter((time) => time <= maxFrameMs).length) / frames.length;
}

async function framesOfEmptyPage(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setContent('<main style="block-size: 160000px"></main>');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const inTime = await framesInTime(page, await context.newCDPSession(page));
  await context.close();
  return inTime;
}

/** Answers requests of the catalogue with copies of the platform's issues, each with its own image address. */
async function serveManyIssues(page: Page, address: string): Promise<void> {
  const answer = await fetch(`${address}/api/comics/issue?limit=100`);
  const { items } = (await answer.json()) as { items: { slug: string; content: { cover: object } }[] };
  await page.route('**/api/comics/exploration/issue/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const places = Array.from({ length: limit }, (_, place) => number * limit + place);
    const body = places
      .filter((place) => place < manyCovers)
      .map((place) => copyOf(items[place % items.length], place));
    return route.fulfill({
      json: { items: body, page: number, limit, hasNext: (number + 1) * limit < manyCovers },
    });
  });
}

function copyOf(issue: unknown, place: number): unknown {
  const copy = JSON.parse(JSON.stringify(issue));
  copy.externalId = `${copy.externalId}-${place}`;
  copy.slug = `${copy.slug}-${place}`;
  // The browser caches images by address.
  copy.content.cover.address += `?copy=${place}`;
  return copy;
}

/** Scrolls down until cover number `count` is visible. */
async function goTo(page: Page, count: number): Promise<void> {
  await page.evaluate(async (coverNumber) => {
    const last = () => document.querySelectorAll('main ul > li > a')[coverNumber - 1];
    while ((last()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) > innerHeight) {
      scrollBy(0, innerHeight / 2);
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
    const look = (now: number) => {
      times.push(now - before);
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { times });
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: 30_000,
    speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return page.evaluate(() => (window as unknown as { times: number[] }).times.slice(1));
}
