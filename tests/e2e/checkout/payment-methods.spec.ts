import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';
import { addCardTo, createBuyer, openSessionOf } from './create-buyer.ts';

test('a card is removed with the keyboard, and stays removed', async ({ page, request }) => {
  const buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4242424242424242');
  await addCardTo(request, buyer, '4111111111111111');
  await openSessionOf(page, buyer);
  await page.goto('/account/payment-methods');
  await expect(page.getByText('Visa final 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Remover Visa final 4242' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Remover este cartão?' });
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'final 4242' })).toHaveCount(0);
  await expect(page.getByText('Cartão removido.')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Visa final 1111')).toBeVisible();
  await expect(page.getByText('Visa final 4242')).toHaveCount(0);
});

test.describe('a card that pays a subscription', () => {
  test('is not removed, with a link to change the card of the subscription', async ({ page }) => {
    await signInAs(page, 'clara.assina');
    await page.goto('/account/payment-methods/cards');
    await expect(page.getByText('Paga a assinatura')).toBeVisible();
    await page.getByRole('button', { name: /^Remover/ }).click();
    await expect(page.getByText(/há uma assinatura ativa vinculada/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Visa final 4242' })).toBeVisible();
    await page.getByRole('link', { name: 'Trocar o cartão da assinatura' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meu plano');
  });
});

test('the balance is shown with the cards, with a link to add more', async ({ page }) => {
  await signInAs(page, 'paulo.saldo');
  await page.goto('/account/payment-methods');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText(/R\$\s70,10/);
  await page.getByRole('link', { name: 'Adicionar saldo' }).click();
  await expect(page).toHaveURL('/account/payment-methods/balance');
});

test.describe('payment methods while the service is unavailable', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('show the failure in the place of the cards, and load on retry', async ({ page }) => {
    await signInAs(page, 'paulo.saldo');
    await page.route('**/api/comics/shop/payment-card', (route) =>
      route.fulfill({ status: 503, json: { message: 'Volte em um instante.' } }),
    );
    await page.goto('/account/payment-methods');
    await expect(page.getByRole('main').getByText('Volte em um instante.')).toBeVisible();
    await page.unroute('**/api/comics/shop/payment-card');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('Visa final 7007')).toBeVisible();
  });
});
