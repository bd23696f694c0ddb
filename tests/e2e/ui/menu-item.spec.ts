import { expect, openComponent, stateOf, test } from './gallery.ts';

test('a link is active on its own page, and on pages below unless it is exact', async ({ page }) => {
  await openComponent(page, 'menu-item');
  const link = (state: string) => stateOf(page, state).getByRole('link');
  await expect(link('the current page')).toHaveAttribute('aria-current', 'page');
  await expect(link('a parent path')).toHaveAttribute('aria-current', 'page');
  await expect(link('inactive')).not.toHaveAttribute('aria-current');
  await expect(link('a parent path, exact')).not.toHaveAttribute('aria-current');
});

test('the warning dot has a text for screen readers', async ({ page }) => {
  await openComponent(page, 'menu-item');
  await expect(stateOf(page, 'with a warning').getByRole('link')).toHaveAccessibleName(
    'Reativar (precisa da sua atenção)',
  );
  await expect(stateOf(page, 'inactive').getByRole('link')).toHaveAccessibleName('Catálogo');
});

test('the active item is distinguishable in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openComponent(page, 'menu-item');
  const edge = (state: string) =>
    stateOf(page, state)
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link).borderInlineStartColor);
  expect(await edge('the current page')).not.toBe(await edge('inactive'));
});
