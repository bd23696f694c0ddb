import { randomUUID } from 'node:crypto';
import { cardPayment, openShop, sellPlan, type TestShop } from '../../support/open-shop.ts';
import { addIssue, addPublisher } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { fillWallet } from '../../support/wallets.ts';

const balancePayment = { paymentMethod: 'balance' };
/** In cents, for all products of this suite. */
const price = 100;

/** Concurrent requests for limited balances, coupons and vouchers. */
export function parallelMoney(platform: () => TestPlatform): void {
  let shop: TestShop;
  let issues: { issueId: string; merchandiseId: string }[];
  let plan: { planId: string; merchandiseId: string };

  beforeAll(async () => {
    await platform().deleteAllData();
    issues = await sellIssues(platform(), 200);
    [plan = plan] = await sellPlan(platform(), { 30: price });
  }, 60_000);
  beforeEach(async () => {
    shop = await openShop(platform());
  });
  afterEach(() => shop.app.close());

  async function addReaderWithCredits(cents = 0): Promise<TestCaller> {
    const caller = await shop.addReaderWithCard();
    if (cents > 0) await fillWallet(platform().database, caller.uuid, cents);
    return caller;
  }
  const addReadersWithCredits = (count: number, cents = 0) =>
    Promise.all(Array.from({ length: count }, () => addReaderWithCredits(cents)));

  /** Counts the responses by error code or status. */
  async function countResponses(requests: ReturnType<TestShop['order']>[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { statusCode, json } of await Promise.all(requests)) {
      const name = statusCode < 400 ? String(statusCode) : json().code;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  it('accepts exactly 100 of 200 concurrent orders when the balance covers 100', async () => {
    const reader = await addReaderWithCredits(100 * price);
    const counts = await countResponses(
      issues.map((issue) => shop.order('/acquisition', reader, { ...issue, ...balancePayment })),
    );
    expect(counts).toEqual({ 201: 100, 'TRANSACTION.PAYMENT_FAILED': 100 });
    expect(await shop.balanceOf(reader)).toBe(0);
    expect(await shop.acquisitionsOf(reader)).toHaveLength(100);
    expect(await shop.transactionsOf(reader)).toHaveLength(100);
    expect(await shop.sumInLedgerAccount('revenue', reader)).toBe(100 * price);
  }, 60_000);

  it('accepts a coupon with 100 uses in exactly 100 of 200 concurrent orders', async () => {
    const { database } = platform();
    const code = 'CEMVEZES';
    await database
      .insertInto('comics.coupon')
      .values({ code, percent: 50, beginsAt: new Date(0), usesLimit: 100 })
      .execute();
    const readers = await addReadersWithCredits(20, 10 * price);
    const counts = await countResponses(
      readers.flatMap((reader) =>
        issues
          .slice(0, 10)
          .map((issue) =>
            shop.order('/acquisition', reader, { ...issue, ...balancePayment, couponCode: code }),
          ),
      ),
    );
    expect(counts).toEqual({ 201: 100, 'COUPON.USED_UP': 100 });
    expect(await shop.sumInLedgerAccount('revenue', ...readers)).toBe((100 * price) / 2);
    const coupon = database.selectFrom('comics.coupon').select('uses').where('code', '=', code);
    expect(await coupon.executeTakeFirst()).toEqual({ uses: 100 });
  }, 60_000);

  it('redeems a voucher with 100 uses for exactly 100 of 200 concurrent readers', async () => {
    const { id: voucherId } = await platform()
      .database.insertInto('comics.voucher')
      .values({ code: 'CEMLEITORES', market: 'brazil', credits: 700, currency: 'BRL', usesLimit: 100 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const readers = await addReadersWithCredits(200);
    const counts = await countResponses(
      readers.map((reader) => shop.order('/voucher/redeem', reader, { voucherId })),
    );
    expect(counts).toEqual({ 200: 100, 'VOUCHER.NOT_FOUND': 100 });
    const balances = await Promise.all(readers.map(shop.balanceOf));
    expect(balances.filter((cents) => cents === 700)).toHaveLength(100);
    expect(balances.filter((cents) => cents === 0)).toHaveLength(100);
  }, 60_000);

  it('subscribes once when 20 tabs order by card at the same time', async () => {
    const reader = await addReaderWithCredits();
    const counts = await countResponses(
      Array.from({ length: 20 }, () => shop.order('/subscription', reader, { ...plan, ...cardPayment })),
    );
    expect(counts[201]).toBe(1);
    expect(await shop.subscriptionsOf(reader)).toHaveLength(1);
    const orders = await shop.transactionsOf(reader);
    expect(orders.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(orders.filter(({ status, refund }) => status === 'waiting' || refund === 'due')).toEqual([]);
    expect(shop.gateway.taken).toBe(price);
  }, 60_000);

  /** A subscription without renewal can be followed by one other (rule 46), but not by a third. */
  it('subscribes for a period and the next one when 20 tabs order from the balance at the same time', async () => {
    const reader = await addReaderWithCredits(20 * price);
    const counts = await countResponses(
      Array.from({ length: 20 }, () => shop.order('/subscription', reader, { ...plan, ...balancePayment })),
    );
    expect(counts).toEqual({ 201: 2, 'USER.DUPLICATE_SUBSCRIPTION': 18 });
    const [first, next, ...others] = await shop.subscriptionsOf(reader);
    expect([next?.startsAt, others]).toEqual([first?.expiresAt, []]);
    expect(await shop.balanceOf(reader)).toBe(18 * price);
  }, 60_000);

  it('subscribes once when 20 tabs that show no subscription order at the same time', async () => {
    const reader = await addReaderWithCredits(20 * price);
    const order = { ...plan, ...balancePayment, follows: null };
    const counts = await countResponses(
      Array.from({ length: 20 }, () => shop.order('/subscription', reader, order)),
    );
    expect(counts).toEqual({ 201: 1, 'USER.DUPLICATE_SUBSCRIPTION': 19 });
    expect(await shop.subscriptionsOf(reader)).toHaveLength(1);
    expect(await shop.balanceOf(reader)).toBe(19 * price);
  }, 60_000);

  it('charges once and returns the same response for 50 concurrent requests with one key', async () => {
    const reader = await addReaderWithCredits();
    const key = randomUUID();
    const counts = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.order('/acquisition', reader, { ...issues[0], ...cardPayment }, key),
      ),
    );
    expect(new Set(counts.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(counts[0]?.json().status).toBe('paid');
    expect(await shop.transactionsOf(reader)).toHaveLength(1);
    expect(await shop.acquisitionsOf(reader)).toHaveLength(1);
    expect(shop.gateway.taken).toBe(price);
  }, 60_000);
}

async function sellIssues({ database }: TestPlatform, count: number) {
  const publisherId = await addPublisher(database);
  const sold = [];
  for (let index = 0; index < count; index += 1) {
    const issueId = await addIssue(database, { slug: `n${index}`, publisherId, editions: {} });
    const { id: merchandiseId } = await database
      .insertInto('comics.merchandise')
      .values({ issueId, kind: 'purchase', price, currency: 'BRL' })
      .returning('id')
      .executeTakeFirstOrThrow();
    sold.push({ issueId, merchandiseId });
  }
  return sold;
}
