import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
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
