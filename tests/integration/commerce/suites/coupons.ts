import {
  addCoupon,
  cardPayment,
  createIdempotencyKey,
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
  const notForProduct = [409, 'COUPON.NOT_FOR_PRODUCT'];
  const usedUp = [409, 'COUPON.USED_UP'];

  beforeAll(async () => {
    await platform().deleteAllData();
    const [issues] = await sellPlan(platform(), { 30: 1990 });
    if (!issues) throw new Error('The plan has no merchandise.');
    plan = issues;
    issue = await sellIssue(platform());
  });
  beforeEach(async () => {
    shop = await openShop(platform());
    reader = await shop.addReaderWithCard();
  });
  afterEach(() => shop.app.close());

  const outcomeOf = (answer: Awaited<ReturnType<TestShop['order']>>) => [
    answer.statusCode,
    answer.json().code,
  ];
  const checkCoupon = (code: string, merchandise?: string, by = reader) =>
    shop.send('GET', `/shop/coupon/${code}${merchandise ? `?merchandise=${merchandise}` : ''}`, by);
  const buy = (couponCode: string, more: object = {}, by = reader, key = createIdempotencyKey()) =>
    shop.order('/acquisition', by, { ...issue.purchase, ...cardPayment, couponCode, ...more }, key);
  const usesOf = async (code: string) =>
    (
      await platform()
        .database.selectFrom('comics.coupon')
        .select('uses')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).uses;

  it('are found by their code in upper or lower case and with spaces', async () => {
    const code = await addCoupon(platform(), { endsAt: daysAgo(-10) });
    const answer = await checkCoupon(`%20${code.toLowerCase()}`, issue.purchase.merchandiseId);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { code, percent: 20, amount: null, currency: null, endsAt: expect.any(String) },
    ]);
  });

  it.each([
    [{ percent: 20 }, 792],
    [{ percent: 33 }, 663],
    [{ percent: null, amount: 500, currency: 'BRL' }, 490],
  ])('reduce the price of 990 by %p', async (coupon, amount) => {
    const answer = await buy(await addCoupon(platform(), coupon));
    expect([answer.json().amount, shop.gateway.taken]).toEqual([amount, amount]);
    const [order] = await shop.transactionsOf(reader);
    expect([order?.price, order?.discount]).toEqual([990, 990 - amount]);
  });

  it.each([{ percent: 100 }, { percent: null, amount: 5000, currency: 'BRL' }])(
    'make a plan free with %p, without a charge or renewal',
    async (coupon) => {
      const code = await addCoupon(platform(), coupon);
      const answer = await shop.order('/subscription', reader, { ...plan, ...cardPayment, couponCode: code });
      expect(answer.json()).toMatchObject({ status: 'paid', amount: 0 });
      expect(await shop.subscriptionsOf(reader)).toEqual([
        expect.objectContaining({ hasAutoRenewal: false }),
      ]);
      expect(shop.gateway.calls).toEqual([]);
    },
  );

  it('do not make wallet credits free', async () => {
    const appliesTo = ['dragon_wallet_credit' as const];
    const code = await addCoupon(platform(), { percent: 100, appliesTo });
    const large = await addCoupon(platform(), { percent: null, amount: 1000, currency: 'BRL', appliesTo });
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 1000, price: 1000, currency: 'BRL' })
      .execute();
    expect(outcomeOf(await checkCoupon(code))).toEqual(notForProduct);
    for (const couponCode of [code, large]) {
      const order = { credits: 1000, salePrice: 1000, ...cardPayment, couponCode };
      expect(outcomeOf(await shop.order('/shop/wallet/credit', reader, order))).toEqual(notForProduct);
    }
  });

  it('are not found before they begin or by an invalid code', async () => {
    const code = await addCoupon(platform(), { beginsAt: daysAgo(-1) });
    for (const wrongCode of [code, 'NADA', 'a b', "'; drop", '%00', 'ab']) {
      expect(outcomeOf(await checkCoupon(wrongCode, issue.purchase.merchandiseId))).toEqual(notFound);
    }
    expect(outcomeOf(await buy('\0'))).toEqual(notFound);
    expect(outcomeOf(await buy(code))).toEqual(notFound);
    expect(await shop.transactionsOf(reader)).toEqual([]);
  });

  it('say in checks and orders why they are not valid', async () => {
    const otherIssue = await sellIssue(platform());
    const reasons = [
      [{ endsAt: daysAgo(1) }, [410, 'COUPON.EXPIRED']],
      [{ planId: plan.planId }, notForProduct],
      [{ issueId: otherIssue.rent.issueId }, notForProduct],
      [{ percent: null, amount: 100, currency: 'USD' }, notForProduct],
      [{ usesLimit: 1, uses: 1 }, usedUp],
    ] as const;
    for (const [coupon, reason] of reasons) {
      const code = await addCoupon(platform(), coupon);
      expect(outcomeOf(await checkCoupon(code, issue.purchase.merchandiseId))).toEqual(reason);
      expect(outcomeOf(await buy(code))).toEqual(reason);
    }
    expect(await shop.transactionsOf(reader)).toEqual([]);
  });

  it('are valid for their own plan or issue', async () => {
    const otherIssue = await sellIssue(platform());
    const planCoupon = await addCoupon(platform(), { planId: plan.planId });
    const issueCoupon = await addCoupon(platform(), { issueId: otherIssue.rent.issueId });
    expect((await checkCoupon(planCoupon, plan.merchandiseId)).statusCode).toBe(200);
    expect((await checkCoupon(issueCoupon, otherIssue.purchase.merchandiseId)).statusCode).toBe(200);
  });

  it('keep the limit of uses in concurrent orders', async () => {
    const code = await addCoupon(platform(), { usesLimit: 2 });
    const readers = await Promise.all(Array.from({ length: 5 }, () => shop.addReaderWithCard()));
    const answers = await Promise.all(readers.map((buyer) => buy(code, {}, buyer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await usesOf(code)).toBe(2);
    expect(shop.gateway.taken).toBe(2 * 792);
  });

  it('count one use for repeated requests with the same key', async () => {
    const code = await addCoupon(platform());
    const key = createIdempotencyKey();
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
    const otherReader = await shop.addReaderWithCard();
    expect(outcomeOf(await checkCoupon(code, issue.purchase.merchandiseId, otherReader))).toEqual(usedUp);
    expect((await checkCoupon(code, issue.purchase.merchandiseId)).statusCode).toBe(200);
    expect((await buy(code)).json()).toMatchObject({ status: 'paid', amount: 792 });
    expect(await usesOf(code)).toBe(1);
  });

  describe('with a limit per reader', () => {
    const alreadyUsed = [409, 'COUPON.ALREADY_USED'];
    const pixPayment = { paymentMethod: 'pix' };
    const buyIssue = (couponCode: string, issues: object, more: object = {}) =>
      shop.order('/acquisition', reader, { ...issues, ...cardPayment, couponCode, ...more });

    it('are rejected in checks and orders of a reader who has used them', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      const otherIssue = await sellIssue(platform());
      expect((await buy(code)).statusCode).toBe(201);
      expect(outcomeOf(await checkCoupon(code, otherIssue.purchase.merchandiseId))).toEqual(alreadyUsed);
      expect(outcomeOf(await buyIssue(code, otherIssue.purchase))).toEqual(alreadyUsed);
      const otherReader = await shop.addReaderWithCard();
      expect((await checkCoupon(code, otherIssue.purchase.merchandiseId, otherReader)).statusCode).toBe(200);
      expect((await buy(code, {}, otherReader)).statusCode).toBe(201);
      expect(await usesOf(code)).toBe(2);
    });

    it('keep the limit in concurrent orders of one reader', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 2 });
      const issues = await Promise.all(Array.from({ length: 6 }, () => sellIssue(platform())));
      const answers = await Promise.all(issues.map(({ purchase }) => buyIssue(code, purchase)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      expect([await usesOf(code), shop.gateway.taken]).toEqual([2, 2 * 792]);
    });

    it('count the use of a waiting Pix order until it expires', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      const otherIssue = await sellIssue(platform());
      const waiting = (await buy(code, pixPayment)).json();
      expect(outcomeOf(await checkCoupon(code, otherIssue.purchase.merchandiseId))).toEqual(alreadyUsed);
      expect(outcomeOf(await buyIssue(code, otherIssue.purchase))).toEqual(alreadyUsed);
      shop.clock.offsetMs = 31 * 60_000;
      await shop.send('GET', `/shop/transaction/detail/${waiting.externalId}`, reader);
      expect((await shop.transactionsOf(reader)).map(({ status }) => status)).toEqual(['expired']);
      expect((await buyIssue(code, otherIssue.purchase)).statusCode).toBe(201);
    });

    it('moves the use of a waiting order to the order that replaces it', async () => {
      const code = await addCoupon(platform(), { usesLimitPerReader: 1 });
      await buy(code, pixPayment);
      expect((await checkCoupon(code, issue.purchase.merchandiseId)).statusCode).toBe(200);
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

  it('for credits are accepted only when credits are bought, and other coupons are not', async () => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 2000, price: 2000, currency: 'BRL' })
      .execute();
    const comicCoupon = await addCoupon(platform());
    const creditCoupon = await addCoupon(platform(), { appliesTo: ['dragon_wallet_credit'] });
    const fill = (couponCode: string) =>
      shop.order('/shop/wallet/credit', reader, {
        credits: 2000,
        salePrice: 2000,
        ...cardPayment,
        couponCode,
      });
    expect(outcomeOf(await checkCoupon(comicCoupon))).toEqual([409, 'COUPON.NOT_FOR_CREDITS']);
    expect(outcomeOf(await fill(comicCoupon))).toEqual([409, 'COUPON.NOT_FOR_CREDITS']);
    expect((await checkCoupon(creditCoupon)).statusCode).toBe(200);
    expect((await fill(creditCoupon)).json()).toMatchObject({ status: 'paid', amount: 1600 });
    expect(outcomeOf(await checkCoupon(creditCoupon, issue.purchase.merchandiseId))).toEqual(notForProduct);
    expect(outcomeOf(await buy(creditCoupon))).toEqual(notForProduct);
  });

  it('limit wrong codes in checks and orders together', async () => {
    const code = await addCoupon(platform());
    for (let attempts = 0; attempts < 15; attempts += 1) {
      expect((await checkCoupon('CHUTE')).statusCode).toBe(404);
      expect((await buy('CHUTE')).statusCode).toBe(404);
    }
    const tooMany = await checkCoupon(code, issue.purchase.merchandiseId);
    expect([outcomeOf(tooMany), Number(tooMany.headers['retry-after']) > 0]).toEqual([
      [429, 'REQUEST.TOO_MANY'],
      true,
    ]);
    expect((await buy(code)).statusCode).toBe(429);
    expect(
      (await checkCoupon(code, issue.purchase.merchandiseId, await shop.addReaderWithCard())).statusCode,
    ).toBe(200);
  });

  it('limit orders with codes of other products or of the past', async () => {
    const expired = await addCoupon(platform(), { endsAt: daysAgo(1) });
    const forPlan = await addCoupon(platform(), { planId: plan.planId });
    for (let attempts = 0; attempts < 15; attempts += 1) {
      expect((await buy(expired)).statusCode).toBe(410);
      expect((await buy(forPlan)).statusCode).toBe(409);
    }
    expect((await buy(expired)).statusCode).toBe(429);
  });

  it('do not count orders with a valid code as wrong codes', async () => {
    const code = await addCoupon(platform());
    for (let orders = 0; orders < 31; orders += 1) {
      expect((await buy(code, { paymentMethod: 'balance' })).statusCode).toBe(402);
    }
  });
}
