import { expect, reader, test } from '../test.ts';

test('after sign-in the focus is on the heading of the page', async ({ page }) => {
  await page.goto('/auth/login?returnTo=%2Fcatalog');
  await page.getByLabel('E-mail ou nome de usuário').fill(reader.email);
  await page.getByLabel('Senha', { exact: true }).fill(reader.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
