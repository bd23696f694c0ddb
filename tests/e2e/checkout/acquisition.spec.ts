import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize, widths } from '../widths.ts';
import { addCardTo, createBuyer, fetchOrders, type NewBuyer, openSessionOf, payPix } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await request.dispose();
});

const addressOf = (slug: string) => `/issue/${slug}/acquisition`;
const boughtHeading = { level: 1, name: 'Tudo certo!' } as const;

test('a visitor signs in, buys an issue with a card and reads it; going back shows it as owned', async ({
  page,
  request,
  expectAccessible,
}) => {
  const slug = 'inventario-cheio';
  await page.goto(`/issue/${slug}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Comprar por/ })
    .click();
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
  await page.getByLabel('E-mail ou nome de usuário').fill(buyer.username);
  await page.getByLabel('Senha', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${addressOf(slug)}\\?merchandise=`));
  await page.getByRole('button', { name: 'Pagar R$ 9,90' }).dblclick();
  await expect(page.getByRole('heading', boughtHeading)).toBeFocused();
  await expect(page.getByText('é sua para sempre')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Ler agora' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ler agora' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Esta edição já é sua.')).toBeVisible();
  const orders = await fetchOrders(request, buyer);
  expect(orders.filter(({ item }) => item.slug === slug)).toHaveLength(1);
});

test('a rental is paid with Pix, and the payment is detected, also after a reload', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openSessionOf(page, buyer);
  await page.goto(addressOf('camera-nove'));
  await page.getByRole('radio', { name: 'Alugar por 7 dias' }).check();
  await page.getByRole('radio', { name: 'Pix' }).check();
  await page.getByRole('button', { name: 'Gerar código Pix' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com Pix' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  for (const width of widths) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
  await expectAccessible();
  const code = await page.getByText(/^Código Pix: 000201/).innerText();
  expect((await payPix(request, code.replace(/^Código Pix:\s*/, ''))).ok()).toBe(true);
  await expect(page.getByRole('heading', boughtHeading)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('é sua por 7 dias')).toBeVisible();
});

test('PayPal is approved on its page, and returns to the bought issue', async ({ page }) => {
  await openSessionOf(page, buyer);
  await page.goto(addressOf('a-noite-tem-cocegas'));
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Continuar no PayPal' }).click();
  await expect(page).toHaveURL(/\/thirdparty\/paypal\//);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`${addressOf('a-noite-tem-cocegas')}$`));
  await expect(page.getByRole('heading', boughtHeading)).toBeVisible();
});

test('a customer of an operator pays with its bill', async ({ page }) => {
  await signInAs(page, 'helena.claro');
  await page.goto(addressOf('camera-nove'));
  await page.getByRole('radio', { name: 'Fatura da Claro' }).check();
  await page.getByRole('button', { name: 'Pôr na fatura da Claro' }).click();
  await expect(page.getByRole('heading', boughtHeading)).toBeFocused();
  await page.getByRole('link', { name: 'Ver recibo' }).click();
  const receipt = page.getByRole('dialog', { name: 'Recibo' });
  await expect(receipt).toContainText('Câmera Nove');
  await receipt.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('row', { name: /Câmera Nove.*Fatura da operadora/ })).toBeVisible();
});

test('a cancelled PayPal payment returns to the form, shows why and stays selected', async ({
  page,
  request,
}) => {
  const slug = 'a-letra-que-faltava';
  await openSessionOf(page, buyer);
  await page.goto(addressOf(slug));
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Continuar no PayPal' }).click();
  await expect(page).toHaveURL(/\/thirdparty\/paypal\//);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(new RegExp(`${addressOf(slug)}$`));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('O PayPal recusou ou você cancelou.');
  await expect(alert).not.toContainText('cartão');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continuar no PayPal' })).toBeEnabled();
  const orders = (await fetchOrders(request, buyer)).filter(({ item }) => item.slug === slug);
  expect(orders.map(({ status }) => status)).toEqual(['refused']);
});

test('the keyboard selects and pays, and nothing is hidden behind the pay bar of a phone', async ({
  page,
  expectAccessible,
}) => {
  await openSessionOf(page, buyer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addressOf('fiado-so-amanha-2'));
  await page.getByRole('radio', { name: 'Comprar' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Alugar por 7 dias' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pagar R$ 2,90' })).toBeInViewport();
  await expectAccessible();
  await expect(page.getByRole('button', { name: 'Pagar R$ 2,90' })).toBeEnabled();
  await page.getByRole('button', { name: 'Pagar R$ 2,90' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', boughtHeading)).toBeFocused();
});

test.describe('an acquisition that fails', () => {
  test.use({ expectedConsole: /402|404|ERR_FAILED|Failed to load/ });

  test('reports an unknown coupon at its field, and applies a valid one', async ({ page }) => {
    await openSessionOf(page, buyer);
    await page.goto(addressOf('jovina-e-o-boi-da-lua'));
    await page.getByRole('button', { name: 'Tenho um cupom' }).click();
    const field = page.getByLabel('Código do cupom');
    await expect(field).toBeFocused();
    await field.fill('nada');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Não encontramos este cupom.')).toBeVisible();
    await expect(field).toHaveValue('NADA');
    await field.fill('sojovina');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Cupom SOJOVINA aplicado.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pagar R$ 4,95' })).toBeVisible();
    await page.getByRole('button', { name: 'Tirar o cupom SOJOVINA' }).click();
    await expect(page.getByRole('button', { name: 'Pagar R$ 9,90' })).toBeVisible();
  });

  test('reports a declined card, and accepts another card', async ({ page, request }) => {
    await addCardTo(request, buyer, '4000000000000002');
    await openSessionOf(page, buyer);
    await page.goto(addressOf('trem-de-volta'));
    await page.getByRole('radio', { name: 'Visa final 0002' }).check();
    await page.getByRole('button', { name: 'Pagar R$ 14,90' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Pagamento não aprovado. Verifique o saldo e os dados do cartão',
    );
    await page.getByRole('radio', { name: 'Visa final 1111' }).check();
    await page.getByRole('button', { name: 'Pagar R$ 14,90' }).click();
    await expect(page.getByRole('heading', boughtHeading)).toBeVisible();
    const orders = (await fetchOrders(request, buyer)).filter(({ item }) => item.slug === 'trem-de-volta');
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'refused']);
  });

  for (const order of ['00000000-0000-4000-8000-000000000000', 'none'])
    test(`shows the form for an address with a foreign or unknown order: ${order}`, async ({ page }) => {
      await openSessionOf(page, buyer);
      await page.goto(`${addressOf('o-duelo-do-meio-dia')}?order=${order}`);
      await expect(page.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${addressOf('o-duelo-do-meio-dia')}$`));
    });

  test('reports a network that is lost during the payment, and finds the order when it returns', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    const slug = 'pipoca-cosmica';
    await openSessionOf(page, buyer);
    await page.goto(addressOf(slug));
    await page.getByRole('radio', { name: 'Visa final 1111' }).check();
    await page.route('**/api/comics/acquisition', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: /^Pagar/ }).click();
    const title = 'Vamos conferir se a compra foi feita';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expectAccessible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', boughtHeading)).toBeVisible();
    const orders = (await fetchOrders(request, buyer)).filter(({ item }) => item.slug === slug);
    expect(orders).toHaveLength(1);
  });

  test('looks up an order whose response is lost, and does not pay twice', async ({ page, request }) => {
    await openSessionOf(page, buyer);
    await page.goto(addressOf('pipa-vai-ao-japao'));
    await page.getByRole('radio', { name: 'Visa final 1111' }).check();
    await page.route('**/api/comics/acquisition', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Pagar R$ 12,90' }).click();
    await expect(page.getByRole('heading', boughtHeading)).toBeVisible();
    const orders = (await fetchOrders(request, buyer)).filter(
      ({ item }) => item.slug === 'pipa-vai-ao-japao',
    );
    expect(orders).toHaveLength(1);
  });
});

test('a second tab with the same issue shows the purchase', async ({ page, context, request }) => {
  await openSessionOf(page, buyer);
  const otherTab = await context.newPage();
  await openSessionOf(otherTab, buyer);
  const slug = 'bola-curva';
  await page.goto(addressOf(slug));
  await otherTab.goto(addressOf(slug));
  await expect(otherTab.getByRole('button', { name: 'Pagar R$ 7,90' })).toBeEnabled();
  await page.getByRole('radio', { name: 'Visa final 1111' }).check();
  await page.getByRole('button', { name: 'Pagar R$ 7,90' }).click();
  await expect(page.getByRole('heading', boughtHeading)).toBeVisible();
  await expect(otherTab.getByRole('heading', boughtHeading)).toBeVisible();
  const orders = (await fetchOrders(request, buyer)).filter(({ item }) => item.slug === slug);
  expect(orders).toHaveLength(1);
});
