import { expect, openComponent, stateOf, test } from './gallery.ts';

test('a series card links to its screen and contains its title', async ({ page }) => {
  await openComponent(page, 'series-card');
  const card = stateOf(page, 'default').getByRole('link');
  await expect(card).toHaveAttribute('href', '/series/nanquim');
  await expect(card).toContainText('Nanquim');
  await card.focus();
  await expect(card).toBeFocused();
});

test('a card that is blocked by its rating has a plate of the same size and no image', async ({ page }) => {
  for (const component of ['issue-card', 'series-card']) {
    await openComponent(page, component);
    const card = stateOf(page, 'blocked by its rating').getByRole('link');
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card).toContainText('Noite Alta');
    await expect(card).toContainText('Capa coberta');
    const visibleBox = await stateOf(page, 'default').getByRole('link').boundingBox();
    const blockedBox = await card.boundingBox();
    expect([blockedBox?.width, blockedBox?.height]).toEqual([visibleBox?.width, visibleBox?.height]);
  }
});

test('a publisher card shows the name and the number of issues', async ({ page }) => {
  await openComponent(page, 'publisher-card');
  await expect(stateOf(page, 'default').getByRole('link')).toHaveAttribute('href', '/publisher/ipe');
  await expect(stateOf(page, 'default')).toContainText('12 edições');
  await expect(stateOf(page, 'with one issue')).toContainText('1 edição');
  await expect(stateOf(page, 'without a logo')).toContainText('É');
});
