import { randomUUID } from 'node:crypto';
import { demo } from '../../demo/demo.ts';
import { expect, expectNoOverflow, test } from './test.ts';

/** An account whose wallet only these tests use. */
const buyer = demo.accounts.find(({ username }) => username === 'gil.expirou');

test.describe('stand-ins of payment services', () => {
  let placeOrder: (
    payment: object,
  ) => Promise<{ externalId: string; pixCode: string; approvalAddress: string }>;
  let fetchStatus: (id: string) => Promise<string>;

  test.beforeEach(async ({ request }) => {
    const login = await request.post('/api/identity/auth/login', {
      data: { entry: buyer?.email, password: buyer?.password },
    });
    const { token } = (await login.json()).data;
    const headers = { authorization: `Bearer ${token}`, timezone: 'America/Sao_Paulo' };
    const offers = await (await request.get('/api/comics/shop/wallet/credit', { headers })).json();
    const { credits, salePrice } = offers[0];
    placeOrder = async (payment) => {
      const response = await request.post('/api/comics/shop/wallet/credit', {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        data: { credits, salePrice, ...payment },
      });
      return response.json();
    };
    fetchStatus = async (id) =>
      (await (await request.get(`/api/comics/shop/transaction/detail/${id}`, { headers })).json()).status;
  });

  for (const width of [320, 1440]) {
    test(`the bank reads the Pix code of a link and pays it at ${width} px`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { externalId, pixCode } = await placeOrder({ paymentMethod: 'pix' });
      await page.goto('/thirdparty/pix');
      await expect(page.getByLabel('Pix copia e cola')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible();
      await page.goto('about:blank');
      await page.goto(`/thirdparty/pix#${encodeURIComponent(pixCode)}`);
      await expect(page.getByText('BANCA DEMONSTRACAO')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible();
      await page.getByRole('button', { name: 'Pagar' }).click();
      await expect(page.getByRole('status')).toHaveText('Pix pago.');
      expect(await fetchStatus(externalId)).toBe('paid');
      expect(page.url()).not.toContain('00020126');
    });
  }

  test('PayPal approves the payment and returns to the app', async ({ page, expectAccessible }) => {
    const { externalId, approvalAddress } = await placeOrder({
      paymentMethod: 'paypal',
      returnPath: '/plans?period=30',
    });
    await page.goto(approvalAddress);
    await expectNoOverflow(page);
    await expectAccessible();
    await page.getByRole('button', { name: 'Pagar' }).click();
    await expect(page).toHaveURL(new RegExp(`/plans\\?period=30&order=${externalId}$`));
    expect(await fetchStatus(externalId)).toBe('paid');
  });

  test('the tokenizer’s script works with the content security policy of the app', async ({ page }) => {
    await page.goto('/plans');
    const token = await page.evaluate(async () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
        };
      };
      const policy = trustedTypes.createPolicy('banca-tokenizer', {
        createScriptURL: (address: string) => address,
      });
      const script = document.createElement('script');
      script.src = policy.createScriptURL('/thirdparty/tokenizer/v1.js');
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
      const { BancaTokenizer } = window as unknown as {
        BancaTokenizer: { tokenize(card: object): Promise<{ token: string }> };
      };
      return BancaTokenizer.tokenize({
        number: '4242424242424242',
        cvv: '123',
        holderName: 'GIL EXPIROU',
        holderDocument: '52998224725',
        expirationMonth: 12,
        expirationYear: new Date().getFullYear() + 3,
      });
    });
    expect(token).toEqual({ token: expect.stringMatching(/^once_/) });
  });
});
