import { goOffline } from '../quiet.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';
import { createBuyer, openSessionOf } from './create-buyer.ts';

test.describe('the voucher screen', () => {
  test.use({ expectedConsole: /status of 4\d\d/ });

  test('redeems a pasted code, reports wrong codes, and pauses at the third', async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await openSessionOf(page, buyer);
    await page.goto('/account/voucher');
    const field = page.getByLabel('Código');
    const button = page.getByRole('button', { name: 'Resgatar' });

    await field.fill('bem vindo-10');
    await expect(field).toHaveValue('BEMVINDO10');
    await button.click();
    const gift = page.getByRole('region', { name: 'Código resgatado!' });
    await expect(gift).toContainText(/R\$\s10,00 de saldo/);
    await expect(page.getByRole('heading', { name: 'Código resgatado!' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Já resgatados' })).toContainText(/R\$\s10,00/);
    await gift.getByRole('link', { name: 'Ver saldo' }).click();
    await expect(page.getByRole('main')).toContainText(/R\$\s10,00/);

    await page.goto('/account/voucher');
    await field.fill('LISBOA2026');
    await button.click();
    await expect(page.getByText('Este código não vale na sua região.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('NADA1');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await button.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('NADA2');
    await button.click();
    await expect(page.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/);
    await expect(button).toBeDisabled();
    await expect(field).toHaveValue('NADA2');
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(button).toBeDisabled();
  });
});

test('the voucher screen lists redeemed codes', async ({ page }) => {
  await signInAs(page, 'paulo.saldo');
  await page.goto('/account/voucher');
  await expect(page.getByRole('region', { name: 'Já resgatados' })).toContainText(/R\$\s10,00 de saldo/);
});

test.describe('the voucher screen without a network', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('keeps the code and shows why it was not redeemed', async ({ page }) => {
    await signInAs(page, 'rosa.colecao');
    await page.goto('/account/voucher');
    await page.getByLabel('Código').fill('CREDITO25');
    await expect(page.getByLabel('Código')).toHaveValue('CREDITO25');
    await goOffline(page);
    await page.getByRole('button', { name: 'Resgatar' }).click();
    await expect(page.getByText('Você está sem internet. Confira a conexão e tente de novo.')).toBeVisible();
    await expect(page.getByLabel('Código')).toHaveValue('CREDITO25');
  });
});
