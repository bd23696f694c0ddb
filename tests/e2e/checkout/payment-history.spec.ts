import type { Locator } from '@playwright/test';
import { scrollTo } from '../scrolling.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize, widths } from '../widths.ts';
import { createBuyer, openSessionOf, payPix } from './create-buyer.ts';

test('the payment history loads pages of twenty while scrolling', async ({ page }) => {
  await signInAs(page, 'quita.historico');
  await page.goto('/account/general/payment-history');
  const rows = page.getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  await scrollTo(page.getByRole('contentinfo'));
  await expect.poll(() => rows.count()).toBeGreaterThan(21);
  for (const status of ['Pago', 'Recusado', 'Reembolsado', 'Expirado']) {
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
  }
});

test('a pending Pix is paid from the history, its bank link moves nothing, and the payment is detected', async ({
  page,
  request,
}) => {
  const buyer = await createBuyer(request);
  const bought = await request.post('/api/comics/shop/wallet/credit', {
    headers: {
      authorization: `Bearer ${buyer.token}`,
      timezone: 'America/Sao_Paulo',
      'idempotency-key': `history-${crypto.randomUUID()}`,
    },
    data: { ...(await firstOffer()), paymentMethod: 'pix' },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  const { pixCode } = await bought.json();
  // On a phone the link to the bank has a line of its own.
  await page.setViewportSize({ width: 360, height: 740 });
  const response = Promise.withResolvers<void>();
  await page.route('**/api/comics/shop/transaction/detail/*', async (route) => {
    await response.promise;
    await route.continue();
  });
  await openSessionOf(page, buyer);
  await page.goto('/account/general/payment-history');
  await expect(page.getByText('Aguardando')).toBeVisible();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  const panel = page.getByRole('region', { name: 'Pagar com Pix' });
  await expect(panel.getByRole('heading')).toBeFocused();
  const bankLink = panel.getByRole('link', { name: 'Abrir no banco' });
  await expect(bankLink).toBeHidden();
  await expect(panel.getByRole('img')).toBeVisible();
  const heightWithoutLink = (await panel.boundingBox())?.height;
  response.resolve();
  await expect(bankLink).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(heightWithoutLink);
  await expect(panel).toContainText(pixCode);
  expect((await payPix(request, pixCode)).ok()).toBe(true);
  await expect(page.getByText('Pagamento confirmado!')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Pago', { exact: true })).toBeVisible();

  async function firstOffer() {
    const offers = await request.get('/api/comics/shop/wallet/credit', {
      headers: { authorization: `Bearer ${buyer.token}`, timezone: 'America/Sao_Paulo' },
    });
    const [{ credits, salePrice }] = await offers.json();
    return { credits, salePrice };
  }
});

test('on a phone a payment takes two lines, and the whole card opens its receipt', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'quita.historico');
  await page.goto('/account/general/payment-history');
  const refunded = page.getByRole('row').filter({ hasText: 'Reembolsado' }).first();
  await expect(refunded).toBeVisible();
  await expectNoOverflow(page);
  expect((await refunded.boundingBox())?.height).toBeLessThan(90);
  // Its middle is beside the name.
  await refunded.click();
  const receipt = page.getByRole('dialog', { name: 'Recibo' });
  await expect(receipt.getByText(/^Reembolsado: R\$/)).toBeVisible();
  await expect(receipt.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
});

test('all prices and statuses end at the same edge, and a discount moves neither', async ({ page }) => {
  await signInAs(page, 'quita.historico');
  await page.goto('/account/general/payment-history');
  const rows = page.getByRole('row').filter({ has: page.getByText('Pago', { exact: true }) });
  const renewals = rows.filter({ hasText: 'Renovação: Banca Mensal' });
  await expect(renewals.nth(2)).toBeVisible();
  const discounted = rows.filter({ hasText: 'Preço anterior' });
  await expect(discounted).toHaveCount(2);
  /** Where each of the elements ends, without repetitions. */
  const endsOf = async (elements: Locator) =>
    new Set(
      await elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right))),
    );
  const heightsOf = async (elements: Locator) =>
    new Set(await elements.evaluateAll((all) => all.map((each) => Math.round(each.clientHeight))));

  await resize(page, 360);
  const prices = rows.locator('[data-numeric] > * > :last-child');
  const statuses = rows.getByText('Pago', { exact: true });
  await expect.poll(() => endsOf(prices)).toEqual(await endsOf(rows.locator('td').last()));
  expect((await endsOf(statuses)).size).toBe(1);
  // The date and the method of a card take one line.
  const details = discounted.locator('td:nth-child(-n + 3)');
  expect((await heightsOf(details)).size).toBe(1);

  await resize(page, 1440);
  await expect.poll(() => heightsOf(renewals)).toEqual(await heightsOf(rows.filter({ hasText: 'PayPal' })));
});

test('a reader without payments gets a link to the catalogue', async ({ page }) => {
  await signInAs(page, 'davi.encerra');
  await page.route('**/api/comics/shop/transaction/*', async (route) =>
    route.fulfill({ json: { items: [], page: 0, limit: 20, hasNext: false } }),
  );
  await page.goto('/account/general/payment-history');
  await page.getByRole('main').getByRole('link', { name: 'Ver o catálogo' }).click();
  await expect(page).toHaveURL(/\/catalog/);
});

test('a receipt is opened at every width, and only the receipt is printed', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'rosa.colecao');
  await page.goto('/account/general/payment-history');
  await page
    .getByRole('button', { name: /^Recibo Aluguel: Trovoada/ })
    .first()
    .click();
  const receipt = page.getByRole('dialog', { name: 'Recibo' });
  const print = receipt.getByRole('button', { name: 'Imprimir' });
  for (const width of widths) {
    await resize(page, width);
    await expectNoOverflow(page);
    await expect(print).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible();
  await page.emulateMedia({ media: 'print' });
  for (const fact of ['Banca', 'Recibo', /^Aluguel: Trovoada/, /final \d{4}$/, 'Rosa'])
    await expect(receipt.getByText(fact, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(print).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
