import { expect, openComponent, stateOf, test } from './gallery.ts';

test('a tag is rotated by −1.5°', async ({ page }) => {
  await openComponent(page, 'tag');
  const angle = await stateOf(page, 'an invalid colour from data')
    .getByText('Mais popular')
    .evaluate((tag) => {
      const { a, b } = new DOMMatrix(getComputedStyle(tag).transform);
      return (Math.atan2(b, a) * 180) / Math.PI;
    });
  expect(angle).toBeCloseTo(-1.5);
});

test('text on a colour from data is white from a contrast of 3.5, otherwise dark', async ({ page }) => {
  await openComponent(page, 'tag');
  const state = stateOf(page, 'colours from data');
  await expect(state.getByText('#888888')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(state.getByText('#f08a24')).toHaveCSS('color', 'rgb(15, 14, 20)');
  await expect(state.getByText('#f08a24')).toHaveCSS('background-color', 'rgb(240, 138, 36)');
});

test('an invalid colour keeps the colour of the variant', async ({ page }) => {
  await openComponent(page, 'tag');
  await expect(stateOf(page, 'an invalid colour from data').getByText('Mais popular')).toHaveCSS(
    'background-color',
    'rgb(255, 93, 143)',
  );
});
