import { expect, openComponent, stateOf, test } from './gallery.ts';

test('every rating has a visible badge and a text for screen readers', async ({ page }) => {
  await openComponent(page, 'rating-badge');
  const badges = stateOf(page, 'every rating, medium').locator('[title]');
  await expect(badges).toHaveText([/^\+18/, /^16/, /^14/, /^12/, /^10/, /^L/]);
  await expect(badges.first()).toHaveAttribute('title', 'Não recomendado para menores de 18 anos');
  await expect(badges.last()).toContainText('Livre para todos os públicos');
});

test('the badge grows with the text size', async ({ page }) => {
  await openComponent(page, 'rating-badge');
  const badge = stateOf(page, 'every rating, medium').locator('[title]').first();
  expect((await badge.boundingBox())?.width).toBe(28);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect((await badge.boundingBox())?.width).toBe(56);
});
