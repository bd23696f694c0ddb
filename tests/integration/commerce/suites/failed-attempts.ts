import { sql } from 'kysely';
import type { Charge, ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { buildCardRequest } from '../../support/cards.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addCoupon, cardPayment, openShop, sellIssue, type TestShop } from '../../support/open-shop.ts';
import { runWithFullDisk } from '../../support/run-with-full-disk.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** A gateway that charges one cent too much. */
class OverchargingGateway extends FakeGateway {
  override async charge(order: ChargeOrder): Promise<Charge> {
    return { ...(await super.charge(order)), amount: order.amount + 1 };
  }
}

/** Failures of the platform, its database or its gateway do not count as attempts of a reader. */
export function failedAttempts(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  const sendRepeatedly = async (times: number, send: () => Promise<{ statusCode: number }>) => {
    const statuses = new Set<number>();
    for (let count = 0; count < times; count += 1) statuses.add((await send()).statusCode);
    return [...statuses];
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 600, price: 600, currency: 'BRL' })
      .execute();
  });
  beforeEach(async () => {
    shop = await openShop(platform());
    reader = await shop.addReaderWithCard();
  });
  afterEach(() => shop.app.close());

  const runWithFullTable = <Outcome>(statement: 'insert' | 'update', run: () => Promise<Outcome>) =>
    runWithFullDisk(platform().database, { table: 'comics.transaction', statement }, run);
  const buyCredits = (seller: TestShop = shop) =>
    seller.order('/shop/wallet/credit', reader, { credits: 600, salePrice: 600, ...cardPayment });

  it.each(['insert', 'update'] as const)(
    'does not count 61 orders while the disk is too full for an %s',
    async (statement) => {
      const [status, ...others] = await runWithFullTable(statement, () =>
        sendRepeatedly(61, () => buyCredits()),
      );
      expect([(status ?? 0) >= 500, others]).toEqual([true, []]);
      expect((await buyCredits()).statusCode).toBe(201);
    },
  );

  it.each(['lost before effect', 'lost after effect'] as const)(
    'does not count 61 orders whose gateway call is %s',
    async (callOutcome) => {
      const send = () => {
        shop.gateway.callOutcomes.push(callOutcome);
        return buyCredits();
      };
      expect(await sendRepeatedly(61, send)).toEqual([502]);
      expect((await buyCredits()).statusCode).toBe(201);
    },
  );

  it('does not count 61 orders for which the gateway charged another amount', async () => {
    const otherShop = await openShop(platform(), { gateway: new OverchargingGateway() });
    expect(await sendRepeatedly(61, () => buyCredits(otherShop))).toEqual([409]);
    expect((await buyCredits()).statusCode).toBe(201);
    await otherShop.app.close();
  });

  it('counts declined cards, even with failures between them', async () => {
    const sendDeclined = async () => {
      shop.gateway.outcomes.push('declined');
      return buyCredits();
    };
    expect(await sendRepeatedly(59, sendDeclined)).toEqual([402]);
    await runWithFullTable('insert', () => sendRepeatedly(3, () => buyCredits()));
    expect([(await sendDeclined()).statusCode, (await sendDeclined()).statusCode]).toEqual([402, 429]);
  });

  it('does not fail a paid order if its attempt cannot be removed from the count', async () => {
    const { attempts } = shop.service;
    const otherShop = await openShop(platform(), {
      attempts: {
        count: attempts.count,
        uncount: () => Promise.reject(new Error('The database is not available.')),
      },
    });
    expect((await buyCredits(otherShop)).statusCode).toBe(201);
    await otherShop.app.close();
  });

  it('does not count checks of coupons and vouchers, or new cards, that fail because of the platform', async () => {
    const code = await addCoupon(platform());
    const { rent } = await sellIssue(platform());
    const checkCoupon = () =>
      shop.send('GET', `/shop/coupon/${code}?merchandise=${rent.merchandiseId}`, reader);
    const checkVoucher = () => shop.send('POST', '/voucher', reader, { payload: { code: 'NADA' } });
    const addCard = () =>
      shop.send('POST', '/shop/payment-card', reader, { payload: buildCardRequest('once_any') });
    for (const table of ['coupon', 'voucher']) {
      await sql`alter table ${sql.table(`comics.${table}`)} rename to away_${sql.raw(table)}`.execute(
        platform().database,
      );
    }
    const statuses = [await sendRepeatedly(31, checkCoupon), await sendRepeatedly(4, checkVoucher)];
    for (const table of ['coupon', 'voucher']) {
      await sql`alter table ${sql.table(`comics.away_${table}`)} rename to ${sql.raw(table)}`.execute(
        platform().database,
      );
    }
    for (const [status = 0, ...others] of statuses) expect([status >= 500, others]).toEqual([true, []]);
    expect([(await checkCoupon()).statusCode, (await checkVoucher()).statusCode]).toEqual([200, 404]);
    const addCardWithoutResponse = () => {
      shop.gateway.callOutcomes.push('lost before effect');
      return addCard();
    };
    expect(await sendRepeatedly(11, addCardWithoutResponse)).toEqual([502]);
    expect((await addCard()).statusCode).toBe(201);
  });
}
