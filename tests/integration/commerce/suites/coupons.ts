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

/** Discounts of coupons, their conditions and limits. */
export function coupons(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let plan: { planId: string; merchandiseId: string };
  let issue: Awaited<ReturnType<typeof sellIssue>>;
  const notFound = [404, 'COUPON.NOT_FOUND'];

  beforeAll(async () => {
    await platform().empty();
    const [sold] = await sellPlan(platform(), { 30: 1990 });
    if (!sold) throw new Error('The plan has no merchandise.');
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

  it('returns a coupon for its code in any case and with spaces', async () => {
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
  ])('reduces the price of 990 by %p', async (coupon, amount) => {
    const answer = await buy(await addCoupon(platform(), coupon));
    expect([answer.json().amount, shop.gateway.taken]).toEqual([amount, amount]);
    const [order] = await shop.transactionsOf(reader);
    expect([order?.price, order?.discount]).toEqual([990, 990 - amount]);
  });

  it.each([{ percent: 100 }, { percent: null, amount: 5000, currency: 'BRL' }])(
    'makes a plan free with %p, without a charge or renewal',
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

  it('does not make wallet credits free', async () => {
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

  it('does not find a coupon outside its period, for another product or currency, or with an invalid code', async () => {
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

  it('respects the limit of uses in concurrent orders', async () => {
    const code = await addCoupon(platform(), { usesLimit: 2 });
    const readers = await Promise.all(Array.from({ length: 5 }, () => shop.newReader()));
    const answers = await Promise.all(readers.map((one) => buy(code, {}, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 404, 404, 404]);
    expect(await usesOf(code)).toBe(2);
    expect(shop.gateway.taken).toBe(2 * 792);
  });

  it('counts one use for repeated requests with the same key', async () => {
    const code = await addCoupon(platform());
    const key = newKey();
    await Promise.all([buy(code, {}, reader, key), buy(code, {}, reader, key)]);
    await buy(code, {}, reader, key);
    expect(await usesOf(code)).toBe(1);
  });

  it('releases the use of a declined order', async () => {
    const code = await addCoupon(platform(), { usesLimit: 1 });
    shop.gateway.outcomes.push('declined');
    expect((await buy(code)).statusCode).toBe(402);
    expect(await usesOf(code)).toBe(0);
    expect((await buy(code)).statusCode).toBe(201);
    expect(await usesOf(code)).toBe(1);
  });

  it('moves the use of a waiting order to the order that replaces it', async () => {
    const code = await addCoupon(platform(), { usesLimit: 1 });
    expect((await buy(code, { paymentMethod: 'pix' })).json().status).toBe('waiting');
    const other = await shop.newReader();
    expect(codeOf(await ask(code, issue.purchase.merchandiseId, other))).toEqual(notFound);
    expect((await ask(code, issue.purchase.merchandiseId)).statusCode).toBe(200);
    expect((await buy(code)).json()).toMatchObject({ status: 'paid', amount: 792 });
    expect(await usesOf(code)).toBe(1);
  });

  describe('with a limit per reader', () => {
    const alreadyUsed = [409, 'COUPON.ALREADY_USED'];
    const byPix = { paymentMethod: 'pix' };
    const forIssue = (couponCode: string, sold: object, more: object = {}) =>
      shop.order('/acquisition', reader, { ...sold, ...byCard, couponCode, ...more });

    it('rejects a used coupon when it is checked and when it is ordered with', async () => {
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

    it('respects the limit in concurrent orders of one reader', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 2 });
      const sold = await Promise.all(Array.from({ length: 6 }, () => sellIssue(platform())));
      const answers = await Promise.all(sold.map(({ purchase }) => forIssue(code, purchase)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      expect([await usesOf(code), shop.gateway.taken]).toEqual([2, 2 * 792]);
    });

    it('counts the use of a waiting Pix order until it expires', async () => {
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

    it('moves the use of a waiting order to the order that replaces it', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      await buy(code, byPix);
      expect((await ask(code, issue.purchase.merchandiseId)).statusCode).toBe(200);
      expect((await buy(code)).json()).toMatchObject({ status: 'paid', amount: 792 });
      expect(await usesOf(code)).toBe(1);
    });

    it('releases the use of a declined order', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      shop.gateway.outcomes.push('declined');
      expect((await buy(code)).statusCode).toBe(402);
      expect((await buy(code)).statusCode).toBe(201);
    });
  });

  it('accepts only coupons for credits when credits are bought, and only there', async () => {
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

  it('limits guesses by checks and by orders together', async () => {
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

  it('does not count orders with a valid coupon as guesses', async () => {
    const code = await addCoupon(platform());
    for (let orders = 0; orders < 31; orders += 1) {
      expect((await buy(code, { paymentMethod: 'balance' })).statusCode).toBe(402);
    }
  });
}
