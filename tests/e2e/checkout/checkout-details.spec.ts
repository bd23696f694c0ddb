import type { Page } from '@playwright/test';
import { displays, setDisplay } from '../set-display.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize } from '../widths.ts';
import { addCardTo, createBuyer, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await request.dispose();
});

const texts = {
  'pt-br': {
    openCoupon: 'Tenho um cupom',
    coupon: 'Código do cupom',
    apply: 'Aplicar',
    unknown: 'Não encontramos este cupom. Confira cada letra e número.',
    expired: 'O prazo deste cupom terminou.',
    usedUp: 'Todos os usos deste cupom já acabaram.',
    otherProduct: 'Este cupom não vale para este item. Escolha outro item ou continue sem o cupom.',
    pay: 'Gerar código Pix',
    copy: 'Copiar código',
    picture: 'QR code do Pix',
    code: /^Código Pix:/,
    until: /^até \d{1,2} de [a-z]{3}\., \d\d:\d\d$/,
    back: 'Formas de pagamento',
  },
  'en-us': {
    openCoupon: 'I have a coupon',
    coupon: 'Coupon code',
    apply: 'Apply',
    unknown: 'We could not find this coupon. Check each letter and number.',
    expired: 'This coupon has expired.',
    usedUp: 'All uses of this coupon are taken.',
    otherProduct:
      'This coupon is not valid for this item. Choose another item, or continue without the coupon.',
    pay: 'Get the Pix code',
    copy: 'Copy the code',
    picture: 'Pix QR code',
    code: /^Pix code:/,
    until: /^until [A-Z][a-z]{2} \d{1,2}, \d\d:\d\d$/,
    back: 'Payment methods',
  },
} as const;

const minuteMs = 60_000;

/** Orders with Pix. The gateway lets it last for `lifetimeMs`. */
async function orderWithPix(page: Page, slug: string, pay: string, lifetimeMs: number): Promise<void> {
  await page.route('**/api/comics/acquisition', async (route) => {
    const response = await route.fetch();
    const pixExpiresAt = new Date(Date.now() + lifetimeMs).toISOString();
    await route.fulfill({ response, json: { ...(await response.json()), pixExpiresAt } });
  });
  await page.goto(`/issue/${slug}/acquisition`);
  await page.getByRole('radio', { name: 'Pix' }).check();
  await page.getByRole('button', { name: pay }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

for (const [index, display] of displays.entries()) {
  const { language } = display;
  const words = texts[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await setDisplay(page, display);
      await openSessionOf(page, buyer);
    });

    test.describe('a rejected coupon', () => {
      // The browser logs each rejected request.
      test.use({ expectedConsole: /Failed to load resource/ });

      test('says why, also after a reload, and fits the summary', async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto('/issue/inventario-cheio/acquisition');
        await page.getByRole('button', { name: words.openCoupon }).click();
        const field = page.getByLabel(words.coupon);
        for (const [code, reason] of [
          ['CHUTE', words.unknown],
          ['FESTAJUNINA', words.expired],
          ['ESGOTADO', words.usedUp],
          ['SOFAMILIA', words.otherProduct],
        ] as const) {
          await field.fill(code);
          await page.getByRole('button', { name: words.apply }).click();
          await expect(field).toHaveAccessibleDescription(reason);
          await expect(field).toBeFocused();
          await expect(field).toHaveValue(code);
        }
        await page.reload();
        await expect(field).toHaveValue('SOFAMILIA');
        await expect(field).toHaveAccessibleDescription(words.otherProduct);
        await expect(field).not.toBeFocused();
        for (const width of [360, 1440]) {
          await resize(page, width);
          await expectNoOverflow(page);
          const message = await page.getByText(words.otherProduct).boundingBox();
          const fieldBox = await field.locator('..').boundingBox();
          expect(message?.width).toBeLessThanOrEqual(fieldBox?.width ?? 0);
          expect(message?.height).toBeLessThan(100);
          await expectAccessible();
        }
      });
    });

    test('an applied coupon stays after a reload, without another request', async ({ page }) => {
      await page.goto('/issue/inventario-cheio/acquisition');
      await page.getByRole('button', { name: words.openCoupon }).click();
      await page.getByLabel(words.coupon).fill('desconto20');
      await page.getByRole('button', { name: words.apply }).click();
      await expect(page.getByText(/DESCONTO20/).first()).toBeVisible();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.reload();
      await expect(page.getByText(/DESCONTO20/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /7[,.]92/ })).toBeEnabled();
      expect(requests.filter((address) => address.includes('/shop/coupon/'))).toEqual([]);
    });

    test('a Pix of several hours shows hours, and copying comes first on a phone', async ({
      page,
      expectAccessible,
    }) => {
      const slug = ['camera-nove', 'trem-de-volta'][index] ?? '';
      await page.setViewportSize({ width: 360, height: 800 });
      await orderWithPix(page, slug, words.pay, 135.5 * minuteMs);
      await expect(page.getByRole('timer')).toHaveText('2 h 15 min');
      const topOf = async (element: ReturnType<Page['getByRole']>) => (await element.boundingBox())?.y ?? 0;
      const copy = page.getByRole('button', { name: words.copy });
      const picture = page.getByRole('img', { name: words.picture });
      const code = page.getByText(words.code);
      expect(await topOf(copy)).toBeLessThan(await topOf(picture));
      expect(await topOf(picture)).toBeLessThan(await topOf(code));
      await expectNoOverflow(page);
      await expectAccessible();
      await resize(page, 1440);
      expect((await picture.boundingBox())?.x).toBeLessThan((await copy.boundingBox())?.x ?? 0);
      await expectAccessible();
    });

    test('a Pix of several days shows its end', async ({ page }) => {
      const slug = ['a-letra-que-faltava', 'bola-curva'][index] ?? '';
      await orderWithPix(page, slug, words.pay, 3 * 24 * 60 * minuteMs);
      await expect(page.getByRole('timer')).toHaveText(words.until);
    });

    test('the balance screen leads back to the payment methods', async ({ page }) => {
      await page.goto('/account/payment-methods/balance');
      await page.getByRole('main').getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL('/account/payment-methods');
    });
  });
}

test.describe('cards', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('the card that paid last is selected first, and never one that was declined', async ({
    page,
    request,
  }) => {
    const ownBuyer = await createBuyer(request);
    for (const number of ['4111111111111111', '4000000000000002']) await addCardTo(request, ownBuyer, number);
    await openSessionOf(page, ownBuyer);
    await page.goto('/issue/inventario-cheio/acquisition');
    const paidCard = page.getByRole('radio', { name: 'Visa final 1111' });
    await page.getByRole('radio', { name: 'Visa final 0002' }).check();
    await page.getByRole('button', { name: 'Pagar R$ 9,90' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Pagamento não aprovado. Verifique o saldo e os dados do cartão',
    );
    await expect(paidCard).toBeChecked();
    await page.reload();
    await expect(paidCard).toBeChecked();
    await expect(page.getByText('Recusado no último pagamento')).toBeVisible();
    await page.getByRole('button', { name: 'Pagar R$ 9,90' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tudo certo!' })).toBeVisible();
    await addCardTo(request, ownBuyer, '4242424242424242');
    await page.goto('/issue/bola-curva/acquisition');
    await expect(paidCard).toBeChecked();
  });
});
