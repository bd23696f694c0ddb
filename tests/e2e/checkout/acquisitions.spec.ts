import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';

test('bought and rented issues can be read', async ({ page }) => {
  await signInAs(page, 'rosa.colecao');
  await page.goto('/account');
  await page.getByRole('link', { name: /Comprados e alugados/ }).click();
  await expect(page.getByText(/^Expira em \d+ dias$/)).toBeVisible();
  await expect(page.getByText('Comprado', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Ler Pipoca Cósmica' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ler Pipoca Cósmica' })).toBeVisible();
});

test('expired rentals are listed separately, with links to rent again', async ({ page }) => {
  await signInAs(page, 'rosa.colecao');
  await page.goto('/account/acquisitions');
  const expired = page.getByRole('region', { name: 'Aluguéis encerrados' });
  await expect(expired.getByText(/^Até \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await expired.getByRole('link', { name: /^Alugar de novo/ }).click();
  await expect(page).toHaveURL(/\/issue\/[\w-]+\/acquisition\?merchandise=/);
});

test('a reader without acquisitions gets a link to the catalogue', async ({ page }) => {
  await signInAs(page, 'gil.expirou');
  await page.goto('/account/acquisitions');
  await page.getByRole('main').getByRole('link', { name: 'Ver o catálogo' }).click();
  await expect(page).toHaveURL(/\/catalog/);
});

test.describe('acquisitions while the service is unavailable', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('show the failure in the place of the list, and load on retry', async ({ page }) => {
    await signInAs(page, 'rosa.colecao');
    await page.route('**/api/comics/acquisition/issue*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Volte em um instante.' } }),
    );
    await page.goto('/account/acquisitions');
    await expect(page.getByRole('main').getByText('Volte em um instante.')).toBeVisible();
    await page.unroute('**/api/comics/acquisition/issue*');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('Comprado', { exact: true }).first()).toBeVisible();
  });
});
