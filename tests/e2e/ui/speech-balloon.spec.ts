import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';

// A reused page may have loaded the font already.
test.use({ pageKind: 'own' });

const watchFontFiles = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('comic-neue')) files.push(request.url());
  });
  return files;
};

test('a speech balloon uses the comic font, which is loaded in one file', async ({ page }) => {
  const files = watchFontFiles(page);
  await openComponent(page, 'speech-balloon');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('700 16px "Comic Neue"', 'é'))).toBe(true);
  await expect(stateOf(page, 'one word').getByText('Oi!')).toHaveCSS('font-family', /^"Comic Neue"/);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/latin-700-normal.*\.woff2$/);
});

test('the comic font is not loaded without a speech balloon', async ({ page }) => {
  const files = watchFontFiles(page);
  await openComponent(page, 'tag');
  await page.evaluate(() => document.fonts.ready);
  expect(files).toEqual([]);
});

test('a speech balloon has the same size in the fallback font', async ({ page }) => {
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

test('a speech balloon reserves space for its tail', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openComponent(page, 'speech-balloon');
  for (const side of ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'] as const) {
    const sizes = await stateOf(page, 'speech')
      .locator('[data-tail]')
      .evaluateAll((balloons, name) => balloons.map((each) => getComputedStyle(each)[name]), side);
    expect(sizes.filter((size) => size !== '0px')).toEqual(['22px']);
  }
});
