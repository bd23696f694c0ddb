import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize, widths } from '../widths.ts';
import { addCardTo, createBuyer, fetchOrders, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4000000000000077');
  await request.dispose();
});

test('plan and period can be changed in the form, and the summary follows', async ({
  page,
  expectAccessible,
}) => {
  await openSessionOf(page, buyer);
  await page.goto('/subscription?plan=banca&period=30');
  await expect(page.getByText('Começa assim que o pagamento for aprovado.')).toBeVisible();
  await page.getByRole('radio', { name: 'Anual' }).check();
  await expect(page).toHaveURL('/subscription?plan=banca&period=360');
  await expect(page.getByText(/^Renova a cada 360 dias por R\$\s179,90/)).toBeVisible();
  await page.getByRole('radio', { name: 'Banca Família' }).check();
  await expect(page.getByRole('button', { name: 'Pagar R$ 319,90' })).toBeEnabled();
  await page.getByRole('radio', { name: 'Pix' }).check();
  await expect(page.getByText(/^Não renova: vale por 360 dias/)).toBeVisible();
  for (const width of widths) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
  await expectAccessible();
});

test('a plan that an issue led to continues to that issue', async ({ page, request, expectAccessible }) => {
  const reader = await createBuyer(request);
  await addCardTo(request, reader, '4242424242424242');
  await openSessionOf(page, reader);
  await page.goto('/issue/turno-da-noite-3-o-corujao');
  await page.getByRole('main').getByRole('link', { name: 'Assinar' }).click();
  await page.getByRole('link', { name: 'Assinar Banca Mensal' }).click();
  await page.getByRole('button', { name: 'Pagar R$ 19,90' }).click();
  await expect(page.getByText('Agora é só ler “Turno da Noite: O Corujão”.')).toBeVisible();
  for (const width of widths) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
  await expectAccessible();
  await page.getByRole('link', { name: 'Ler agora' }).click();
  await expect(page).toHaveURL(/\/reader\//);
});

test('a subscription waits for a slow bank', async ({ page, request, expectAccessible }) => {
  await openSessionOf(page, buyer);
  await page.goto('/subscription?plan=banca&period=30');
  await page.getByRole('button', { name: 'Pagar R$ 19,90' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esperando a confirmação' })).toBeFocused();
  await expectAccessible();
  await expect(page.getByText('O plano Banca Mensal é seu.')).toBeVisible({ timeout: 40_000 });
  await page.goto('/subscription?plan=banca&period=30');
  await expect(page.getByText(/renova sozinho/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver meu plano' })).toBeVisible();
  expect(await fetchOrders(request, buyer)).toHaveLength(1);
});

test('a guided account sees that the guardian subscribes', async ({ page }) => {
  await signInAs(page, 'tito.guiado');
  await page.goto('/subscription');
  await expect(page.getByText('Só a pessoa responsável pela sua conta pode assinar.')).toBeVisible();
});

test('an unknown plan links to the offered plans', async ({ page }) => {
  await openSessionOf(page, buyer);
  await page.goto('/subscription?plan=banca-de-ontem');
  await expect(page.getByText('Não encontramos este plano.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Ver os planos' }).click();
  await expect(page).toHaveURL('/plans');
});

test('the subscription form is available in English', async ({ page }) => {
  await signInAs(page, 'tess.english');
  await page.goto('/subscription?plan=banca&period=30');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe' })).toBeVisible();
  await page.getByRole('radio', { name: 'Pix' }).check();
  await expect(page.getByRole('button', { name: 'Get the Pix code' })).toBeEnabled();
  await expect(page.getByText('Does not renew. It lasts 30 days', { exact: false })).toBeVisible();
});
