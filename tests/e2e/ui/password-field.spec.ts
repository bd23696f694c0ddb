import { expect, openComponent, stateOf, test } from './gallery.ts';

test('the password can be shown and hidden, and the caret keeps its position', async ({ page }) => {
  await openComponent(page, 'password-field');
  const field = stateOf(page, 'filled').getByLabel('Senha', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await field.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await stateOf(page, 'filled').getByTitle('Mostrar senha').click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  await page.keyboard.type('X');
  await expect(field).toHaveValue('gXibi da banca');
  await stateOf(page, 'filled').getByTitle('Esconder senha').click();
  await expect(field).toHaveAttribute('type', 'password');
  await page.keyboard.type('Y');
  await expect(field).toHaveValue('gXYibi da banca');
});

test('the button works by keyboard and exposes whether the password is shown', async ({ page }) => {
  await openComponent(page, 'password-field');
  await stateOf(page, 'empty').getByLabel('Senha', { exact: true }).fill('gibi');
  await page.keyboard.press('Tab');
  const button = stateOf(page, 'empty').getByRole('button');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveAccessibleName('Mostrar senha');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAttribute('title', 'Esconder senha');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('title', 'Mostrar senha');
});

test('the button of a disabled password field is disabled', async ({ page }) => {
  await openComponent(page, 'password-field');
  await expect(stateOf(page, 'disabled').getByRole('button')).toBeDisabled();
});
