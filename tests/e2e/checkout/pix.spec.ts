import type { Page } from '@playwright/test';
import { expectStatus } from '../expect-status.ts';
import { expect, test } from '../test.ts';
import { createBuyer, fetchOrders, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await request.dispose();
});

test.beforeEach(async ({ page }) => openSessionOf(page, buyer));

const boughtHeading = { level: 1, name: 'Tudo certo!' } as const;
const transactionPattern = '**/api/comics/shop/transaction/detail/*';

/** Orders an issue with Pix and returns the code. */
async function orderWithPix(page: Page, slug: string): Promise<string> {
  await page.goto(`/issue/${slug}/acquisition`);
  await page.getByRole('radio', { name: 'Pix' }).check();
  await page.getByRole('button', { name: 'Gerar código Pix' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com Pix' })).toBeFocused();
  return readPixCode(page);
}

async function readPixCode(page: Page): Promise<string> {
  const code = await page.getByText(/^Código Pix: 000201/).innerText();
  return code.replace(/^Código Pix:\s*/, '');
}

const ordersFor = async (page: Page, slug: string) =>
  (await fetchOrders(page.request, buyer)).filter(({ item }) => item.slug === slug);

test('the bank opens in another tab, and its payment is detected', async ({ page, expectAccessible }) => {
  await orderWithPix(page, 'trem-de-volta');
  await expect(page.getByText('Trem de Volta')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Abrir no banco' }).click();
  const bank = await opening;
  await expect(bank.getByText('BANCA DEMONSTRACAO')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com Pix' })).toBeVisible();
  await bank.getByRole('button', { name: 'Pagar' }).click();
  await expect(bank.getByRole('status')).toHaveText('Pix pago.');
  await page.bringToFront();
  await expect(page.getByRole('heading', boughtHeading)).toBeVisible();
  await expectAccessible();
});

test('a Pix expires when the platform reports it, regardless of the clock of the device, and can be renewed', async ({
  page,
}) => {
  await page.clock.install();
  const slug = 'inventario-cheio';
  const first = await orderWithPix(page, slug);
  await page.clock.fastForward('45:00');
  await expect(page.getByText('Conferindo se este código ainda vale…')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await page.route(transactionPattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), status: 'expired' } });
  });
  await page.clock.runFor(5000);
  await expect(page.getByText('O tempo deste código acabou')).toBeVisible();
  await page.unroute(transactionPattern);
  await page.getByRole('button', { name: 'Gerar outro código' }).click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  expect(await readPixCode(page)).not.toBe(first);
  expect(await ordersFor(page, slug)).toHaveLength(2);
});

test('an expired Pix is ordered again from the payment history, once and with the same offer', async ({
  page,
}) => {
  const slug = 'camera-nove';
  await page.goto(`/issue/${slug}`);
  await page.getByRole('link', { name: /^Alugar/ }).click();
  await page.getByRole('radio', { name: 'Pix' }).check();
  await page.getByRole('button', { name: 'Gerar código Pix' }).click();
  const first = await readPixCode(page);
  await page.route('**/api/comics/shop/transaction/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"status":"waiting"', '"status":"expired"') });
  });
  await page.goto('/account/general/payment-history');
  await page.getByRole('button', { name: 'Pedido Aluguel: Câmera Nove' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pedir de novo' }).click();
  await page.getByRole('link', { name: /^(Alugar|Pagar o Pix)/ }).click();
  await expect(page.getByText('O tempo deste código acabou')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Gerar outro código' }).dblclick();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  expect(await readPixCode(page)).not.toBe(first);
  const orders = await ordersFor(page, slug);
  expect(orders.map(({ item, amount }) => [item.kind, amount])).toEqual([
    ['rent', 290],
    ['rent', 290],
  ]);
});

test('the Pix code can be copied by hand if the browser denies access to the clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  const code = await orderWithPix(page, 'bola-curva');
  await page.getByRole('button', { name: 'Copiar código' }).click();
  const codeField = page.getByLabel('Não deu para copiar sozinho. Copie o código daqui:');
  await expect(codeField).toBeFocused();
  await expect(codeField).toHaveValue(code);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code);
});

test('the button copies the whole Pix code and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await orderWithPix(page, 'pipa-vai-ao-japao');
  await expectStatus(page, 'Código copiado!', () =>
    page.getByRole('button', { name: 'Copiar código' }).click(),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('another payment method can replace a pending Pix', async ({ page }) => {
  await orderWithPix(page, 'fiado-so-amanha-2');
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeEnabled();
});

for (const width of [360, 1440]) {
  test(`the page of an issue leads to its waiting Pix on another device, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const slug = width === 360 ? 'a-letra-que-faltava' : 'fiado-so-amanha-3';
    const code = await orderWithPix(page, slug);
    // Another device has the same session, but has stored no orders.
    await page.evaluate(() => localStorage.clear());
    await openSessionOf(page, buyer);
    await page.goto(`/issue/${slug}`);
    await page.getByRole('link', { name: /^Pagar o Pix · R\$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pague com Pix' })).toBeFocused();
    expect(await readPixCode(page)).toBe(code);
    expect(await ordersFor(page, slug)).toHaveLength(1);
    await page.getByRole('button', { name: 'Pagar de outra forma' }).click();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeEnabled();
  });
}
