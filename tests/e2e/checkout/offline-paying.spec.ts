import type { BrowserContext, Locator, Page } from '@playwright/test';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';
import { giveCard, type NewBuyer, newBuyer, openAs, ordersOf } from './new-buyer.ts';

let buyer: NewBuyer;
// A new buyer for each test: an equal purchase shortly before would be found in the lookup of a lost order.
test.beforeEach(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await newBuyer(request);
  await giveCard(request, buyer, '4111111111111111');
  await request.dispose();
});

test.use({
  viewport: { width: 360, height: 640 },
  expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Failed to load resource/,
});

const balance = '/account/payment-methods/balance';
const panels = '**/assets/order-panels.*.js';

/** Expects the heading to be visible below the header. */
async function expectBelowHeader(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport();
  const bottomOfHeader = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottomOfHeader);
}

const toBottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

const isDone = (page: Page) =>
  expectBelowHeader(page, page.getByRole('heading', { level: 1, name: 'Tudo certo!' }));
const showsPixCode = (page: Page) => expect(page.getByRole('button', { name: /^Copiar/ })).toBeVisible();
const isAtPayPal = (page: Page) => expect(page).toHaveURL(/\/thirdparty\/paypal\//);

/** Product, path, payment method, pay button, and the check of the outcome. */
const orders = [
  ['a plan by card', '/subscription?plan=banca&period=30', 'Visa final 1111', /^Pagar/, isDone],
  ['an issue by card', '/issue/pipoca-cosmica/acquisition', 'Visa final 1111', /^Pagar/, isDone],
  ['credits by card', balance, 'Visa final 1111', /^Pagar/, isDone],
  ['credits by Pix', balance, 'Pix', /Pix/, showsPixCode],
  ['an issue by PayPal', '/issue/a-noite-tem-cocegas/acquisition', 'PayPal', /PayPal/, isAtPayPal],
] as const;

/** Selects the method, pays while offline, goes online and waits for the form. Returns its pay button. */
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
  await toBottom(page);
  await context.setOffline(true);
  await pay.click();
  const title = page.getByRole('heading', { level: 1, name: 'Vamos conferir se a compra foi feita' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await context.setOffline(false);
  const again = page.getByText('Conferimos, e você pode tentar de novo');
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
  return pay;
}

for (const [product, path, method, button, expectPlaced] of orders) {
  test(`${product}: shows the uncertain order while offline, and charges once when the network is back`, async ({
    page,
    context,
    request,
  }) => {
    const before = (await ordersOf(request, buyer)).length;
    await openAs(page, buyer);
    const pay = await payOffline({ page, context }, path, method, button);
    expect(await ordersOf(request, buyer)).toHaveLength(before);
    await pay.click();
    await expectPlaced(page);
    expect(await ordersOf(request, buyer)).toHaveLength(before + 1);
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
  await isDone(page);
});

test('sends no order while the code that shows the outcome cannot be loaded, and keeps the form', async ({
  page,
  request,
}) => {
  const before = (await ordersOf(request, buyer)).length;
  await openAs(page, buyer);
  await page.route(panels, (route) => route.abort());
  await page.goto(balance);
  await page.getByRole('radio', { name: /^R\$ 25,00/ }).check();
  await page.getByRole('radio', { name: 'Visa final 1111' }).check();
  await toBottom(page);
  const pay = page.getByRole('button', { name: /^Pagar/ });
  await pay.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível conectar ao servidor.' });
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('radio', { name: /^R\$ 25,00/ })).toBeChecked();
  expect(await ordersOf(request, buyer)).toHaveLength(before);
  await page.unroute(panels);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo certo!' })).toBeInViewport();
  expect(await ordersOf(request, buyer)).toHaveLength(before + 1);
});

test('shows the outcome below the header after paying at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, buyer);
  await page.goto('/subscription?plan=banca&period=30');
  await page.getByRole('radio', { name: 'Visa final 1111' }).check();
  const pay = page.getByRole('button', { name: /^Pagar/ });
  await expect(pay).toBeEnabled();
  await toBottom(page);
  await pay.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Tudo certo!' });
  await expect(heading).toBeFocused();
  await expectBelowHeader(page, heading);
});
