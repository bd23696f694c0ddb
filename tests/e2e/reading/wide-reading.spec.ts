import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { resize } from '../widths.ts';
import { openReader, pageImage } from './open-reader.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ signIn }) => signIn());

/** The bars hide when the reader is idle, and a mouse near the bottom shows them. */
async function showBars(page: Page): Promise<void> {
  await page.mouse.move(700, 700);
  await page.mouse.move(700, 880);
}

test('a wide window shows the cover alone, then two pages, and remembers the choice of one', async ({
  page,
  expectAccessible,
}) => {
  await openReader(page, 'quarenta-paginas');
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
  await expect(pageImage(page, 2)).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(pageImage(page, 2)).toBeInViewport();
  await expect(pageImage(page, 3)).toBeInViewport();
  await expectAccessible();
  const [first, second] = [await pageImage(page, 2).boundingBox(), await pageImage(page, 3).boundingBox()];
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.x ?? 0, 0);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Páginas 2 e 3 de 40');
  await page.keyboard.press('ArrowRight');
  await expect(pageImage(page, 5)).toBeInViewport();

  await showBars(page);
  await page.getByRole('button', { name: 'Duas páginas' }).click();
  await expect(pageImage(page, 4)).toBeInViewport();
  await expect(pageImage(page, 5)).not.toBeInViewport();
  await page.reload();
  await expect(pageImage(page, 4)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Duas páginas' })).toHaveAttribute('aria-pressed', 'false');
});

test('the space key turns the page after a click on a button of the bars, and presses a button with keyboard focus', async ({
  page,
}) => {
  await openReader(page, 'quarenta-paginas');
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
  await showBars(page);
  const pairs = page.getByRole('button', { name: 'Duas páginas' });
  await pairs.click();
  await expect(pairs).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 2 de 40');
  await expect(pairs).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await pairs.focus();
  await page.keyboard.press('Space');
  await expect(pairs).toHaveAttribute('aria-pressed', 'true');
});

test('a moving mouse shows the bars, and its wheel turns one page for each gesture', async ({ page }) => {
  await openReader(page, 'quarenta-paginas');
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await page.mouse.move(700, 400);
  await expect(controls).not.toBeInViewport();
  await page.mouse.move(760, 440, { steps: 4 });
  await expect(controls).toBeInViewport({ ratio: 0.99 });

  const slider = page.getByRole('slider');
  // Without the pauses of a slow machine, which would make it several gestures.
  await page.evaluate(
    (distances) => {
      const target = document.elementFromPoint(760, 440);
      for (const deltaY of distances)
        target?.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    },
    [40, 120, 80, 30, 8],
  );
  await expect(slider).toHaveAttribute('aria-valuetext', 'Páginas 2 e 3 de 40');
  await expect(controls).not.toBeInViewport();
  await page.waitForTimeout(300);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Páginas 2 e 3 de 40');
  await page.mouse.wheel(0, -120);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
});

test('pages keep their place and size while the bar hides and shows, and the bar covers none', async ({
  page,
}) => {
  await openReader(page, 'quarenta-paginas');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(pageImage(page, 2)).toBeInViewport();
  const controls = page.getByRole('region', { name: 'Controles da leitura' });
  await showBars(page);
  await expect(controls).toBeInViewport({ ratio: 0.99 });
  const before = await pageImage(page, 2).boundingBox();
  const bar = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
  expect(before?.y).toBeGreaterThanOrEqual((bar?.height ?? Number.NaN) - 1);
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeCloseTo(900, 0);
  await page.mouse.click(720, 450);
  await expect(controls).not.toBeInViewport();
  expect(await pageImage(page, 2).boundingBox()).toEqual(before);
});

test('a long title covers no button of the bar, and the page slider has room', async ({ page }) => {
  await openReader(page, 'turno-da-noite-1-o-orelhao-das-tres-e-quinze');
  for (const width of [1280, 1440, 1536]) {
    await resize(page, width);
    await showBars(page);
    const bar = page.getByRole('heading', { level: 1 }).locator('..');
    const parts = [bar.getByRole('heading'), ...(await bar.locator('a, button, input').all())];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const ordered = boxes.filter((box) => box !== null).toSorted((one, other) => one.x - other.x);
    for (const [index, { x, width: length }] of ordered.entries()) {
      expect(x + length).toBeLessThanOrEqual(ordered[index + 1]?.x ?? width);
    }
    expect((await page.getByRole('slider').boundingBox())?.width).toBeGreaterThan(120);
  }
});

test('keys, the wheel with Ctrl and a double click zoom', async ({ page }) => {
  await openReader(page, 'quarenta-paginas');
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
  const widthOf = async () => (await pageImage(page, 1).boundingBox())?.width ?? 0;
  // A page that fills the height of the window, and the same one below the bar.
  const fullWidth = 600;
  const width = (fullWidth * (900 - 53)) / 900;
  await page.mouse.move(720, 400);
  await expect.poll(widthOf).toBeCloseTo(width, -1);
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeCloseTo(width * 1.25, -1);
  await page.keyboard.press('0');
  await expect.poll(widthOf).toBeCloseTo(width, -1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(widthOf).toBeGreaterThan(width * 1.1);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBeCloseTo(width, -1);
  await page.mouse.dblclick(720, 400);
  await expect.poll(widthOf).toBeCloseTo(fullWidth * 2.5, -1);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Página 1 de 40');
});

test('two pages of a manga are read from the right', async ({ page }) => {
  await openReader(page, 'da-direita');
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(pageImage(page, 2)).toBeInViewport();
  const [first, second] = [await pageImage(page, 2).boundingBox(), await pageImage(page, 3).boundingBox()];
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(first?.x ?? 0, 0);
});

test('Escape leaves the reader for the page of the issue, and the focus is in the page', async ({ page }) => {
  await openReader(page, 'quarenta-paginas');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/issue\/quarenta-paginas$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quarenta Páginas' })).toBeFocused();
});

test('pages slide after key presses only if the reader chooses it', async ({ page }) => {
  await openReader(page, 'quarenta-paginas');
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeVisible();
  const isAnimated = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some((animation) => !(animation instanceof CSSTransition || animation instanceof CSSAnimation)),
    );
  // The cover has grown into the page.
  await expect.poll(isAnimated).toBe(false);
  /** The page slides if its track is animated in the frame after the key press. */
  const slidesAfter = (key: string) =>
    page.evaluate(async (name) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
      await new Promise((done) => requestAnimationFrame(done));
      return document
        .getAnimations()
        .some((animation) => !(animation instanceof CSSTransition || animation instanceof CSSAnimation));
    }, key);
  expect(await slidesAfter('ArrowRight')).toBe(false);
  await showBars(page);
  await page.getByRole('button', { name: 'Animar a virada' }).click();
  expect(await slidesAfter('ArrowRight')).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Animar a virada' })).toHaveCount(0);
  expect(await slidesAfter('ArrowRight')).toBe(false);
});
