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

test('the page of a creator preloads each cover in one size', async ({ request }) => {
  const preloadedPictures = async () => {
    const html = await (await request.get('/creator/ruy-lopes')).text();
    const preloads = html.matchAll(/<link rel="preload" as="image" imageSrcSet="[^"]*?\/covers\/(\w+)\//g);
    return [...preloads].map(([, picture]) => picture);
  };
  let pictures: unknown[] = [];
  await expect(async () => {
    pictures = await preloadedPictures();
    // A page that is not prepared in time is served without its content.
    expect(pictures.length).toBeGreaterThan(1);
  }).toPass({ timeout: 10_000 });
  expect(new Set(pictures).size).toBe(pictures.length);
});
