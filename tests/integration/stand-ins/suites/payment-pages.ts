import { randomUUID } from 'node:crypto';
import { buildPixCode } from '../../../../server/commerce/pix/pix-code.ts';
import { demoReceiver } from '../../../../server/commerce/pix/pix-receiver.ts';
import { addReader } from '../../support/cards.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** The payment pages of the stand-ins for a bank and for PayPal. */
export function paymentPages(platform: () => TestPlatform): void {
  const credits = 731;

  beforeAll(async () => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits, price: 707, currency: 'BRL' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  const placeOrder = async (reader: TestCaller, payment: object) => {
    const answer = await platform().app.inject({
      method: 'POST',
      url: '/api/comics/shop/wallet/credit',
      headers: { ...reader.headers, timezone: 'America/Sao_Paulo', 'idempotency-key': randomUUID() },
      payload: { credits, salePrice: 707, ...payment },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };
  const readStatus = async (id: string) =>
    (
      await platform()
        .database.selectFrom('comics.transaction')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  const payCode = (code: string) =>
    platform().app.inject({ method: 'POST', url: '/thirdparty/pix/pay', payload: { code } });
  const sendForm = (url: string, fields: Record<string, string> = {}, language = 'pt-br') =>
    platform().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
      payload: new URLSearchParams(fields).toString(),
    });

  describe('the bank', () => {
    const placePixOrder = async () => placeOrder(await addReader(platform()), { paymentMethod: 'pix' });

    it('shows the receiver and the amount, and the order is paid when its code is paid', async () => {
      const { externalId, pixCode: code } = await placePixOrder();
      const paymentPage = await sendForm('/thirdparty/pix', { code: ` ${code}\n` });
      expect(paymentPage.statusCode).toBe(200);
      expect(paymentPage.body).toMatch(/R\$\s7,07/);
      expect(paymentPage.body).toContain('BANCA DEMONSTRACAO');
      expect(paymentPage.body).toContain('>Pagar</button>');
      expect(await readStatus(externalId)).toBe('waiting');
      const paid = await sendForm('/thirdparty/pix/pay', { code });
      expect(paid.statusCode).toBe(200);
      expect(paid.body).toContain('Pix pago.');
      expect(await readStatus(externalId)).toBe('paid');
    });

    it('pays a code once when two programs send it at the same time', async () => {
      const { externalId, pixCode: code } = await placePixOrder();
      const answers = await Promise.all([payCode(code), payCode(code)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.map((answer) => answer.json())).toEqual([{ state: 'paid' }, { state: 'paid' }]);
      expect(await readStatus(externalId)).toBe('paid');
      expect((await sendForm('/thirdparty/pix', { code })).body).toContain('Este Pix já foi pago.');
    });

    it('rejects an expired code', async () => {
      const { externalId, pixCode: code } = await placePixOrder();
      await platform()
        .database.updateTable('thirdparty.charge')
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where('reference', '=', externalId)
        .execute();
      const answer = await payCode(code);
      expect([answer.statusCode, answer.json()]).toEqual([410, { state: 'closed' }]);
      const page = await sendForm('/thirdparty/pix', { code }, 'en-us');
      expect(page.body).toContain('This Pix can no longer be paid');
      expect(page.body).not.toContain('>Pay</button>');
    });

    it('rejects codes that are unknown or invalid', async () => {
      const unknownCode = buildPixCode(demoReceiver, 100, 'strange');
      const changedCode = unknownCode.replace('1.00', '2.00');
      for (const [code, status, state] of [
        [unknownCode, 404, 'unknown'],
        [changedCode, 400, 'unreadable'],
        ['', 400, 'unreadable'],
        ['\0', 400, 'unreadable'],
      ] as const) {
        const answer = await payCode(code);
        expect([answer.statusCode, answer.json()]).toEqual([status, { state }]);
      }
      expect((await sendForm('/thirdparty/pix', { code: unknownCode })).body).toContain(
        'Este banco não conhece',
      );
      const page = await sendForm('/thirdparty/pix', { code: '<script>"' });
      expect(page.body).toContain('&lt;script&gt;&quot;');
    });

    it('says in both languages that it is not a real bank, and follows the content security policy', async () => {
      const { headers, body } = await platform().app.inject('/thirdparty/pix');
      expect(body).toContain('Esta página faz o papel do seu banco');
      expect(body).toContain('This page takes the place of your bank');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toMatch(/<style|style=|onclick|<script(?! src="\/thirdparty\/pix\/page\.js" defer>)/);
    });
  });

  describe('PayPal', () => {
    const placePayPalOrder = async (returnPath?: string) => {
      const order = await placeOrder(await addReader(platform()), {
        paymentMethod: 'paypal',
        ...(returnPath && { returnPath }),
      });
      return { ...order, page: new URL(order.approvalAddress).pathname };
    };
    const returnAddressOf = ({ headers }: { headers: Record<string, unknown> }) =>
      new URL(String(headers.location));

    it('completes the payment when the reader approves it, and redirects the reader to the return path', async () => {
      const { externalId, page } = await placePayPalOrder('/account/payment-methods/balance?a=1');
      const paymentPage = await platform().app.inject(page);
      expect(paymentPage.body).toMatch(/R\$\s7,07/);
      expect(await readStatus(externalId)).toBe('waiting');
      const answer = await sendForm(`${page}/approve`);
      expect(answer.statusCode).toBe(303);
      const { pathname, searchParams } = returnAddressOf(answer);
      expect([pathname, searchParams.get('a'), searchParams.getAll('order')]).toEqual([
        '/account/payment-methods/balance',
        '1',
        [externalId],
      ]);
      expect(await readStatus(externalId)).toBe('paid');
      expect((await platform().app.inject(page)).body).toContain('Este pagamento já foi feito.');
    });

    it('cancels the payment when the reader asks for it, and does not approve it afterwards', async () => {
      const { externalId, page } = await placePayPalOrder('/subscription');
      expect(returnAddressOf(await sendForm(`${page}/cancel`)).searchParams.get('order')).toBe(externalId);
      expect(await readStatus(externalId)).toBe('refused');
      await sendForm(`${page}/approve`);
      expect(await readStatus(externalId)).toBe('refused');
      expect((await platform().app.inject(page)).body).toContain('Este pagamento foi cancelado.');
    });

    it('redirects only to this site', async () => {
      const { externalId, page } = await placePayPalOrder('/subscription');
      await platform()
        .database.updateTable('thirdparty.charge')
        .set({ returnAddress: 'https://elsewhere.example/x' })
        .where('reference', '=', externalId)
        .execute();
      const returnAddress = returnAddressOf(await sendForm(`${page}/cancel`));
      expect([returnAddress.hostname, returnAddress.pathname]).toEqual(['127.0.0.1', '/']);
    });

    it.each(['/thirdparty/paypal/nothing', `/thirdparty/paypal/${randomUUID()}`])(
      'returns 404 for an unknown payment at %s',
      async (address) => {
        const [page, approved] = [await platform().app.inject(address), await sendForm(`${address}/approve`)];
        for (const { statusCode, body } of [page, approved]) {
          expect(statusCode).toBe(404);
          expect(body).toContain('Este pagamento não existe.');
        }
      },
    );

    it('does not approve payments by other methods', async () => {
      const { externalId } = await placeOrder(await addReader(platform()), { paymentMethod: 'pix' });
      expect((await sendForm(`/thirdparty/paypal/${externalId}/approve`)).statusCode).toBe(404);
      expect(await readStatus(externalId)).toBe('waiting');
    });
  });
}
