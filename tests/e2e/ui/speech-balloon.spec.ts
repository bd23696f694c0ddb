import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';

// A font is loaded once for each page.
test.use({ pageKind: 'own' });

const fontFiles = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('comic-neue')) files.push(request.url());
  });
  return files;
};

test('is lettered as comics are, by one file that comes with the first balloon', async ({ page }) => {
  const files = fontFiles(page);
  await openComponent(page, 'speech-balloon');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('700 16px "Comic Neue"', 'é'))).toBe(true);
  await expect(stateOf(page, 'one word').getByText('Oi!')).toHaveCSS('font-family', /^"Comic Neue"/);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/latin-700-normal.*\.woff2$/);
});

test('no balloon, no file', async ({ page }) => {
  const files = fontFiles(page);
  await openComponent(page, 'tag');
  await page.evaluate(() => document.fonts.ready);
  expect(files).toEqual([]);
});

test('holds as much room in its stand-in as in its lettering', async ({ page }) => {
  await openComponent(page, 'speech-balloon');
  await page.evaluate(() => document.fonts.ready);
  const words = stateOf(page, 'one word').getByText('Oi!');
  const height = async () => (await words.boundingBox())?.height;
  const before = await height();
  await words.evaluate((element) => {
    element.style.fontFamily = '"Comic Fallback"';
  });
  expect(await height()).toBe(before);
});

test('its tail is part of its own room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openComponent(page, 'speech-balloon');
  for (const side of ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'] as const) {
    const sizes = await stateOf(page, 'speech')
      .locator('[data-tail]')
      .evaluateAll((balloons, name) => balloons.map((each) => getComputedStyle(each)[name]), side);
    expect(sizes.filter((size) => size !== '0px')).toEqual(['22px']);
  }
});
