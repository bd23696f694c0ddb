import type { Page, ViewportSize } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../test.ts';
import { waitForFrames } from '../widths.ts';
import { openReader, pageImage } from './open-reader.ts';
import { Touch } from './touch.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.beforeEach(({ signIn }) => signIn());

async function openAtFirstPage(page: Page, slug: string): Promise<void> {
  await openReader(page, slug);
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
}

const widthOf = async (page: Page, number: number): Promise<number> =>
  (await pageImage(page, number).boundingBox())?.width ?? 0;
const leftOf = async (page: Page, number: number): Promise<number> =>
  (await pageImage(page, number).boundingBox())?.x ?? Number.NaN;

test('a page follows the finger, and a swipe turns it', async ({ page }) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  const touch = await Touch.on(page);
  await touch.press([300, 400]);
  await touch.move([250, 400]);
  await touch.move([180, 402]);
  await waitForFrames(page);
  expect(await leftOf(page, 1)).toBeCloseTo(-120, -1);
  await touch.lift();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 2 de 40');
  await expect(pageImage(page, 2)).toBeInViewport({ ratio: 0.99 });
  await touch.swipe([60, 400], [300, 400]);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
});

test('a page that was not moved far enough returns', async ({ page }) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  const touch = await Touch.on(page);
  await touch.swipe([300, 400], [275, 400]);
  await expect.poll(() => leftOf(page, 1)).toBeCloseTo(0, 0);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
});

test('a manga is swiped to the right', async ({ page }) => {
  await openAtFirstPage(page, 'da-direita');
  const touch = await Touch.on(page);
  await touch.swipe([60, 400], [300, 400]);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 2 de 5');
});

test('a double tap zooms in at that point and out again, and a zoomed page follows the finger', async ({
  page,
}) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  const doubleTap = async () => {
    await page.touchscreen.tap(150, 300);
    await page.touchscreen.tap(150, 300);
  };
  await doubleTap();
  await expect.poll(() => widthOf(page, 1)).toBeCloseTo(900, 0);
  const left = await leftOf(page, 1);
  const touch = await Touch.on(page);
  await touch.swipe([200, 400], [150, 420]);
  await expect.poll(() => leftOf(page, 1)).toBeLessThan(left - 20);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
  // Chromium ignores a tap in the moment after a swipe.
  await expect(async () => {
    await doubleTap();
    await expect.poll(() => widthOf(page, 1), { timeout: 1500 }).toBeCloseTo(360, 0);
  }).toPass();
});

test('two fingers zoom, and the next page is not zoomed', async ({ page }) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  const touch = await Touch.on(page);
  await touch.press([150, 400], [210, 400]);
  await touch.move([120, 400], [240, 400]);
  await touch.lift();
  await expect.poll(() => widthOf(page, 1)).toBeCloseTo(720, -1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(page, 2)).toBeCloseTo(360, 0);
});

test('a tap in the middle shows the bars, which leave the page free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAtFirstPage(page, 'quarenta-paginas');
  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await expect(controls).not.toBeInViewport();
  await page.touchscreen.tap(180, 320);
  await expect(controls).toBeInViewport({ ratio: 0.99 });
  const header = page.getByRole('banner').or(page.locator('header'));
  await expect
    .poll(async () => {
      const [art, top, bottom] = await Promise.all([
        pageImage(page, 1).boundingBox(),
        header.first().boundingBox(),
        controls.boundingBox(),
      ]);
      if (!art || !top || !bottom) return 'not shown';
      const isFree = art.y >= top.y + top.height - 1 && art.y + art.height <= bottom.y + 1;
      return isFree ? 'free' : 'covered';
    })
    .toBe('free');
});

test('a page that fits between the bars keeps its place while they hide and show', async ({ page }) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await expect(controls).not.toBeInViewport();
  const before = await pageImage(page, 1).boundingBox();
  await page.touchscreen.tap(180, 370);
  await expect(controls).toBeInViewport({ ratio: 0.99 });
  expect(await pageImage(page, 1).boundingBox()).toEqual(before);
});

test('a phone in landscape has one low bar', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openAtFirstPage(page, 'quarenta-paginas');
  await page.touchscreen.tap(370, 200);
  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await expect(controls).toBeInViewport({ ratio: 0.99 });
  const bar = page.getByRole('heading', { level: 1 }).locator('..');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(46);
  await expect(bar.getByRole('slider')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Ajustar à largura' })).toBeVisible();
});

test('a phone in portrait suggests to rotate it for a wide page', async ({ page, expectAccessible }) => {
  await page.route(/\/issue\/[^/]+\/pages/, async (route) => {
    const response = await route.fetch();
    const opened = await response.json();
    Object.assign(opened.pages[1].picture, { width: 2400, height: 1200 });
    await route.fulfill({ response, json: opened });
  });
  await openAtFirstPage(page, 'quarenta-paginas');
  const hint = page.getByText('Gire o celular para ver a página dupla');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(hint).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await page.getByRole('button', { name: 'Fechar a dica' }).click();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page fills the width of a phone in landscape, scrolls there, and is turned by a swipe', async ({
  page,
  expectAccessible,
}) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(() => widthOf(page, 1)).toBeCloseTo(740, 0);
  await expectNoOverflow(page);
  await expectAccessible();
  const scrollTop = () => page.evaluate(() => document.documentElement.scrollTop);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(scrollTop).toBe(300);
  const touch = await Touch.on(page);
  await touch.swipe([500, 180], [200, 180]);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 2 de 40');
  await expect.poll(() => widthOf(page, 2)).toBeCloseTo(740, 0);
  expect(await scrollTop()).toBeLessThan(100);

  await page.getByRole('button', { name: 'Ajustar à largura' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await pageImage(page, 2).boundingBox())?.height).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => widthOf(page, 2)).toBeCloseTo(360, 0);
});

test('on a phone in landscape a tap scrolls to the end of the page, and then turns it', async ({ page }) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(() => widthOf(page, 1)).toBeCloseTo(740, 0);
  const slider = page.getByRole('slider');
  /** The top and the bottom of a page in the window, which is 360 px high. */
  const edgesOf = async (number: number) => {
    const { y = Number.NaN, height = Number.NaN } = (await pageImage(page, number).boundingBox()) ?? {};
    return { top: Math.round(y), bottom: Math.round(y + height) };
  };
  const expectTop = (number: number, top: number) =>
    expect.poll(async () => (await edgesOf(number)).top).toBe(top);

  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await expect(controls).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { top } = await edgesOf(1);
  await page.touchscreen.tap(720, 180);
  await expectTop(1, top - 306);
  await page.keyboard.press('ArrowRight');
  await expectTop(1, top - 612);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await edgesOf(1)).bottom).toBe(360);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
  await page.touchscreen.tap(720, 180);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 2 de 40');
  await expectTop(2, 0);

  await page.keyboard.press('ArrowRight');
  await expectTop(2, -306);
  await page.touchscreen.tap(20, 180);
  await expectTop(2, 0);
  await page.touchscreen.tap(20, 180);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
  await expectTop(1, 0);
});

test('a tap on the wrong side of a manga shows the direction, once', async ({ page, expectAccessible }) => {
  await openAtFirstPage(page, 'da-direita');
  const hint = page.getByText('Esta edição se lê da direita para a esquerda');
  await page.touchscreen.tap(340, 300);
  await expect(hint).toBeVisible();
  expect((await hint.boundingBox())?.y).toBeGreaterThan(740 / 2 + 50);
  await expectNoOverflow(page);
  await expectAccessible();
  await page.touchscreen.tap(20, 300);
  await expect(hint).toHaveCount(0);
  await page.touchscreen.tap(340, 300);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 1 de 5');
  await page.touchscreen.tap(340, 300);
  await expect(hint).toHaveCount(0);
});

test('the end of scrolled pages is shown also if the reader gets there without a stop', async ({ page }) => {
  await page.addInitScript(() => {
    const choice = { mode: 'vertical', direction: 'ltr', fit: 'page' };
    localStorage.setItem('banca.reading.paged-ltr', JSON.stringify(choice));
  });
  await openReader(page, 'quarenta-paginas');
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect(page.getByRole('heading', { name: /^Você terminou/ })).toBeVisible();
});

/** `middleOf` returns the point of the ninth page at the middle of the window, as a share of the page's height. */
async function scrollToNinthPage(page: Page) {
  await page.addInitScript(() => {
    const choice = { mode: 'vertical', direction: 'ltr', fit: 'page', showsPairs: false };
    localStorage.setItem('banca.reading.paged-ltr', JSON.stringify(choice));
  });
  await openReader(page, 'quarenta-paginas');
  const slider = page.getByRole('slider');
  await slider.fill('9');
  await expect(pageImage(page, 9)).toBeInViewport();
  await slider.blur();
  const middleOf = () =>
    page.locator('[data-index="8"]').evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return (window.innerHeight / 2 - top) / height;
    });
  return { slider, middleOf };
}

test('scrolled pages stay at the same place when the phone turns', async ({ page }) => {
  const { slider, middleOf } = await scrollToNinthPage(page);
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
  await waitForFrames(page);
  const before = await middleOf();
  for (const [width, height] of [
    [740, 360],
    [360, 740],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(middleOf).toBeCloseTo(before, 1);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Página 9 de 40');
  }
  await page.reload();
  await expect(pageImage(page, 9)).toBeInViewport();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 9 de 40');
});

test('scrolled pages open again at the same place of a page, also in a window of another size', async ({
  page,
}) => {
  const { slider, middleOf } = await scrollToNinthPage(page);
  await page.locator('[data-index="8"]').evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + 0.8 * height - window.innerHeight / 2, behavior: 'instant' });
  });
  const address = page.url();
  // Twice, because opening a comic saves its position again.
  for (const size of [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await page.goto('/');
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(pageImage(page, 9)).toBeInViewport();
    await expect.poll(middleOf).toBeCloseTo(0.8, 1);
  }
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 9 de 40');
});

test('scrolled pages return to exactly the same place when the phone turns back', async ({ page }) => {
  await page.addInitScript(() => {
    const choice = { mode: 'vertical', direction: 'ltr', fit: 'page', showsPairs: false };
    localStorage.setItem('banca.reading.paged-ltr', JSON.stringify(choice));
  });
  await openReader(page, 'quarenta-paginas');
  const turnTo = async (size: ViewportSize) => {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.locator('[data-index="0"]').evaluate((each) => each.clientWidth))
      .toBe(size.width);
    await waitForFrames(page);
  };
  const readTop = () => page.evaluate(() => window.scrollY);
  const portrait = { width: 360, height: 740 };
  const landscape = { width: 740, height: 360 };
  for (const { first, second, top } of [
    { first: portrait, second: landscape, top: 300 },
    // In portrait the middle of the window cannot show this place, which is too near to the start.
    { first: landscape, second: portrait, top: 40 },
  ]) {
    await turnTo(first);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await waitForFrames(page);
    for (let turns = 0; turns < 3; turns += 1) {
      await turnTo(second);
      await turnTo(first);
      await expect.poll(readTop).toBeCloseTo(top, 0);
    }
  }
});

test('a page that one long scroll reaches stays in place when the phone turns', async ({ page }) => {
  await page.addInitScript(() => {
    const choice = { mode: 'vertical', direction: 'ltr', fit: 'page', showsPairs: false };
    localStorage.setItem('banca.reading.paged-ltr', JSON.stringify(choice));
  });
  await openReader(page, 'quarenta-paginas');
  const slider = page.getByRole('slider');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
  await page.locator('[data-index="4"]').evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
  });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 5 de 40');
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => widthOf(page, 5)).toBeCloseTo(width, 0);
    await waitForFrames(page);
    const isInMiddle = () =>
      page.locator('[data-index="4"]').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < window.innerHeight / 2 && bottom > window.innerHeight / 2;
      });
    await expect.poll(isInMiddle).toBe(true);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Página 5 de 40');
  }
});

test('the buttons that change how pages are shown have visible labels', async ({
  page,
  expectAccessible,
}) => {
  await openAtFirstPage(page, 'quarenta-paginas');
  await page.touchscreen.tap(180, 370);
  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await expect(controls).toBeInViewport({ ratio: 0.99 });
  for (const label of ['Rolagem vertical', 'Sentido mangá', 'Ajustar à largura', 'Animar a virada'])
    await expect(controls.getByText(label)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
});

test.describe('on a phone in landscape without a network', () => {
  test.use({ viewport: { width: 740, height: 360 }, expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('the failure of a page that is higher than the window is visible', async ({ page, context }) => {
    await openAtFirstPage(page, 'quarenta-paginas');
    await expect(pageImage(page, 1)).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('End');
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(pageImage(page, 40)).toBeVisible();
  });
});
