import type { Page } from '@playwright/test';
import { components, expect, expectNoOverflow, openComponent, test } from './gallery.ts';

for (const component of components) {
  test(`${component}: every state, in every way of looking at it`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openComponent(page, component);

    await test.step('320 px hold it, and axe finds nothing', async () => {
      await expectNoOverflow(page);
      await expectAccessible();
    });
    await test.step('nor in the light theme', async () => {
      await page.getByRole('link', { name: 'Light theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expectAccessible();
    });
    await test.step('360 px hold letters twice as large', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoOverflow(page);
    });
    await test.step("in the system's own colours, without motion, the focus is always seen", async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      expect(await stopsWithoutRing(page)).toEqual([]);
    });
  });
}

test('the gallery lists every component', async ({ page }) => {
  await openComponent(page, '');
  await expect(page.getByRole('listitem')).toHaveCount(components.length);
});

/** How many places of a component the Tab key is followed through. */
const stops = 12;

/** What has the focus but shows no ring, neither on itself nor on what is drawn for it. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const without: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const around = [focused, focused.nextElementSibling, focused.parentElement];
      around.push(focused.parentElement?.parentElement ?? null);
      const hasRing = around.some((element) => {
        const style = element && getComputedStyle(element);
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      });
      return hasRing ? null : focused.outerHTML.slice(0, 200);
    });
    if (found) without.push(found);
  }
  return without;
}
