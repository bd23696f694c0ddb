import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openComponent, stateOf, test } from './gallery.ts';

const table = (page: Page) =>
  stateOf(page, 'with rows').getByRole('table', { name: 'Histórico de pagamentos' });

for (const width of [1280, 320]) {
  test(`at ${width} px a table has a caption, column headers and row headers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openComponent(page, 'table');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Item',
      'Data',
      'Forma de pagamento',
      'Valor',
    ]);
    await expect(table(page).getByRole('row')).toHaveCount(4);
    const row = table(page).getByRole('row', { name: 'Leitor Anual' });
    await expect(row.getByRole('rowheader')).toContainText('Leitor Anual');
    await expect(row.getByRole('cell', { name: 'R$ 178,80', exact: true })).toBeVisible();
    await expectNoOverflow(page);
  });
}

test('numbers are aligned at the end, with digits of equal width', async ({ page }) => {
  await openComponent(page, 'table');
  const price = table(page).getByRole('cell', { name: 'R$ 9,90', exact: true });
  await expect(price).toHaveCSS('text-align', 'end');
  await expect(price).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await expect(table(page).getByRole('columnheader', { name: 'Valor' })).toHaveCSS('text-align', 'end');
});

test('on a phone a row is a card of two lines, with the number at the end of the first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openComponent(page, 'table');
  const row = table(page).getByRole('row', { name: 'Leitor Anual' });
  const [item, day, method, price] = await Promise.all(
    (await row.locator('th, td').all()).map(async (cell) => {
      const box = await cell.boundingBox();
      if (!box) throw new Error('A cell is not visible.');
      return box;
    }),
  );
  if (!item || !day || !method || !price) throw new Error('Cells are missing.');
  expect(price.x).toBeGreaterThan(item.x + item.width - 1);
  expect(Math.abs(price.y - item.y)).toBeLessThan(4);
  for (const other of [day, method]) expect(other.y).toBeGreaterThan(item.y + item.height - 1);
  expect((await row.boundingBox())?.height).toBeLessThan(90);
});

test('a table shows that it is empty or loading', async ({ page }) => {
  await openComponent(page, 'table');
  await expect(stateOf(page, 'empty').getByRole('cell')).toHaveText('Você ainda não fez nenhum pagamento.');
  const loading = stateOf(page, 'loading').getByRole('table');
  await expect(loading).toHaveAttribute('aria-busy', 'true');
  await expect(loading.getByRole('row')).toHaveCount(1);
  await expect(stateOf(page, 'loading').getByText('nenhum pagamento')).toHaveCount(0);
  await expect(stateOf(page, 'loading more').getByRole('row')).toHaveCount(4);
});
