import { iconNames } from '../../../src/presentation/ui/icon/icon-names.ts';
import { expect, openComponent, stateOf, test } from './gallery.ts';

test('an avatar shows the image, or a letter in a circle of the same size', async ({ page }) => {
  await openComponent(page, 'avatar');
  const image = stateOf(page, 'with an image').locator('img');
  await expect(image).toBeVisible();
  expect(await image.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expect(stateOf(page, 'with a broken image')).toContainText('B');
  await expect(stateOf(page, 'with a broken image').locator('img')).toHaveCount(0);
  await expect(stateOf(page, 'without an image')).toContainText('Í');
  await expect(stateOf(page, 'without a name')).toContainText('J');
  await expect(stateOf(page, 'every size')).toContainText('DDD');
});

test('a small button is 36 px high, and reacts to a finger in 44 px', async ({ page }) => {
  await openComponent(page, 'button');
  const button = stateOf(page, 'small').getByRole('button');
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(height).toBe(36);
  const hits = (distance: number) =>
    button.evaluate(
      (element, [left, top]) => document.elementFromPoint(left, top)?.closest('button') === element,
      [x + width / 2, y + height / 2 + distance] as const,
    );
  expect([await hits(-21), await hits(21), await hits(30)]).toEqual([true, true, false]);
});

test('a broken image keeps the size of its box', async ({ page }) => {
  await openComponent(page, 'comic-image');
  const failed = stateOf(page, 'a broken image');
  await expect(failed.getByText('Capa de Nanquim')).toBeAttached();
  const box = failed.locator('svg').locator('..');
  expect(await box.boundingBox()).toMatchObject({ width: 172, height: 258 });
});

test.describe('a link to a screen', () => {
  // In a page that many tests have used, the headless browser sometimes stops running idle callbacks.
  test.use({ pageKind: 'own' });

  test('loads the screen once, when the link is within 200 px of the visible area', async ({ page }) => {
    await openComponent(page, 'screen-link');
    const fetched = page.getByRole('status');
    await expect(fetched).toHaveText('/catalog');
    await page.getByRole('link', { name: 'Nanquim' }).evaluate((link) => {
      window.scrollTo(0, link.getBoundingClientRect().top - innerHeight - 180);
    });
    await expect(fetched).toHaveText('/catalog, /issue/nanquim?de=longe');
  });
});

test('a list grows when its end is near the visible part, and by its button', async ({ page }) => {
  await openComponent(page, 'sentinel');
  const state = stateOf(page, 'at the end of a list');
  const items = state.getByRole('listitem');
  await expect(items.nth(10)).toBeAttached();
  const button = state.getByRole('button', { name: 'Carregar mais' });
  const count = await items.count();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(count)).toBeAttached();
});

test('a progress bar exposes its progress', async ({ page }) => {
  await openComponent(page, 'progress-bar');
  const bar = (name: string) => stateOf(page, name).getByRole('progressbar');
  await expect(bar('in progress')).toHaveJSProperty('position', 0.35);
  await expect(bar('in progress')).toHaveAccessibleName('Páginas lidas');
  await expect(bar('done')).toHaveJSProperty('position', 1);
  await expect(bar('indeterminate')).toHaveJSProperty('position', -1);
  await expect(bar('decorative')).toHaveCount(0);
});

test.describe('a countdown', () => {
  test.use({ pageKind: 'reused, with a clock' });

  test('shows minutes and seconds, ends once and never goes below zero', async ({ page }) => {
    await openComponent(page, 'countdown');
    const state = stateOf(page, 'minutes left');
    await expect(state.getByRole('timer')).toHaveText(/^01:[0-3]\d$/);
    await expect(stateOf(page, 'hours left').getByRole('timer')).toHaveText(/^(2 h|1 h 59 min)$/);
    await expect(stateOf(page, 'over').getByRole('timer')).toHaveText('00:00');
    await page.clock.runFor(95_000);
    await expect(state.getByRole('timer')).toHaveText('00:00');
    await expect(state.getByText('fim: 1')).toBeVisible();
    await expect(state.getByText('O tempo acabou')).toBeAttached();
  });
});

test('a price contains the former and the current price and the period', async ({ page }) => {
  await openComponent(page, 'price');
  await expect(stateOf(page, 'with a former price')).toContainText(
    /Preço anterior: R\$\s19,90 Preço atual: R\$\s14,90/,
  );
  await expect(stateOf(page, 'per month')).toContainText(/R\$\s14,90\/mês por mês/);
  await expect(stateOf(page, 'in another currency')).toContainText(/US\$\s1\.234,56/);
  await expect(stateOf(page, 'with a former price').locator('s')).toHaveText(/19,90/);
});

test('an issue card links to its issue and shows the reading progress', async ({ page }) => {
  await openComponent(page, 'issue-card');
  const card = stateOf(page, 'partly read').getByRole('link');
  await expect(card).toHaveAttribute('href', '/issue/nanquim-1');
  await expect(card).toContainText('Página 4 de 10');
  await expect(card.locator('progress')).toHaveJSProperty('position', 0.4);
  await expect(stateOf(page, 'default')).toContainText('Edição 1');
});

test('the sprite contains every icon', async ({ page, request }) => {
  await openComponent(page, 'icon');
  const address = await page.locator('use').first().getAttribute('href');
  const sprite = await (await request.get(address?.split('#')[0] ?? '')).text();
  const names = await page
    .locator('use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
  expect(new Set(names)).toEqual(new Set(iconNames));
  for (const name of names) expect(sprite).toContain(`id="${name}"`);
});
