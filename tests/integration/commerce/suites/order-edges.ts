import type { Charge, ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { qrPicture } from '../../../../server/commerce/pix/qr-picture.ts';
import { newCard } from '../../support/cards.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { byCard, newKey, openShop, sellIssue, sellPlan, type TestShop } from '../../support/open-shop.ts';
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

const byPix = { paymentMethod: 'pix' };

/** Rare cases of orders. */
export function orderEdges(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let issue: Awaited<ReturnType<typeof sellIssue>>;

  beforeAll(async () => {
    await platform().empty();
    issue = await sellIssue(platform());
    shop = await openShop(platform());
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    reader = await shop.newReader();
  });

  const history = async () =>
    (await shop.send('GET', `/shop/transaction/${reader.uuid}`, reader)).json().items;

  describe('a Pix', () => {
    it('shows no code before the gateway knows the charge, because a payment could not be matched', async () => {
      const key = newKey();
      const send = () => shop.order('/acquisition', reader, { ...issue.purchase, ...byPix }, key);
      shop.gateway.callOutcomes.push('is lost before');
      expect((await send()).statusCode).toBe(502);
      const [waiting] = await history();
      expect(waiting).toMatchObject({ status: 'waiting', pixCode: null });
      const viewed = await shop.send('GET', `/shop/transaction/detail/${waiting.externalId}`, reader);
      expect(viewed.json()).toMatchObject({ status: 'waiting', pixCode: null, pixQrCodeImg: null });
      const { pixCode } = (await send()).json();
      expect(pixCode).toMatch(/^000201/);
      expect(await history()).toMatchObject([{ externalId: waiting.externalId, pixCode }]);
    });

    it('shows its code when the transaction is viewed, if the response of the gateway was lost', async () => {
      shop.gateway.callOutcomes.push('is lost after');
      await shop.order('/acquisition', reader, { ...issue.purchase, ...byPix });
      const [waiting] = await history();
      expect(waiting.pixCode).toBeNull();
      const viewed = await shop.send('GET', `/shop/transaction/detail/${waiting.externalId}`, reader);
      expect(viewed.json()).toMatchObject({ status: 'waiting', pixCode: expect.stringMatching(/^000201/) });
    });

    it('uses the code and the expiry of a gateway that creates its own', async () => {
      const gateway = new OwnCodesGateway();
      const other = await openShop(platform(), { gateway });
      const { externalId, ...purchase } = (
        await other.order('/acquisition', reader, { ...issue.purchase, ...byPix })
      ).json();
      const own = {
        pixCode: `000201-own-${externalId}`,
        pixQrCodeImg: qrPicture(`000201-own-${externalId}`),
        pixExpiresAt: gateway.expiresAt.toISOString(),
      };
      expect(purchase).toMatchObject(own);
      const detail = async () =>
        (await other.send('GET', `/shop/transaction/detail/${externalId}`, reader)).json();
      expect(await detail()).toMatchObject({ status: 'waiting', ...own });
      other.clock.offsetMs = 11 * 60_000;
      expect(await detail()).toMatchObject({ status: 'expired', pixCode: null });
      expect(gateway.pay(externalId)).toBe(false);
      await other.app.close();
    });

    it('uses the gateway’s own code when the transaction is viewed, if its response was lost', async () => {
      const gateway = new OwnCodesGateway();
      const other = await openShop(platform(), { gateway });
      gateway.callOutcomes.push('is lost after');
      await other.order('/acquisition', reader, { ...issue.purchase, ...byPix });
      const [{ externalId }] = await history();
      const viewed = await other.send('GET', `/shop/transaction/detail/${externalId}`, reader);
      expect(viewed.json()).toMatchObject({ status: 'waiting', pixCode: `000201-own-${externalId}` });
      await other.app.close();
    });

    it('is only offered in BRL, because its codes have no other currency', async () => {
      const inDollars = await sellIssue(platform(), { currency: 'USD' });
      await platform()
        .database.updateTable('comics.reader')
        .set({ currency: 'USD' })
        .where('readerId', '=', reader.uuid)
        .execute();
      const { merchandiseId } = inDollars.purchase;
      const offered = await shop.send('GET', `/shop/payment-method?merchandise=${merchandiseId}`, reader);
      expect(offered.json().methods).toEqual(['credit_card', 'balance', 'paypal']);
      const answer = await shop.order('/acquisition', reader, { ...inDollars.purchase, ...byPix });
      expect(answer.json().code).toBe('TRANSACTION.INVALID_PAYMENT_METHOD');
      expect(await shop.transactionsOf(reader)).toEqual([]);
    });
  });

  it('refunds a payment if the reader has got the product in the meantime', async () => {
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    const shopWithoutGateway = await openShop(platform(), { gateway: null });
    await shop.fill(reader, 5000);
    for (const [path, sent, code] of [
      ['/acquisition', issue.purchase, 'USER.DUPLICATE_ACQUISITION'],
      ['/subscription', plan ?? {}, 'USER.DUPLICATE_SUBSCRIPTION'],
    ] as const) {
      const key = newKey();
      const send = () => shop.order(path, reader, { ...sent, ...byPix }, key);
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
      expect(await history()).toContainEqual(expect.objectContaining({ externalId, status: 'refunded' }));
    }
    await shopWithoutGateway.app.close();
  });

  it('treats ids in upper case as equal', async () => {
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    const key = newKey();
    const inUpperCase = {
      planId: plan?.planId.toUpperCase(),
      merchandiseId: plan?.merchandiseId.toUpperCase(),
    };
    const first = await shop.order('/subscription', reader, { ...inUpperCase, ...byCard }, key);
    expect(first.statusCode).toBe(201);
    const again = await shop.order('/subscription', reader, { ...plan, ...byCard }, key);
    expect(again.json()).toEqual(first.json());
    const { issueId, merchandiseId } = issue.purchase;
    const bought = await shop.order('/acquisition', reader, {
      issueId: issueId.toUpperCase(),
      merchandiseId: merchandiseId.toUpperCase(),
      ...byCard,
    });
    expect(bought.json()).toMatchObject({ status: 'paid' });
  });

  it('accepts 60 unpaid orders per account in 15 minutes, and paid ones without a limit', async () => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 700, price: 700, currency: 'BRL' })
      .execute();
    const order = (payment: object) =>
      shop.order('/shop/wallet/credit', reader, { credits: 700, salePrice: 700, ...payment });
    for (let count = 0; count < 3; count += 1) expect((await order(byCard)).statusCode).toBe(201);
    for (let count = 0; count < 60; count += 1) {
      shop.gateway.outcomes.push('declined');
      expect((await order(byCard)).statusCode).toBe(402);
    }
    const callsBefore = shop.gateway.calls.length;
    const late = await order(byPix);
    expect([late.statusCode, late.json().code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(shop.gateway.calls).toHaveLength(callsBefore);
    const byBalance = await shop.order('/acquisition', reader, {
      ...issue.purchase,
      paymentMethod: 'balance',
    });
    expect(byBalance.json()).toMatchObject({ status: 'paid' });
  });

  it('keeps the token of a card that is added again if the gateway returns the same one', async () => {
    const gateway = new SameTokenGateway();
    const other = await openShop(platform(), { gateway });
    const add = () =>
      other.send('POST', '/shop/payment-card', reader, { payload: newCard('once_same-token') });
    expect([(await add()).statusCode, (await add()).statusCode]).toEqual([201, 201]);
    const tokens = await platform()
      .database.selectFrom('comics.payment_card')
      .select('token')
      .where('readerId', '=', reader.uuid)
      .execute();
    expect(tokens).toEqual([{ token: 'saved-once_same-token' }]);
    // The token of the card from `newReader`.
    expect(gateway.calls.filter((call) => call === 'forgetCard')).toHaveLength(1);
    await other.app.close();
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
