import { expect, openComponent, stateOf, test } from './gallery.ts';

test('a series leads to its screen by the keyboard, and is named by its title', async ({ page }) => {
  await openComponent(page, 'series-card');
  const card = stateOf(page, 'default').getByRole('link');
  await expect(card).toHaveAttribute('href', '/series/nanquim');
  await expect(card).toContainText('Nanquim');
  await card.focus();
  await expect(card).toBeFocused();
});

test('what is not for who looks is a plate of the size of a cover, without an image', async ({ page }) => {
  for (const component of ['issue-card', 'series-card']) {
    await openComponent(page, component);
    const card = stateOf(page, 'blocked by its rating').getByRole('link');
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card).toContainText('Noite Alta');
    await expect(card).toContainText('Capa coberta');
    const open = await stateOf(page, 'default').getByRole('link').boundingBox();
    const veiled = await card.boundingBox();
    expect([veiled?.width, veiled?.height]).toEqual([open?.width, open?.height]);
  }
});

test('a publisher is named, and says how much it has published', async ({ page }) => {
  await openComponent(page, 'publisher-card');
  await expect(stateOf(page, 'default').getByRole('link')).toHaveAttribute('href', '/publisher/ipe');
  await expect(stateOf(page, 'default')).toContainText('12 edições');
  await expect(stateOf(page, 'with one issue')).toContainText('1 edição');
  await expect(stateOf(page, 'without a logo')).toContainText('É');
});
