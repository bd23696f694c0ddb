import { expect, openComponent, stateOf, test } from './gallery.ts';

test.beforeEach(({ page }) => openComponent(page, 'action-menu-item'));

test('a link is active on paths below its own, unless it is exact', async ({ page }) => {
  const link = (state: string) => stateOf(page, state).getByRole('link');
  await expect(link('a parent path')).toHaveAttribute('aria-current', 'page');
  await expect(link('a parent path, exact')).not.toHaveAttribute('aria-current');
  await expect(link('a link')).not.toHaveAttribute('aria-current');
});

test('a link includes its description and its warning in its name', async ({ page }) => {
  await expect(stateOf(page, 'with a description').getByRole('link')).toHaveAccessibleName(
    /Formas de pagamento\s*Cartões e saldo/,
  );
  await expect(stateOf(page, 'with a warning').getByRole('link')).toHaveAccessibleName(
    /Plano \(precisa da sua atenção\)/,
  );
});

test('a button works by mouse and keyboard', async ({ page }) => {
  const button = stateOf(page, 'a button').getByRole('button');
  await button.click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(button).toContainText('Apertado 3 vezes');
});
