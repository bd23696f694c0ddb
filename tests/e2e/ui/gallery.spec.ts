import type { Page } from '@playwright/test';
import { components, expect, expectNoOverflow, openComponent, test } from './gallery.ts';

for (const component of components) {
  test(`${component}: every state is accessible at every size, theme and contrast`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openComponent(page, component);

    await test.step('fits 320 px, and axe has no findings', async () => {
      await expectNoOverflow(page);
      await expectAccessible();
    });
    await test.step('axe has no findings in the light theme', async () => {
      await page.getByRole('link', { name: 'Light theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expectAccessible();
    });
    await test.step('fits 360 px with text twice as large', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoOverflow(page);
    });
    await test.step('in forced colours without motion, the focus is always visible', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      expect(await listStopsWithoutOutline(page)).toEqual([]);
    });
  });
}

test('the gallery lists every component', async ({ page }) => {
  await openComponent(page, '');
  await expect(page.getByRole('listitem')).toHaveCount(components.length);
});

/** Number of tab stops that are checked in a component. */
const maxStops = 12;

/** The focused elements without a visible outline, on themselves or on the element drawn for them. */
async function listStopsWithoutOutline(page: Page): Promise<string[]> {
  const stopsWithoutOutline: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const element = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const candidates = [focused, focused.nextElementSibling, focused.parentElement];
      candidates.push(focused.parentElement?.parentElement ?? null);
      const hasRing = candidates.some((element) => {
        const style = element && getComputedStyle(element);
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      });
      return hasRing ? null : focused.outerHTML.slice(0, 200);
    });
    if (element) stopsWithoutOutline.push(element);
  }
  return stopsWithoutOutline;
}
