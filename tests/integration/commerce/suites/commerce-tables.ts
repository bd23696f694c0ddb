import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { addPlan, addReader } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The constraints of the tables. */
export function commerceTables(platform: () => TestPlatform): void {
  const reader = randomUUID();
  const otherReader = randomUUID();
  let plan: string;
  const run = (statement: RawBuilder<unknown>) => statement.execute(platform().database);

  beforeAll(async () => {
    const { database } = platform();
    await platform().deleteAllData();
    await addReader(database, reader);
    await addReader(database, otherReader);
    plan = await addPlan(database, 'plano');
  });

  it.each([
    ['a coupon without a discount', "values ('NADA', null, null, null, null)"],
    ['a coupon with a percentage and an amount', "values ('DOIS', 10, 500, 'BRL', null)"],
    ['a coupon with an amount without a currency', "values ('MOEDA', null, 500, null, null)"],
    ['a coupon of more than 100 percent', "values ('DEMAIS', 101, null, null, null)"],
    ['a coupon that ends before it begins', "values ('VOLTA', 10, null, null, now() - interval '1 day')"],
    ['a coupon code in lower case', "values ('pouco', 10, null, null, null)"],
  ])('reject %s', async (_what, values) => {
    const insert = `insert into comics.coupon (code, percent, amount, currency, ends_at, begins_at) select *, now() from (${values}) as row`;
    await expect(run(sql.raw(insert))).rejects.toThrow(/check|type/);
  });

  it('reject more uses of a coupon or voucher than its limit', async () => {
    await run(
      sql`insert into comics.coupon (code, percent, begins_at, uses_limit) values ('UMAVEZ', 5, now(), 1)`,
    );
    await run(
      sql`insert into comics.voucher (code, market, credits, currency) values ('UMVALE', 'brazil', 500, 'BRL')`,
    );
    for (const table of ['coupon', 'voucher']) {
      const use = sql.raw(`update comics.${table} set uses = uses + 1`);
      await run(use);
      await expect(run(use)).rejects.toThrow('check constraint');
    }
  });

  it.each([
    ['a voucher without a product', { plan: false, days: null, credits: null }],
    ['a voucher for a plan without days', { plan: true, days: null, credits: null }],
    ['a voucher with two products', { plan: true, days: 30, credits: 500 }],
  ])('reject %s', async (_what, { plan: isPlan, days, credits }) => {
    await expect(
      platform()
        .database.insertInto('comics.voucher')
        .values({
          code: 'ERRADO',
          market: 'brazil',
          planId: isPlan ? plan : null,
          planDays: days,
          issueId: null,
          credits,
          currency: credits === null ? null : 'BRL',
          expiresAt: null,
        })
        .execute(),
    ).rejects.toThrow('check constraint');
  });

  it.each([
    ['without a product', { credits: null }],
    ['of credits paid from the balance', { method: 'balance' }],
    ['by Pix without a code', { method: 'pix' }],
    ['that is paid without a time of payment', { status: 'paid' }],
    ['that is refunded but was never paid', { status: 'refunded', refundedAt: new Date() }],
    ['with a discount above the price', { discount: 2000 }],
    ['with a discount without a coupon', { discount: 100 }],
  ] as const)('reject an order %s', async (_what, invalidFields) => {
    const order = {
      readerId: reader,
      planMerchandiseId: null,
      merchandiseId: null,
      credits: 1000,
      method: 'credit_card',
      status: 'waiting',
      price: 1000,
      currency: 'BRL',
      couponId: null,
      cardId: null,
      pixCode: null,
      pixExpiresAt: null,
      paidAt: null,
      refundedAt: null,
    } as const;
    const insert = (more: object) =>
      platform()
        .database.insertInto('comics.transaction')
        .values({ ...order, ...more })
        .execute();
    await expect(insert(invalidFields)).rejects.toThrow('check constraint');
    await expect(insert({})).resolves.toBeDefined();
  });

  it("reject a subscription that renews without merchandise, ends before its start or has another reader's card", async () => {
    const { database } = platform();
    const { id: card } = await database
      .insertInto('comics.payment_card')
      .values({
        readerId: otherReader,
        token: 'token',
        brand: 'visa',
        lastFourDigits: '4242',
        holderName: 'OUTRA PESSOA',
        expirationMonth: 1,
        expirationYear: 2040,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const insert = (more: object) =>
      database
        .insertInto('comics.subscription')
        .values({
          readerId: reader,
          planId: plan,
          startsAt: new Date(0),
          expiresAt: new Date(1),
          cycleDays: 30,
          merchandiseId: null,
          cardId: null,
          ...more,
        })
        .execute();
    await expect(insert({ hasAutoRenewal: true })).rejects.toThrow('check constraint');
    await expect(insert({ expiresAt: new Date(0) })).rejects.toThrow('check constraint');
    await expect(insert({ cardId: card })).rejects.toThrow('foreign key');
    await expect(insert({})).resolves.toBeDefined();
    await expect(insert({})).rejects.toThrow('unique');
  });

  it('reject a reader who is their own guardian', async () => {
    await expect(
      run(sql`update comics.reader set guardian_id = reader_id where reader_id = ${reader}`),
    ).rejects.toThrow('check constraint');
  });

  describe('of the ledger', () => {
    const addAccount = async (kind: string, owner: string | null, currency = 'BRL') => {
      const id = randomUUID();
      await run(
        sql`insert into comics.ledger_account (id, kind, reader_id, currency, balance)
          values (${id}, ${kind}, ${owner}, ${currency}, ${owner && 0})`,
      );
      return id;
    };
    let order: string;
    let gateway: string;
    let wallet: string;
    const transfer = (from: string, to: string, amount: number, currency = 'BRL') =>
      run(
        sql`insert into comics.ledger_transfer (from_account, to_account, amount, currency, transaction_id)
          values (${from}, ${to}, ${amount}, ${currency}, ${order})`,
      );
    const walletBalance = async () =>
      (
        await platform()
          .database.selectFrom('comics.ledger_account')
          .select('balance')
          .where('id', '=', wallet)
          .executeTakeFirstOrThrow()
      ).balance;

    beforeAll(async () => {
      const { database } = platform();
      ({ id: order } = await database
        .selectFrom('comics.transaction')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow());
      gateway = await addAccount('gateway', null);
      wallet = await addAccount('wallet', reader);
    });

    it('update the balance of a wallet and reject a negative balance', async () => {
      await transfer(gateway, wallet, 1000);
      await transfer(wallet, gateway, 300);
      expect(await walletBalance()).toBe(700);
      await expect(transfer(wallet, gateway, 701)).rejects.toThrow('check constraint');
      expect(await walletBalance()).toBe(700);
    });

    it('allow one account per kind, owner and currency', async () => {
      await expect(addAccount('wallet', reader)).rejects.toThrow('unique');
      await expect(addAccount('gateway', null)).rejects.toThrow('unique');
      await expect(addAccount('revenue', otherReader)).rejects.toThrow('check constraint');
    });

    it('reject transfers of zero or negative amounts, within one account, or into another currency', async () => {
      const dollars = await addAccount('gateway', null, 'USD');
      await expect(transfer(gateway, wallet, 0)).rejects.toThrow('check constraint');
      await expect(transfer(gateway, wallet, -5)).rejects.toThrow('check constraint');
      await expect(transfer(gateway, gateway, 5)).rejects.toThrow('check constraint');
      await expect(transfer(dollars, wallet, 5)).rejects.toThrow('foreign key');
      await expect(transfer(dollars, wallet, 5, 'USD')).rejects.toThrow('foreign key');
      expect(await walletBalance()).toBe(700);
    });

    it('do not allow transfers to be changed or deleted', async () => {
      await expect(run(sql`update comics.ledger_transfer set amount = 1`)).rejects.toThrow('only added to');
      await expect(run(sql`delete from comics.ledger_transfer`)).rejects.toThrow('only added to');
    });
  });
}
