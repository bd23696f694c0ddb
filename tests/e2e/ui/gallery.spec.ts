import { components, expect, expectNoOverflow, openComponent, test } from './gallery.ts';

for (const component of components) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${component}, ${theme}: axe finds nothing in any state, and 320 px hold it`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openComponent(page, component, theme);
      await expectNoOverflow(page);
      await expectAccessible();
    });
  }

  test(`${component}: 360 px hold letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openComponent(page, component);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoOverflow(page);
  });

  test(`${component}: axe finds nothing in the system's own colours, without motion`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openComponent(page, component);
    // Axe reads the colours of the style sheet, not those that the system puts in their place.
    await expectAccessible(['color-contrast']);
  });
}

test('the gallery lists every component', async ({ page }) => {
  await openComponent(page, '');
  await expect(page.getByRole('listitem')).toHaveCount(components.length);
});
