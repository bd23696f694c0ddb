import { sql } from 'kysely';
import type { Charge, ChargeOrder } from '../../../../server/commerce/payments/payment-gateway.ts';
import { newCard } from '../../support/cards.ts';
import { FakeGateway } from '../../support/fake-gateway.ts';
import { addCoupon, byCard, openShop, sellIssue, type TestShop } from '../../support/open-shop.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { whileDiskIsFull } from '../../support/while-disk-is-full.ts';

/** A gateway that charges one cent too much. */
class WrongAmount extends FakeGateway {
  override async charge(order: ChargeOrder): Promise<Charge> {
    return { ...(await super.charge(order)), amount: order.amount + 1 };
  }
}

/** Failures of the platform, its database or its gateway do not count as attempts of a reader. */
export function failedAttempts(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  const repeat = async (times: number, send: () => Promise<{ statusCode: number }>) => {
    const statuses = new Set<number>();
    for (let count = 0; count < times; count += 1) statuses.add((await send()).statusCode);
    return [...statuses];
  };

  beforeAll(async () => {
    await platform().empty();
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 600, price: 600, currency: 'BRL' })
      .execute();
  });
  beforeEach(async () => {
    shop = await openShop(platform());
    reader = await shop.newReader();
  });
  afterEach(() => shop.app.close());

  const whileFull = <Outcome>(statement: 'insert' | 'update', run: () => Promise<Outcome>) =>
    whileDiskIsFull(platform().database, { table: 'comics.transaction', statement }, run);
  const buy = (by: TestShop = shop) =>
    by.order('/shop/wallet/credit', reader, { credits: 600, salePrice: 600, ...byCard });

  it.each(['insert', 'update'] as const)(
    'does not count 61 orders while the disk is full at an %s',
    async (statement) => {
      const [status, ...others] = await whileFull(statement, () => repeat(61, () => buy()));
      expect([(status ?? 0) >= 500, others]).toEqual([true, []]);
      expect((await buy()).statusCode).toBe(201);
    },
  );

  it.each(['is lost before', 'is lost after'] as const)(
    'does not count 61 orders whose gateway call %s',
    async (fate) => {
      const send = () => {
        shop.gateway.callOutcomes.push(fate);
        return buy();
      };
      expect(await repeat(61, send)).toEqual([502]);
      expect((await buy()).statusCode).toBe(201);
    },
  );

  it('does not count 61 orders for which the gateway charged another amount', async () => {
    const other = await openShop(platform(), { gateway: new WrongAmount() });
    expect(await repeat(61, () => buy(other))).toEqual([409]);
    expect((await buy()).statusCode).toBe(201);
    await other.app.close();
  });

  it('counts declined cards, also between failures', async () => {
    const send = async () => {
      shop.gateway.outcomes.push('declined');
      return buy();
    };
    expect(await repeat(59, send)).toEqual([402]);
    await whileFull('insert', () => repeat(3, () => buy()));
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([402, 429]);
  });

  it('returns a paid order even if its attempt cannot be removed', async () => {
    const { attempts } = shop.service;
    const other = await openShop(platform(), {
      attempts: {
        count: attempts.count,
        uncount: () => Promise.reject(new Error('The database is not available.')),
      },
    });
    expect((await buy(other)).statusCode).toBe(201);
    await other.app.close();
  });

  it('does not count failed checks of coupons and vouchers, and failed cards', async () => {
    const code = await addCoupon(platform());
    const { rent } = await sellIssue(platform());
    const ask = () => shop.send('GET', `/shop/coupon/${code}?merchandise=${rent.merchandiseId}`, reader);
    const askVoucher = () => shop.send('POST', '/voucher', reader, { payload: { code: 'NADA' } });
    const add = () => shop.send('POST', '/shop/payment-card', reader, { payload: newCard('once_any') });
    for (const table of ['coupon', 'voucher']) {
      await sql`alter table ${sql.table(`comics.${table}`)} rename to away_${sql.raw(table)}`.execute(
        platform().database,
      );
    }
    const statuses = [await repeat(31, ask), await repeat(4, askVoucher)];
    for (const table of ['coupon', 'voucher']) {
      await sql`alter table ${sql.table(`comics.away_${table}`)} rename to ${sql.raw(table)}`.execute(
        platform().database,
      );
    }
    for (const [status = 0, ...others] of statuses) expect([status >= 500, others]).toEqual([true, []]);
    expect([(await ask()).statusCode, (await askVoucher()).statusCode]).toEqual([200, 404]);
    const lost = () => {
      shop.gateway.callOutcomes.push('is lost before');
      return add();
    };
    expect(await repeat(11, lost)).toEqual([502]);
    expect((await add()).statusCode).toBe(201);
  });
}
