import { expect, expectNoOverflow, test } from '../test.ts';
import { resize, widths } from '../widths.ts';
import { addCardTo, createBuyer, fetchOrders, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await request.dispose();
});

test('a reader with too little balance adds some, returns and pays with it', async ({
  page,
  expectAccessible,
}) => {
  await openSessionOf(page, buyer);
  await page.goto('/subscription?plan=banca&period=30');
  await expect(page.getByRole('radio', { name: 'Saldo' })).toBeDisabled();
  await page.getByRole('link', { name: 'Adicionar saldo' }).click();
  await expect(page).toHaveURL(/balance\?returnTo=%2Fsubscription/);
  await page.getByRole('radio', { name: /^R\$ 50,00 por R\$ 45,00/ }).check();
  for (const width of widths) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
  await expectAccessible();
  await page.getByRole('button', { name: 'Pagar R$ 45,00' }).click();
  await expect(page.getByText('R$ 50,00 entraram no seu saldo.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à compra' }).click();
  await expect(page).toHaveURL('/subscription?plan=banca&period=30');
  await page.getByRole('radio', { name: 'Saldo' }).check();
  await expect(page.getByText('Ficam R$ 30,10.')).toBeVisible();
  await expect(page.getByText(/^Não renova/)).toBeVisible();
  await page.getByRole('button', { name: 'Pagar R$ 19,90' }).click();
  await expect(page.getByText('O plano Banca Mensal é seu.')).toBeVisible();
});

test('two tabs that pay at the same time add the balance once', async ({ page, context, request }) => {
  const otherTab = await context.newPage();
  const before = await fetchOrders(request, buyer);
  const tabs = [page, otherTab];
  for (const tab of tabs) {
    await openSessionOf(tab, buyer);
    await tab.goto('/account/payment-methods/balance');
    await tab.getByRole('radio', { name: /^R\$ 25,00 por R\$ 24,00/ }).check();
    await expect(tab.getByRole('button', { name: 'Pagar R$ 24,00' })).toBeEnabled();
  }
  // Clicked by script on buttons found before, because an action in one tab may remove the button in the other.
  const buttons = await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Pagar R$ 24,00' }).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((each) => (each as HTMLElement).click())));
  for (const tab of tabs) await expect(tab.getByText('R$ 25,00 entraram no seu saldo.')).toBeVisible();
  expect(await fetchOrders(request, buyer)).toHaveLength(before.length + 1);
});
