import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize, widths } from '../widths.ts';
import { addCardTo, createBuyer, fetchOrders, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await request.dispose();
});

test.beforeEach(async ({ page }) => openSessionOf(page, buyer));

// The tokenizer rejects a card with 422.
test.use({ expectedConsole: /422/ });

const boughtHeading = { level: 1, name: 'Tudo certo!' } as const;

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Nome impresso no cartão').fill('José da Conceição');
  await page.getByLabel('Validade').fill('12/39');
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel('CPF do titular').fill('529.982.247-25');
  await page.getByLabel('Telefone').fill('(11) 98888-7777');
  await page.getByLabel('CEP').fill('01001-000');
  await expect(page.getByRole('button', { name: /São Paulo – SP/ })).toBeVisible();
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Adicionar', exact: true });

test('a reader without cards adds one in the order form, corrects a rejected number and pays', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto('/issue/trem-de-volta/acquisition');
  // Without a card, a Pix needs less typing.
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeChecked();
  await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
  await page.getByRole('button', { name: 'Adicionar cartão' }).click();
  await expect(page.getByLabel('Número do cartão')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pagar R$ 14,90' })).toHaveCount(0);
  await typeCard(page, '4000000000000127');
  for (const width of widths) {
    await resize(page, width);
    await expectNoOverflow(page);
    // The only action is that of the card form, so nothing stays at the bottom of a phone's window.
    await expect(page.getByText('Total', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Total', { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expectAccessible();
  await addButton(page).click();
  // The postal code does not contain the house number.
  const houseNumber = page.getByLabel('Número', { exact: true });
  await expect(houseNumber).toBeFocused();
  await houseNumber.fill('1');
  await addButton(page).click();
  const cvv = page.getByLabel('CVV');
  await expect(cvv).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nome impresso no cartão')).toHaveValue('JOSE DA CONCEICAO');

  await page.getByLabel('Número do cartão').fill('4242424242424242');
  await cvv.fill('321');
  await addButton(page).click();
  const added = page.getByRole('radio', { name: 'Visa final 4242' });
  await expect(added).toBeChecked();
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  await expect(page.getByLabel('Número do cartão')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pagar R$ 14,90' }).click();
  await expect(page.getByRole('heading', boughtHeading)).toBeFocused();
  expect((await fetchOrders(request, buyer)).map(({ status }) => status)).toEqual(['paid']);
});

test('a saved card can be selected while another card is being typed', async ({ page, request }) => {
  await addCardTo(request, buyer, '4111111111111111');
  await page.goto('/issue/bola-curva/acquisition');
  await page.getByRole('button', { name: 'Adicionar outro cartão' }).click();
  await expect(page.getByLabel('Número do cartão')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Visa final 1111' }).check();
  await expect(page.getByLabel('Número do cartão')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
});
