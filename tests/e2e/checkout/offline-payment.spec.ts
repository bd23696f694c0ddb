import type { BrowserContext, Locator, Page } from '@playwright/test';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';
import { addCardTo, createBuyer, fetchOrders, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
// A new buyer for each test, because the lookup of a lost order would find an equal purchase of an earlier test.
test.beforeEach(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await request.dispose();
});

test.use({
  viewport: { width: 360, height: 640 },
  expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Failed to load resource/,
});

const balance = '/account/payment-methods/balance';
const panelScripts = '**/assets/order-panels.*.js';

/** Expects the heading to be visible below the header. */
async function expectBelowHeader(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport();
  const bottomOfHeader = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottomOfHeader);
}

const scrollToBottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

const expectDone = (page: Page) =>
  expectBelowHeader(page, page.getByRole('heading', { level: 1, name: 'Tudo certo!' }));
const expectPixCode = (page: Page) => expect(page.getByRole('button', { name: /^Copiar/ })).toBeVisible();
const expectPayPal = (page: Page) => expect(page).toHaveURL(/\/thirdparty\/paypal\//);

/** Product, path, payment method, pay button, and the expectation after the payment. */
const orders = [
  ['a plan by card', '/subscription?plan=banca&period=30', 'Visa final 1111', /^Pagar/, expectDone],
  ['an issue by card', '/issue/pipoca-cosmica/acquisition', 'Visa final 1111', /^Pagar/, expectDone],
  ['credits by card', balance, 'Visa final 1111', /^Pagar/, expectDone],
  ['credits by Pix', balance, 'Pix', /Pix/, expectPixCode],
  ['an issue by PayPal', '/issue/a-noite-tem-cocegas/acquisition', 'PayPal', /PayPal/, expectPayPal],
] as const;

/** Selects the method, pays while offline, goes online and waits for the form. Returns the pay button. */
async function payOffline(
  { page, context }: { page: Page; context: BrowserContext },
  ...[path, method, button]: [string, string, RegExp]
): Promise<Locator> {
  const fetched = page.waitForResponse(/assets\/order-panels\..*\.js$/);
  await page.goto(path);
  await page.getByRole('radio', { name: method }).check();
  await fetched;
  const pay = page.getByRole('button', { name: button });
  await expect(pay).toBeEnabled();
  await scrollToBottom(page);
  await context.setOffline(true);
  await pay.click();
  const title = page.getByRole('heading', { level: 1, name: 'Vamos conferir se a compra foi feita' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await context.setOffline(false);
  const retryHint = page.getByText('Conferimos, e você pode tentar de novo');
  await expect(retryHint).toBeFocused();
  await expect(retryHint).toBeInViewport();
  return pay;
}

for (const [product, path, method, button, expectPlaced] of orders) {
  test(`${product}: shows the uncertain order while offline, and charges once when the network is back`, async ({
    page,
    context,
    request,
  }) => {
    const before = (await fetchOrders(request, buyer)).length;
    await openSessionOf(page, buyer);
    const pay = await payOffline({ page, context }, path, method, button);
    expect(await fetchOrders(request, buyer)).toHaveLength(before);
    await pay.click();
    await expectPlaced(page);
    expect(await fetchOrders(request, buyer)).toHaveLength(before + 1);
  });
}

test('an issue on the operator bill: shows the uncertain order while offline, and is bought when the network is back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'helena.claro');
  const path = '/issue/a-noite-tem-cocegas/acquisition';
  const pay = await payOffline({ page, context }, path, 'Fatura da Claro', /^Pôr na fatura/);
  await pay.click();
  await expectDone(page);
});

test('sends no order while the code that shows the outcome cannot be loaded, and keeps the form', async ({
  page,
  request,
}) => {
  const before = (await fetchOrders(request, buyer)).length;
  await openSessionOf(page, buyer);
  await page.route(panelScripts, (route) => route.abort());
  await page.goto(balance);
  await page.getByRole('radio', { name: /^R\$ 25,00/ }).check();
  await page.getByRole('radio', { name: 'Visa final 1111' }).check();
  await scrollToBottom(page);
  const pay = page.getByRole('button', { name: /^Pagar/ });
  await pay.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível conectar ao servidor.' });
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('radio', { name: /^R\$ 25,00/ })).toBeChecked();
  expect(await fetchOrders(request, buyer)).toHaveLength(before);
  await page.unroute(panelScripts);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo certo!' })).toBeInViewport();
  expect(await fetchOrders(request, buyer)).toHaveLength(before + 1);
});

test('shows the outcome below the header after paying at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSessionOf(page, buyer);
  await page.goto('/subscription?plan=banca&period=30');
  await page.getByRole('radio', { name: 'Visa final 1111' }).check();
  const pay = page.getByRole('button', { name: /^Pagar/ });
  await expect(pay).toBeEnabled();
  await scrollToBottom(page);
  await pay.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Tudo certo!' });
  await expect(heading).toBeFocused();
  await expectBelowHeader(page, heading);
});
