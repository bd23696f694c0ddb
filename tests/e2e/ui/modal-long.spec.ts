import { waitForFrames } from '../widths.ts';
import { expect, expectNoOverflow, openComponent, test } from './gallery.ts';
import { modal, opener, openModal } from './open-modal.ts';

test.describe('a long modal', () => {
  test('starts at its top and scrolls inside at 320 px with text twice as large', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await openComponent(page, 'modal');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await openModal(page, 'over the page, long');
    const long = modal(page, 'Termos de uso da banca');
    await expect(long).toBeFocused();
    await expect(long.getByRole('heading')).toBeInViewport();
    await expectNoOverflow(page);
    expect(await long.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // The modal moves in with an animation.
    await expect
      .poll(async () => {
        const box = await long.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 480;
      })
      .toBe(true);
    await expectAccessible();

    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('End');
    await expect(long.getByRole('button', { name: 'Li até o fim' })).toBeInViewport();
    await expect(long.getByRole('button', { name: 'Fechar' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('does not scroll the page below', async ({ page }) => {
    await openComponent(page, 'modal');
    await openModal(page, 'over the page, long');
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await waitForFrames(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, -600);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole('button', { name: 'Li até o fim' })).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(opener(page, 'over the page, long')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
