import type { Charge, ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { qrPicture } from '../../../../server/commerce/pix/qr-picture.ts';
import { buildCardRequest } from '../../support/cards.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import {
  cardPayment,
  createIdempotencyKey,
  openShop,
  sellIssue,
  sellPlan,
  type TestShop,
} from '../../support/open-shop.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** A gateway that creates its own Pix codes with its own expiry, as most do. */
class OwnCodesGateway extends FakeGateway {
  readonly expiresAt = new Date(Date.now() + 10 * 60_000);

  override async charge(order: ChargeOrder): Promise<Charge> {
    return this.#withCode(await super.charge(order));
  }

  override async find(reference: string): Promise<Charge | null> {
    const charge = await super.find(reference);
    return charge && this.#withCode(charge);
  }

  #withCode(charge: Charge): Charge {
    return { ...charge, pix: { code: `000201-own-${charge.reference}`, expiresAt: this.expiresAt } };
  }
}

/** A gateway that returns the same token for a card that it already has. */
class SameTokenGateway extends FakeGateway {
  override async saveCard(card: { token: string }): Promise<string | null> {
    return (await super.saveCard(card)) ?? `saved-${card.token}`;
  }
}

const pixPayment = { paymentMethod: 'pix' };

/** Orders in rare cases. */
export function orderEdges(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let issue: Awaited<ReturnType<typeof sellIssue>>;

  beforeAll(async () => {
    await platform().deleteAllData();
    issue = await sellIssue(platform());
    shop = await openShop(platform());
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    reader = await shop.addReaderWithCard();
  });

  const fetchHistory = async () =>
    (await shop.send('GET', `/shop/transaction/${reader.uuid}`, reader)).json().items;

  const fetchWaiting = async () => {
    const profileRequest = { url: `/api/comics/user/${reader.uuid}`, headers: reader.headers };
    return (await platform().app.inject(profileRequest)).json().payablePixOrders;
  };

  describe('with a Pix', () => {
    it('shows no code before the gateway has stored the charge, because a payment could not be matched', async () => {
      const key = createIdempotencyKey();
      const send = () => shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment }, key);
      shop.gateway.callOutcomes.push('lost before effect');
      expect((await send()).statusCode).toBe(502);
      const [waiting] = await fetchHistory();
      expect(waiting).toMatchObject({ status: 'waiting', pixCode: null });
      expect(await fetchWaiting()).toEqual([]);
      const viewed = await shop.send('GET', `/shop/transaction/detail/${waiting.externalId}`, reader);
      expect(viewed.json()).toMatchObject({ status: 'waiting', pixCode: null, pixQrCodeImg: null });
      const { pixCode } = (await send()).json();
      expect(pixCode).toMatch(/^000201/);
      expect(await fetchHistory()).toMatchObject([{ externalId: waiting.externalId, pixCode }]);
    });

    it('shows its code when the transaction is viewed, if the response of the gateway was lost', async () => {
      shop.gateway.callOutcomes.push('lost after effect');
      await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment });
      const [waiting] = await fetchHistory();
      expect(waiting.pixCode).toBeNull();
      const viewed = await shop.send('GET', `/shop/transaction/detail/${waiting.externalId}`, reader);
      expect(viewed.json()).toMatchObject({ status: 'waiting', pixCode: expect.stringMatching(/^000201/) });
    });

    it('is listed in the profile of its reader until another order replaces it', async () => {
      const orderPix = async () =>
        (await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment })).json();
      expect(await fetchWaiting()).toEqual([]);
      const first = await orderPix();
      const { externalId, amount, currency, pixCode, pixExpiresAt } = first;
      const { issueId: productId, merchandiseId } = issue.purchase;
      const listed = { externalId, productId, merchandiseId, amount, currency, pixCode, pixExpiresAt };
      expect(await fetchWaiting()).toEqual([listed]);
      const second = await orderPix();
      expect(await fetchWaiting()).toMatchObject([{ externalId: second.externalId }]);
      await shop.order('/acquisition', reader, { ...issue.purchase, ...cardPayment });
      expect(await fetchWaiting()).toEqual([]);
    });

    it('is not listed in the profile once it has expired, even if its order is not settled yet', async () => {
      await shop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment });
      const expireAt = (pixExpiresAt: Date) =>
        platform()
          .database.updateTable('comics.transaction')
          .set({ pixExpiresAt })
          .where('readerId', '=', reader.uuid)
          .execute();
      await expireAt(new Date(Date.now() + 60_000));
      expect(await fetchWaiting()).toHaveLength(1);
      await expireAt(new Date(Date.now() - 1));
      expect(await fetchWaiting()).toEqual([]);
      expect(await fetchHistory()).toMatchObject([{ status: 'waiting' }]);
    });

    it('is listed in the profile if it pays a plan, but not if it pays credits', async () => {
      await platform()
        .database.insertInto('comics.credit_offer')
        .values({ market: 'brazil', credits: 800, price: 800, currency: 'BRL' })
        .execute();
      const [plan] = await sellPlan(platform(), { 30: 1990 });
      const ofPlan = (await shop.order('/subscription', reader, { ...plan, ...pixPayment })).json();
      const ofCredits = await shop.order('/shop/wallet/credit', reader, {
        credits: 800,
        salePrice: 800,
        ...pixPayment,
      });
      expect(ofCredits.json()).toMatchObject({ status: 'waiting', pixCode: expect.any(String) });
      const { externalId } = ofPlan;
      expect(await fetchWaiting()).toMatchObject([{ externalId, productId: plan?.planId }]);
    });

    it('uses the code and the expiry of a gateway that creates its own Pix codes', async () => {
      const gateway = new OwnCodesGateway();
      const otherShop = await openShop(platform(), { gateway });
      const { externalId, ...purchase } = (
        await otherShop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment })
      ).json();
      const gatewayCode = {
        pixCode: `000201-own-${externalId}`,
        pixQrCodeImg: qrPicture(`000201-own-${externalId}`),
        pixExpiresAt: gateway.expiresAt.toISOString(),
      };
      expect(purchase).toMatchObject(gatewayCode);
      const fetchDetail = async () =>
        (await otherShop.send('GET', `/shop/transaction/detail/${externalId}`, reader)).json();
      expect(await fetchDetail()).toMatchObject({ status: 'waiting', ...gatewayCode });
      otherShop.clock.offsetMs = 11 * 60_000;
      expect(await fetchDetail()).toMatchObject({ status: 'expired', pixCode: null });
      expect(gateway.pay(externalId)).toBe(false);
      await otherShop.app.close();
    });

    it('uses the gateway’s own code when the transaction is viewed, if its response was lost', async () => {
      const gateway = new OwnCodesGateway();
      const otherShop = await openShop(platform(), { gateway });
      gateway.callOutcomes.push('lost after effect');
      await otherShop.order('/acquisition', reader, { ...issue.purchase, ...pixPayment });
      const [{ externalId }] = await fetchHistory();
      const viewed = await otherShop.send('GET', `/shop/transaction/detail/${externalId}`, reader);
      expect(viewed.json()).toMatchObject({ status: 'waiting', pixCode: `000201-own-${externalId}` });
      await otherShop.app.close();
    });

    it('is only offered in BRL, because its codes have no other currency', async () => {
      const dollarIssue = await sellIssue(platform(), { currency: 'USD' });
      await platform()
        .database.updateTable('comics.reader')
        .set({ currency: 'USD' })
        .where('readerId', '=', reader.uuid)
        .execute();
      const { merchandiseId } = dollarIssue.purchase;
      const offered = await shop.send('GET', `/shop/payment-method?merchandise=${merchandiseId}`, reader);
      expect(offered.json().methods).toEqual(['credit_card', 'balance', 'paypal']);
      const answer = await shop.order('/acquisition', reader, { ...dollarIssue.purchase, ...pixPayment });
      expect(answer.json().code).toBe('TRANSACTION.INVALID_PAYMENT_METHOD');
      expect(await shop.transactionsOf(reader)).toEqual([]);
    });
  });

  it('refunds a payment if the reader has received the product by another order in the meantime', async () => {
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    const shopWithoutGateway = await openShop(platform(), { gateway: null });
    await shop.fillWallet(reader, 5000);
    for (const [path, sent, code] of [
      ['/acquisition', issue.purchase, 'USER.DUPLICATE_ACQUISITION'],
      ['/subscription', plan ?? {}, 'USER.DUPLICATE_SUBSCRIPTION'],
    ] as const) {
      const key = createIdempotencyKey();
      const send = () => shop.order(path, reader, { ...sent, ...pixPayment }, key);
      const { externalId } = (await send()).json();
      // Without a gateway, the waiting Pix is not replaced. The second plan order follows the first.
      for (const _ of path === '/subscription' ? [1, 2] : [1]) {
        const paid = await shopWithoutGateway.order(path, reader, { ...sent, paymentMethod: 'balance' });
        expect(paid.json()).toMatchObject({ status: 'paid' });
      }
      shop.gateway.pay(externalId);
      const answer = await send();
      expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
      expect(shop.gateway.charges.get(externalId)?.refunded).toBe(true);
      expect(await fetchHistory()).toContainEqual(
        expect.objectContaining({ externalId, status: 'refunded' }),
      );
    }
    await shopWithoutGateway.app.close();
  });

  it('treats ids in upper and lower case as the same', async () => {
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    const key = createIdempotencyKey();
    const inUpperCase = {
      planId: plan?.planId.toUpperCase(),
      merchandiseId: plan?.merchandiseId.toUpperCase(),
    };
    const first = await shop.order('/subscription', reader, { ...inUpperCase, ...cardPayment }, key);
    expect(first.statusCode).toBe(201);
    const again = await shop.order('/subscription', reader, { ...plan, ...cardPayment }, key);
    expect(again.json()).toEqual(first.json());
    const { issueId, merchandiseId } = issue.purchase;
    const bought = await shop.order('/acquisition', reader, {
      issueId: issueId.toUpperCase(),
      merchandiseId: merchandiseId.toUpperCase(),
      ...cardPayment,
    });
    expect(bought.json()).toMatchObject({ status: 'paid' });
  });

  it('accepts 60 unpaid orders per account in 15 minutes, and paid orders without a limit', async () => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 700, price: 700, currency: 'BRL' })
      .execute();
    const order = (payment: object) =>
      shop.order('/shop/wallet/credit', reader, { credits: 700, salePrice: 700, ...payment });
    for (let count = 0; count < 3; count += 1) expect((await order(cardPayment)).statusCode).toBe(201);
    for (let count = 0; count < 60; count += 1) {
      shop.gateway.outcomes.push('declined');
      expect((await order(cardPayment)).statusCode).toBe(402);
    }
    const callsBefore = shop.gateway.calls.length;
    const rejected = await order(pixPayment);
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(shop.gateway.calls).toHaveLength(callsBefore);
    const balancePayment = await shop.order('/acquisition', reader, {
      ...issue.purchase,
      paymentMethod: 'balance',
    });
    expect(balancePayment.json()).toMatchObject({ status: 'paid' });
  });

  it('keeps the token of a card that is added again if the gateway returns the same token', async () => {
    const gateway = new SameTokenGateway();
    const otherShop = await openShop(platform(), { gateway });
    const add = () =>
      otherShop.send('POST', '/shop/payment-card', reader, { payload: buildCardRequest('once_same-token') });
    expect([(await add()).statusCode, (await add()).statusCode]).toEqual([201, 201]);
    const tokens = await platform()
      .database.selectFrom('comics.payment_card')
      .select('token')
      .where('readerId', '=', reader.uuid)
      .execute();
    expect(tokens).toEqual([{ token: 'saved-once_same-token' }]);
    // The gateway forgets only the first card of the reader, which the new card replaces.
    expect(gateway.calls.filter((call) => call === 'forgetCard')).toHaveLength(1);
    await otherShop.app.close();
  });

  it('shows only merchandise of the default market in the shop', async () => {
    const sold = await sellIssue(platform(), { issue: { slug: 'two-markets' } });
    await platform()
      .database.insertInto('comics.merchandise')
      .values({
        issueId: sold.rent.issueId,
        kind: 'purchase',
        price: 500,
        currency: 'EUR',
        market: 'portugal',
      })
      .execute();
    const answer = await platform().app.inject('/api/comics/issue/slug/two-markets');
    expect(answer.json().merchandises.map(({ currency }: { currency: string }) => currency)).toEqual([
      'BRL',
      'BRL',
    ]);
  });
}
