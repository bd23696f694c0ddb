import {
  addCoupon,
  byCard,
  newKey,
  openShop,
  sellIssue,
  sellPlan,
  type TestShop,
} from '../../support/open-shop.ts';
import { daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** What coupons take off a price, for whom, and how often. */
export function coupons(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let plan: { planId: string; merchandiseId: string };
  let issue: Awaited<ReturnType<typeof sellIssue>>;
  const notFound = [404, 'COUPON.NOT_FOUND'];

  beforeAll(async () => {
    await platform().empty();
    const [sold] = await sellPlan(platform(), { 30: 1990 });
    if (!sold) throw new Error('There is one period.');
    plan = sold;
    issue = await sellIssue(platform());
  });
  beforeEach(async () => {
    shop = await openShop(platform());
    reader = await shop.newReader();
  });
  afterEach(() => shop.app.close());

  const codeOf = (answer: Awaited<ReturnType<TestShop['order']>>) => [answer.statusCode, answer.json().code];
  const ask = (code: string, merchandise?: string, by = reader) =>
    shop.send('GET', `/shop/coupon/${code}${merchandise ? `?merchandise=${merchandise}` : ''}`, by);
  const buy = (couponCode: string, more: object = {}, by = reader, key = newKey()) =>
    shop.order('/acquisition', by, { ...issue.purchase, ...byCard, couponCode, ...more }, key);
  const usesOf = async (code: string) =>
    (
      await platform()
        .database.selectFrom('comics.coupon')
        .select('uses')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).uses;

  it('tells what it takes off, however it was typed', async () => {
    const code = await addCoupon(platform(), { endsAt: daysAgo(-10) });
    const answer = await ask(`%20${code.toLowerCase()}`, issue.purchase.merchandiseId);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { code, percent: 20, amount: null, currency: null, endsAt: expect.any(String) },
    ]);
  });

  it.each([
    [{ percent: 20 }, 792],
    [{ percent: 33 }, 663],
    [{ percent: null, amount: 500, currency: 'BRL' }, 490],
  ])('takes %p off the price of 990', async (coupon, amount) => {
    const answer = await buy(await addCoupon(platform(), coupon));
    expect([answer.json().amount, shop.gateway.taken]).toEqual([amount, amount]);
    const [order] = await shop.transactionsOf(reader);
    expect([order?.price, order?.discount]).toEqual([990, 990 - amount]);
  });

  it.each([{ percent: 100 }, { percent: null, amount: 5000, currency: 'BRL' }])(
    'gives for nothing what %p pays wholly, and asks nobody to pay',
    async (coupon) => {
      const code = await addCoupon(platform(), coupon);
      const answer = await shop.order('/subscription', reader, { ...plan, ...byCard, couponCode: code });
      expect(answer.json()).toMatchObject({ status: 'paid', amount: 0 });
      expect(await shop.subscriptionsOf(reader)).toEqual([
        expect.objectContaining({ hasAutoRenewal: false }),
      ]);
      expect(shop.gateway.calls).toEqual([]);
    },
  );

  it('gives no credits for nothing', async () => {
    const appliesTo = ['dragon_wallet_credit' as const];
    const code = await addCoupon(platform(), { percent: 100, appliesTo });
    const large = await addCoupon(platform(), { percent: null, amount: 1000, currency: 'BRL', appliesTo });
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 1000, price: 1000, currency: 'BRL' })
      .execute();
    expect(codeOf(await ask(code))).toEqual(notFound);
    for (const couponCode of [code, large]) {
      const order = { credits: 1000, salePrice: 1000, ...byCard, couponCode };
      expect(codeOf(await shop.order('/shop/wallet/credit', reader, order))).toEqual(notFound);
    }
  });

  it('is not found unless it is running, left, and for what is bought', async () => {
    const other = await sellIssue(platform());
    const codes = await Promise.all(
      [
        { beginsAt: daysAgo(-1) },
        { endsAt: daysAgo(1) },
        { planId: plan.planId },
        { issueId: other.rent.issueId },
        { percent: null, amount: 100, currency: 'USD' },
      ].map((coupon) => addCoupon(platform(), coupon)),
    );
    for (const code of [...codes, 'NADA', 'a b', "'; drop", '%00', 'ab']) {
      expect(codeOf(await ask(code, issue.purchase.merchandiseId))).toEqual(notFound);
    }
    expect(codeOf(await buy('\0'))).toEqual(notFound);
    expect(codeOf(await buy(codes[0] ?? ''))).toEqual(notFound);
    const [, , ofPlan = '', ofIssue = ''] = codes;
    expect((await ask(ofPlan, plan.merchandiseId)).statusCode).toBe(200);
    expect((await ask(ofIssue, other.purchase.merchandiseId)).statusCode).toBe(200);
    expect(await shop.transactionsOf(reader)).toEqual([]);
  });

  it('is used no more often than it may, by however many at once', async () => {
    const code = await addCoupon(platform(), { usesLimit: 2 });
    const readers = await Promise.all(Array.from({ length: 5 }, () => shop.newReader()));
    const answers = await Promise.all(readers.map((one) => buy(code, {}, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 404, 404, 404]);
    expect(await usesOf(code)).toBe(2);
    expect(shop.gateway.taken).toBe(2 * 792);
  });

  it('is used once by an order that is sent again', async () => {
    const code = await addCoupon(platform());
    const key = newKey();
    await Promise.all([buy(code, {}, reader, key), buy(code, {}, reader, key)]);
    await buy(code, {}, reader, key);
    expect(await usesOf(code)).toBe(1);
  });

  it('may be used again after a payment that was declined', async () => {
    const code = await addCoupon(platform(), { usesLimit: 1 });
    shop.gateway.outcomes.push('declined');
    expect((await buy(code)).statusCode).toBe(402);
    expect(await usesOf(code)).toBe(0);
    expect((await buy(code)).statusCode).toBe(201);
    expect(await usesOf(code)).toBe(1);
  });

  it('goes from an order that waits to the one that takes its place', async () => {
    const code = await addCoupon(platform(), { usesLimit: 1 });
    expect((await buy(code, { paymentMethod: 'pix' })).json().status).toBe('waiting');
    const other = await shop.newReader();
    expect(codeOf(await ask(code, issue.purchase.merchandiseId, other))).toEqual(notFound);
    expect((await ask(code, issue.purchase.merchandiseId)).statusCode).toBe(200);
    expect((await buy(code)).json()).toMatchObject({ status: 'paid', amount: 792 });
    expect(await usesOf(code)).toBe(1);
  });

  describe('of a number of uses for each reader', () => {
    const alreadyUsed = [409, 'COUPON.ALREADY_USED'];
    const byPix = { paymentMethod: 'pix' };
    const forIssue = (couponCode: string, sold: object, more: object = {}) =>
      shop.order('/acquisition', reader, { ...sold, ...byCard, couponCode, ...more });

    it('is refused once they are used, when it is looked up and when it is ordered with', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      const other = await sellIssue(platform());
      expect((await buy(code)).statusCode).toBe(201);
      expect(codeOf(await ask(code, other.purchase.merchandiseId))).toEqual(alreadyUsed);
      expect(codeOf(await forIssue(code, other.purchase))).toEqual(alreadyUsed);
      const another = await shop.newReader();
      expect((await ask(code, other.purchase.merchandiseId, another)).statusCode).toBe(200);
      expect((await buy(code, {}, another)).statusCode).toBe(201);
      expect(await usesOf(code)).toBe(2);
    });

    it('is used no more often by one reader in many tabs', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 2 });
      const sold = await Promise.all(Array.from({ length: 6 }, () => sellIssue(platform())));
      const answers = await Promise.all(sold.map(({ purchase }) => forIssue(code, purchase)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      expect([await usesOf(code), shop.gateway.taken]).toEqual([2, 2 * 792]);
    });

    it('is held by an order that waits for its Pix, until that has expired', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      const other = await sellIssue(platform());
      const waiting = (await buy(code, byPix)).json();
      expect(codeOf(await ask(code, other.purchase.merchandiseId))).toEqual(alreadyUsed);
      expect(codeOf(await forIssue(code, other.purchase))).toEqual(alreadyUsed);
      shop.clock.offsetMs = 31 * 60_000;
      await shop.send('GET', `/shop/transaction/detail/${waiting.externalId}`, reader);
      expect((await shop.transactionsOf(reader)).map(({ status }) => status)).toEqual(['expired']);
      expect((await forIssue(code, other.purchase)).statusCode).toBe(201);
    });

    it('goes from an order that waits to the one that takes its place', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      await buy(code, byPix);
      expect((await ask(code, issue.purchase.merchandiseId)).statusCode).toBe(200);
      expect((await buy(code)).json()).toMatchObject({ status: 'paid', amount: 792 });
      expect(await usesOf(code)).toBe(1);
    });

    it('may be used again after a payment that was declined', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      shop.gateway.outcomes.push('declined');
      expect((await buy(code)).statusCode).toBe(402);
      expect((await buy(code)).statusCode).toBe(201);
    });
  });

  it('is for credits only where it says so, and for nothing else then', async () => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 2000, price: 2000, currency: 'BRL' })
      .execute();
    const ofComics = await addCoupon(platform());
    const ofCredits = await addCoupon(platform(), { appliesTo: ['dragon_wallet_credit'] });
    const fill = (couponCode: string) =>
      shop.order('/shop/wallet/credit', reader, { credits: 2000, salePrice: 2000, ...byCard, couponCode });
    expect(codeOf(await ask(ofComics))).toEqual([409, 'COUPON.NOT_FOR_CREDITS']);
    expect(codeOf(await fill(ofComics))).toEqual([409, 'COUPON.NOT_FOR_CREDITS']);
    expect((await ask(ofCredits)).statusCode).toBe(200);
    expect((await fill(ofCredits)).json()).toMatchObject({ status: 'paid', amount: 1600 });
    expect(codeOf(await ask(ofCredits, issue.purchase.merchandiseId))).toEqual(notFound);
    expect(codeOf(await buy(ofCredits))).toEqual(notFound);
  });

  it('is found by nobody who tries and tries, neither by asking nor by ordering', async () => {
    const code = await addCoupon(platform());
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await ask('CHUTE')).statusCode).toBe(404);
      expect((await buy('CHUTE')).statusCode).toBe(404);
    }
    const tooMany = await ask(code, issue.purchase.merchandiseId);
    expect([codeOf(tooMany), Number(tooMany.headers['retry-after']) > 0]).toEqual([
      [429, 'REQUEST.TOO_MANY'],
      true,
    ]);
    expect((await buy(code)).statusCode).toBe(429);
    expect((await ask(code, issue.purchase.merchandiseId, await shop.newReader())).statusCode).toBe(200);
  });

  it('is no question where it is good, however often it is ordered with', async () => {
    const code = await addCoupon(platform());
    for (let orders = 0; orders < 31; orders += 1) {
      expect((await buy(code, { paymentMethod: 'balance' })).statusCode).toBe(402);
    }
  });
}
