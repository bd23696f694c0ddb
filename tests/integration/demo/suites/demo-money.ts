import { sql } from 'kysely';
import { demo } from '../../../../demo/demo.ts';
import { updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';
import { loadFullDemo } from '../../support/full-catalogue.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The payments, acquisitions, coupons and vouchers of the demo. */
export function demoMoney(platform: () => TestPlatform): void {
  const findAccountId = async (username: string) =>
    (await platform().accounts.findByUsernameOrEmail(username))?.uuid ?? '';

  beforeAll(() => loadFullDemo(platform()));

  it('has cards of every brand, one of them expired', async () => {
    const rows = await platform()
      .database.selectFrom('comics.payment_card')
      .selectAll()
      .where('readerId', '=', await findAccountId('olga.cartoes'))
      .execute();
    const now = new Date();
    const isExpired = (row: (typeof rows)[number]) =>
      new Date(Date.UTC(row.expirationYear, row.expirationMonth - 1, 1, 12)) <= now;
    expect(rows.map(({ brand }) => brand).sort()).toEqual([
      'amex',
      'diners-club',
      'discover',
      'mastercard',
      'visa',
    ]);
    expect(rows.filter(isExpired).map(({ brand }) => brand)).toEqual(['discover']);
  });

  it('has a payment history longer than a page, with every kind of product and every outcome', async () => {
    const rows = await platform()
      .database.selectFrom('comics.transaction as transaction')
      .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandiseId')
      .select(['status', 'method', 'credits', 'planMerchandiseId', 'merchandise.kind'])
      .where('readerId', '=', await findAccountId('quita.historico'))
      .execute();
    const hasTransaction = (...values: string[]) =>
      rows.some(({ status, method, credits, planMerchandiseId, kind }) => {
        const product = kind ?? (credits === null ? planMerchandiseId && 'plan' : 'credits');
        return values.every((value) => [status, method, product].includes(value));
      });
    expect(rows.length).toBeGreaterThan(20);
    for (const product of ['plan', 'purchase', 'rent', 'credits'])
      expect([product, hasTransaction(product, 'paid')]).toEqual([product, true]);
    for (const status of ['refused', 'refunded'])
      expect([status, hasTransaction(status)]).toEqual([status, true]);
    for (const status of ['waiting', 'expired'])
      expect([status, hasTransaction(status, 'pix')]).toEqual([status, true]);
  });

  it('has one payment for each period of a subscription, the later ones as renewals', async () => {
    const rows = await platform()
      .database.selectFrom('comics.transaction as transaction')
      .innerJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscriptionId')
      .select(['subscription.startsAt', 'subscription.expiresAt', 'cycleDays', 'coversFrom', 'isRenewal'])
      .where('transaction.readerId', '=', await findAccountId('clara.assina'))
      .orderBy('transaction.createdAt')
      .execute();
    expect(rows.map(({ isRenewal }) => isRenewal)).toEqual([false, true, true]);
    for (const [index, { startsAt, coversFrom, cycleDays }] of rows.entries()) {
      const days = ((coversFrom?.getTime() ?? 0) - startsAt.getTime()) / (24 * 60 * 60 * 1000);
      expect(days).toBe(index * cycleDays);
    }
  });

  it('offers credits, and restricts the payment methods of some products', async () => {
    const { database } = platform();
    const offers = await database.selectFrom('comics.credit_offer').select(['credits', 'price']).execute();
    expect(offers).toEqual(demo.creditOffers);
    const restrictedOffers = await database
      .selectFrom('comics.plan_merchandise')
      .select(['cycleDays', 'paymentMethods'])
      .where('paymentMethods', 'is not', null)
      .execute();
    expect(restrictedOffers).toEqual([{ cycleDays: 360, paymentMethods: ['credit_card', 'pix'] }]);
  });

  it('has revenue of subscriptions for a publisher, and closed months with tax', async () => {
    const { database } = platform();
    await updateRevenue({
      database,
      now: () => new Date(),
      databaseNow: async () => new Date(),
      onProblem(error) {
        throw error;
      },
    });
    const { rows } = await sql<{ forPublishers: number; closedTax: number }>`
      select sum(publisher_amount) filter (where source = 'subscription')::float8 as for_publishers,
        sum(tax) filter (where closed_at is not null)::float8 as closed_tax
      from finance.revenue_issue join finance.revenue_month using (month)`.execute(database);
    expect(rows[0]?.forPublishers).toBeGreaterThan(0);
    expect(rows[0]?.closedTax).toBeGreaterThan(0);
  });

  it('has a waiting Pix charge that the stand-in bank can pay', async () => {
    const rows = await platform()
      .database.selectFrom('comics.transaction as transaction')
      .innerJoin('thirdparty.charge as charge', 'charge.pixCode', 'transaction.pixCode')
      .select(['charge.amount', 'charge.status', 'price'])
      .where('transaction.status', '=', 'waiting')
      .execute();
    expect(rows).toEqual([{ amount: 3000, status: 'pending', price: 3000 }]);
  });

  it('has bought and rented issues, running and expired', async () => {
    const rows = await platform()
      .database.selectFrom('comics.acquisition')
      .select(['issueId', 'createdAt', 'expiresAt', 'endedAt', 'transactionId', 'redemptionId'])
      .where('readerId', '=', await findAccountId('rosa.colecao'))
      .execute();
    const now = new Date();
    const states = rows.map(({ expiresAt: end }) =>
      end === null ? 'bought' : end > now ? 'running' : 'expired',
    );
    expect(states.sort()).toEqual(['bought', 'bought', 'bought', 'expired', 'running']);
    // No issue has two acquisitions, so each one is visible.
    const ordered = rows.filter(({ transactionId }) => transactionId !== null);
    expect(new Set(ordered.map(({ issueId }) => issueId)).size).toBe(4);
    const weekMs = 7 * 24 * 60 * 60 * 1000;
    const rents = rows.filter(({ expiresAt }) => expiresAt !== null);
    expect(rents.map(({ createdAt, expiresAt: end }) => Number(end) - Number(createdAt))).toEqual([
      weekMs,
      weekMs,
    ]);
    for (const { expiresAt: end, endedAt, transactionId, redemptionId } of rows) {
      expect(endedAt).toEqual(end && end <= now ? end : null);
      expect((transactionId === null) !== (redemptionId === null)).toBe(true);
    }
  });

  it('has ledger accounts that sum to zero, and wallet balances that equal their transfers', async () => {
    const { database } = platform();
    const accounts = await database
      .selectFrom('comics.ledger_account as account')
      .innerJoin(
        (builder) =>
          builder
            .selectFrom('comics.ledger_transfer')
            .select(['fromAccount as id', sql<number>`-amount`.as('amount')])
            .unionAll(builder.selectFrom('comics.ledger_transfer').select(['toAccount as id', 'amount']))
            .as('entry'),
        (join) => join.onRef('entry.id', '=', 'account.id'),
      )
      .select([
        'account.currency',
        'account.readerId',
        'account.balance',
        sql<number>`sum(amount)::int`.as('sum'),
      ])
      .groupBy('account.id')
      .execute();
    const sums = new Map<string, number>();
    for (const { currency, sum } of accounts) sums.set(currency, (sums.get(currency) ?? 0) + sum);
    expect([...sums]).toEqual([['BRL', 0]]);
    const wallets = accounts.filter((account) => account.readerId !== null);
    expect(wallets.length).toBeGreaterThan(1);
    for (const { balance, sum } of wallets) expect(balance).toBe(sum);
    const paulo = await findAccountId('paulo.saldo');
    expect(wallets.find((wallet) => wallet.readerId === paulo)?.balance).toBe(7010);
  });

  it('has one payment for each paid order, and a reverse transfer for each refund', async () => {
    const rows = await platform()
      .database.selectFrom('comics.transaction as transaction')
      .leftJoin('comics.ledger_transfer as transfer', 'transfer.transactionId', 'transaction.id')
      .leftJoin('comics.ledger_account as account', 'account.id', 'transfer.fromAccount')
      .select(['transaction.id', 'transaction.status', 'transaction.price', 'transaction.discount'])
      .select(
        sql<number>`coalesce(sum(amount) filter (where account.kind <> 'promotion'), 0)::int`.as(
          'paidAmount',
        ),
      )
      .groupBy('transaction.id')
      .execute();
    const paymentFactor = { paid: 1, refunded: 2, refused: 0, waiting: 0, expired: 0, charged_back: 2 };
    for (const { status, price, discount, paidAmount } of rows)
      expect(paidAmount).toBe((price - discount) * paymentFactor[status]);
  });

  it('counts the uses of coupons and vouchers, and applies the discounts', async () => {
    const { database } = platform();
    const coupons = await database
      .selectFrom('comics.coupon as coupon')
      .leftJoin('comics.transaction as transaction', 'transaction.couponId', 'coupon.id')
      .select([
        'coupon.code',
        'coupon.percent',
        'coupon.amount',
        'coupon.uses',
        'price',
        'discount',
        'readerId',
      ])
      .execute();
    expect(new Set(coupons.map(({ code }) => code))).toEqual(new Set(demo.coupons.map(({ code }) => code)));
    for (const { code, percent, amount, uses, price, discount } of coupons) {
      expect([code, uses]).toEqual([code, coupons.filter((row) => row.code === code && row.readerId).length]);
      if (price !== null) expect(discount).toBe(amount ?? Math.round((price * (percent ?? 0)) / 100));
    }
    const vouchers = await database
      .selectFrom('comics.voucher as voucher')
      .leftJoin('comics.voucher_redemption as redemption', 'redemption.voucherId', 'voucher.id')
      .select(['code', 'uses', sql<number>`count(redemption.id)::int`.as('redeemed')])
      .groupBy('voucher.id')
      .execute();
    expect(vouchers.map(({ code }) => code).sort()).toEqual(demo.vouchers.map(({ code }) => code).sort());
    for (const { uses, redeemed } of vouchers) expect(uses).toBe(redeemed);
  });
}
