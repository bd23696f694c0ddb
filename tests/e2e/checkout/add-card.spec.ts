import type { Page } from '@playwright/test';
import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const script = '**/thirdparty/tokenizer/v1.js';

/** Fills in a test card. */
async function fillCard(page: Page, number: string, cvv = '123'): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Nome impresso no cartão').fill('José da Conceição');
  await page.getByLabel('Validade').fill('12/2039');
  await page.getByLabel('CVV').fill(cvv);
  await page.getByLabel('CPF do titular').fill('529.982.247-25');
  await page.getByLabel('Telefone').fill('(11) 98888-7777');
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/account/payment-methods/cards');
  await page.getByRole('button', { name: /^Adicionar .*cartão$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Adicionar cartão' })).toBeVisible();
}

const submitCard = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Adicionar', exact: true }).click();

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'sergio.devora');
});

test('a card is added with the address of its postal code, and its data is not stored', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openForm(page);
  await fillCard(page, '5555555555554444');
  await expect(page.getByRole('dialog').getByText('Mastercard')).toBeAttached();
  await expect(page.getByLabel('Validade')).toHaveValue('12/39');
  await page.getByLabel('CEP').fill('06709-015');
  const summary = page.getByRole('button', { name: /Rodovia Raposo Tavares km 22.*Cotia – SP/ });
  await expect(summary).toBeVisible();
  await expect(page.getByLabel('Rua ou avenida')).toHaveCount(0);
  await submitCard(page);
  await expect(page.getByLabel('Número', { exact: true })).toBeFocused();
  await page.getByLabel('Número', { exact: true }).fill('22');
  await submitCard(page);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Mastercard final 4444').first()).toBeVisible();
  const requestsWithNumber = requests.filter((text) => text.includes('5555555555554444'));
  expect(requestsWithNumber.map((text) => new URL(text.split(' ')[0] ?? '').pathname)).toEqual([
    '/thirdparty/tokenizer/tokens',
  ]);
  const storedData = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(storedData).not.toMatch(/4444|529982|DA CONCEICAO|once_/);

  await page.getByRole('button', { name: /^Adicionar .*cartão$/ }).click();
  for (const label of ['Número do cartão', 'CVV', 'CEP']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('an unknown address is typed by hand, and another postal code keeps the typed fields', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('CEP').fill('99999999');
  await expect(page.getByText('CEP inválido')).toBeVisible();
  await page.getByLabel('CEP').fill('89870000');
  await expect(page.getByRole('button', { name: /^Pinhalzinho – SC/ })).toBeVisible();
  await page.getByLabel('Bairro').fill('Centro');
  await expect(page.getByLabel('Cidade')).toHaveCount(0);
  await page.getByRole('button', { name: /Limpar endereço/ }).click();
  await expect(page.getByLabel('CEP')).toBeFocused();
  await expect(page.getByLabel('Bairro')).toHaveCount(0);
  await page.getByLabel('CEP').fill('58475000');
  await expect(page.getByRole('button', { name: /^Queimadas – PB/ })).toBeVisible();
  await expect(page.getByLabel('Bairro')).toHaveValue('Centro');
});

test.describe('adding a card with failures', () => {
  // The browser logs each failed request.
  test.use({ expectedConsole: /Failed to load resource/ });

  test('shows a rejection by the tokenizer at the rejected field, and keeps the typed values', async ({
    page,
  }) => {
    await openForm(page);
    await fillCard(page, '4000000000000127');
    await page.getByLabel('CEP').fill('01001000');
    await page.getByLabel('Número', { exact: true }).fill('1');
    await submitCard(page);
    await expect(page.getByLabel('CVV')).toHaveAccessibleDescription(
      'Deve ser um código válido: confira os números no cartão',
    );
    await expect(page.getByLabel('CVV')).toBeFocused();
    await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0127');
  });

  test('reports a failed lookup, and shows every address field', async ({ page }) => {
    await page.route('**/ws/**', (route) => route.abort());
    await openForm(page);
    await page.getByLabel('CEP').fill('01001-000');
    await expect(page.getByText('Não foi possível conectar ao servidor.')).toBeVisible();
    for (const label of ['Rua ou avenida', 'Número', 'Complemento (opcional)', 'Bairro', 'Cidade']) {
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    }
    await page.getByRole('combobox', { name: 'Estado' }).click();
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(27);
  });

  for (const [state, route, message] of [
    ['blocked', 'abort', /Blocked by AdBlock/],
    ['missing', 'unavailable', /Could not load scripts/],
  ] as const) {
    test(`reports a ${state} tokenizer, and the card can be sent again`, async ({ page }) => {
      await page.route(script, (request) =>
        route === 'abort' ? request.abort('blockedbyclient') : request.fulfill({ status: 503 }),
      );
      await openForm(page);
      await fillCard(page, '4111111111111111');
      await page.getByLabel('CEP').fill('01001000');
      await page.getByLabel('Número', { exact: true }).fill('1');
      await submitCard(page);
      await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
      await page.unroute(script);
      await submitCard(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('Visa final 1111').first()).toBeVisible();
    });
  }
});

for (const width of [320, 1440]) {
  test(`the card form fits ${width} pixels and has no accessibility violations`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    await page.getByLabel('Número do cartão').fill('378282246310005');
    await page.getByLabel('CEP').fill('06709015');
    await expect(page.getByRole('button', { name: /Limpar endereço/ })).toBeVisible();
    await submitCard(page);
    await expect(page.getByLabel('Nome impresso no cartão')).toBeFocused();
    await expectNoOverflow(page);
    await expectAccessible();
  });
}
