import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import type { BenchPlatform } from './platform.ts';
import { memoryOfRenderer } from './renderer-memory.ts';

const covers = 1000;
const manyCovers = 4 * covers;
const mebibyte = 1024 * 1024;

/** CSS pixels a second: a long flick of a finger. */
const speed = 2500;

/** A frame at 60 a second, with what a timer may be late. */
const frame = 17.5;

/**
 * The catalogue with a thousand covers in it, scrolled on a slow processor, beside a page of the same height with
 * nothing on it, which shows what the machine can do; and what thousands more add to its memory.
 */
export async function measureScrolling(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await serveManyIssues(page, platform.address);
  // Not opened by its own address: that page would bring the first slice along.
  await page.goto(`${platform.address}/search`, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  const held = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await memoryOfRenderer(browser, 'RssAnon')) / mebibyte;
  };
  const empty = await held();
  await page.evaluate(() => {
    history.pushState(null, '', '/catalog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('main li img').first().waitFor();
  await goTo(page, covers);
  const full = await held();
  const whole = (await memoryOfRenderer(browser)) / mebibyte;
  const inTime = await framesInTime(page, cdp);
  await goTo(page, manyCovers);
  const fuller = await held();
  const wholeFuller = (await memoryOfRenderer(browser)) / mebibyte;
  await context.close();
  const possible = await framesOfNothing(browser);
  return [
    { name: `catalogue of ${covers} covers, 4× CPU: frames at 60/s`, value: inTime, unit: '%' },
    { name: 'a page of the same height without anything: frames at 60/s', value: possible, unit: '%' },
    {
      name: 'the first by the second',
      value: (100 * inTime) / possible,
      unit: '%',
      budget: 95,
      isFloor: true,
    },
    { name: `renderer's own after ${covers} covers`, value: full, unit: 'MiB', budget: 200 },
    { name: 'of that, since a screen without covers', value: full - empty, unit: 'MiB' },
    { name: `and with ${manyCovers} covers, more`, value: fuller - full, unit: 'MiB', budget: 60 },
    // The decoded images that the browser keeps while there is room for them are shared memory, and counted in these.
    { name: `renderer, shared memory included, after ${covers} covers`, value: whole, unit: 'MiB' },
    {
      name: `and with ${manyCovers} covers, more, shared memory included`,
      value: wholeFuller - whole,
      unit: 'MiB',
    },
  ];
}

/** The share, in %, of the frames of a scroll on a slow processor that are in time. */
async function framesInTime(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await scrolled(page, cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (100 * frames.filter((time) => time <= frame).length) / frames.length;
}

async function framesOfNothing(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setContent('<main style="block-size: 160000px"></main>');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const inTime = await framesInTime(page, await context.newCDPSession(page));
  await context.close();
  return inTime;
}

/** Answers the catalogue's slices with the platform's own issues over and over, each a comic and an image of its own. */
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
  // Another address is another image to the browser.
  copy.content.cover.address += `?copy=${place}`;
  return copy;
}

/** Scrolls on until the last of so many covers is seen. */
async function goTo(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const last = () => document.querySelectorAll('main ul > li > a')[wanted - 1];
    while ((last()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) > innerHeight) {
      scrollBy(0, innerHeight / 2);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }, count);
  await page.waitForLoadState('networkidle');
}

/** How long each frame took while a finger scrolled up again. */
async function scrolled(page: Page, cdp: CDPSession): Promise<readonly number[]> {
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
