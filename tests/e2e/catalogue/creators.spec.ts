import { chooseDisplay } from '../set-display.ts';
import { expect, test } from '../test.ts';

for (const [width, language, theme, start] of [
  [360, 'pt-br', 'dark', 'Comece por aqui'],
  [1440, 'en-us', 'light', 'Start here'],
] as const) {
  test(`a creator offers an issue to start with, which one press opens, at ${width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await chooseDisplay(page, { language, theme });
    await page.goto('/creator/ruy-lopes');
    const main = page.getByRole('main');
    await expect(main.getByText(start)).toBeInViewport();
    const read = main.locator('a[href^="/reader/"]');
    await expect(read).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await read.click();
    await expect(page).toHaveURL(/\/reader\//);
    await expect(page.getByRole('img').first()).toBeVisible();
  });
}
