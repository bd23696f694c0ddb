import { randomUUID } from 'node:crypto';
import {
  cardPayment,
  createIdempotencyKey,
  openShop,
  sellIssue,
  sellPlan,
  type TestShop,
  timezoneHeader,
} from '../../support/open-shop.ts';
import { addPlan, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

type Plan = { planId: string; merchandiseId: string };

/** Orders that are rejected before a charge. */
export function rejectedOrders(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let plan: Plan;
  let issue: Awaited<ReturnType<typeof sellIssue>>;

  const sellPlanWithOnePrice = async (
    ...sale: Parameters<typeof sellPlan> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const [merchandise] = await sellPlan(platform(), ...sale);
    if (!merchandise) throw new Error('The plan has no merchandise.');
    return merchandise;
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    plan = await sellPlanWithOnePrice({ 30: 1990 });
    issue = await sellIssue(platform());
    shop = await openShop(platform());
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    reader = await shop.addReaderWithCard();
  });
  // A rejected order is not stored and calls no gateway.
  afterEach(async () => {
    expect([await shop.transactionsOf(reader), shop.gateway.calls]).toEqual([[], []]);
  });

  const outcomeOf = (answer: Awaited<ReturnType<TestShop['order']>>) => [
    answer.statusCode,
    answer.json().code,
  ];
  const subscribe = async (order: object, buyer = reader) =>
    outcomeOf(await shop.order('/subscription', buyer, { ...plan, ...cardPayment, ...order }));
  const buyIssue = async (order: object, buyer = reader) =>
    outcomeOf(await shop.order('/acquisition', buyer, { ...issue.purchase, ...cardPayment, ...order }));
  const buyCredits = async (order: object) =>
    outcomeOf(
      await shop.order('/shop/wallet/credit', reader, {
        credits: 1000,
        salePrice: 1000,
        ...cardPayment,
        ...order,
      }),
    );
  const requestMethods = (merchandise: string, buyer = reader) =>
    shop.send('GET', `/shop/payment-method?merchandise=${merchandise}`, buyer);

  it('returns an error code for each invalid plan or merchandise', async () => {
    const other = await sellPlanWithOnePrice({ 30: 990 });
    const withoutPrice = await addPlan(platform().database, randomUUID());
    expect(await subscribe({ planId: randomUUID() })).toEqual([404, 'PLAN.NOT_FOUND']);
    expect(await subscribe({ planId: withoutPrice })).toEqual([409, 'PLAN.EMPTY_PRICE']);
    expect(await subscribe({ merchandiseId: other.merchandiseId })).toEqual([
      409,
      'PLAN.INVALID_MERCHANDISE',
    ]);
    expect(await subscribe({ merchandiseId: issue.rent.merchandiseId })).toEqual([
      404,
      'MERCHANDISE.NOT_FOUND',
    ]);
    expect(await subscribe({ merchandiseId: randomUUID() })).toEqual([404, 'MERCHANDISE.NOT_FOUND']);
  });

  it('returns an error code for each invalid issue or merchandise', async () => {
    const other = await sellIssue(platform());
    expect(await buyIssue({ issueId: randomUUID() })).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await buyIssue({ merchandiseId: randomUUID() })).toEqual([404, 'MERCHANDISE.NOT_FOUND']);
    expect(await buyIssue({ merchandiseId: plan.merchandiseId })).toEqual([409, 'ISSUE.INVALID_MERCHANDISE']);
    expect(await buyIssue({ merchandiseId: other.rent.merchandiseId })).toEqual([
      409,
      'ACQUISITION.MISMATCHED_ISSUE',
    ]);
  });

  it('rejects issues that are not published yet or are withdrawn', async () => {
    const scheduled = await sellIssue(platform(), { issue: { publishedAt: daysAgo(-2) } });
    const withdrawn = await sellIssue(platform(), { issue: { withdrawnAt: daysAgo(1) } });
    expect(await buyIssue(scheduled.purchase)).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await buyIssue(withdrawn.purchase)).toEqual([410, 'TRANSACTION.NOT_ACTIVE']);
  });

  it.each([
    [{ market: 'moon' }, 'MERCHANDISE.NO_MARKET', 'MERCHANDISE.NO_MARKET'],
    [{ currency: 'USD' }, 'MARKET.INVALID_CURRENCY', 'MARKET.INVALID_CURRENCY'],
  ])('rejects merchandise with %p', async (sale, planErrorCode, issueErrorCode) => {
    const foreignIssue = await sellIssue(platform(), sale);
    expect(await subscribe(await sellPlanWithOnePrice({ 30: 1990 }, sale))).toEqual([
      expect.any(Number),
      planErrorCode,
    ]);
    expect(await buyIssue(foreignIssue.rent)).toEqual([expect.any(Number), issueErrorCode]);
  });

  it('rejects merchandise of a market that is not the reader’s', async () => {
    await platform()
      .database.updateTable('comics.reader')
      .set({ market: 'portugal' })
      .where('readerId', '=', reader.uuid)
      .execute();
    expect(await subscribe({})).toEqual([409, 'PLAN.UNAVAILABLE_MARKET']);
    expect(await buyIssue({})).toEqual([409, 'MERCHANDISE.UNAVAILABLE_MARKET']);
    expect(await buyCredits({})).toEqual([400, 'TRANSACTION.INVALID_AMOUNT']);
    expect(outcomeOf(await requestMethods(plan.merchandiseId))).toEqual([409, 'PLAN.UNAVAILABLE_MARKET']);
  });

  it('rejects credits without an offer, and credits paid from the balance', async () => {
    await platform()
      .database.insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 5000, price: 4500, currency: 'BRL' })
      .execute();
    for (const amount of [
      { credits: 5000, salePrice: 4499 },
      { credits: 5001, salePrice: 4500 },
      { credits: 7, salePrice: 7 },
    ])
      expect(await buyCredits(amount)).toEqual([400, 'TRANSACTION.INVALID_AMOUNT']);
    const balancePayment = { credits: 5000, salePrice: 4500, paymentMethod: 'balance' };
    expect(await buyCredits(balancePayment)).toEqual([400, 'TRANSACTION.INVALID_PAYMENT_METHOD']);
  });

  it('rejects and does not offer methods that the merchandise, the market or the reader does not allow', async () => {
    const limitedPlan = await sellPlanWithOnePrice(
      { 360: 17_990 },
      { paymentMethods: ['credit_card', 'balance'] },
    );
    const pixIssue = await sellIssue(platform(), { paymentMethods: ['pix'] });
    expect(await subscribe({ ...limitedPlan, paymentMethod: 'pix' })).toEqual([
      400,
      'SUBSCRIPTION.INVALID_GATEWAY',
    ]);
    expect(await buyIssue({ ...pixIssue.rent, paymentMethod: 'paypal' })).toEqual([
      400,
      'TRANSACTION.INVALID_PAYMENT_METHOD',
    ]);
    const billPayment = { paymentMethod: 'third-party-integration' };
    expect(await subscribe(billPayment)).toEqual([400, 'SUBSCRIPTION.INVALID_GATEWAY']);
    const listMethods = async (id: string) => (await requestMethods(id)).json().methods;
    expect(await listMethods(limitedPlan.merchandiseId)).toEqual(['credit_card', 'balance']);
    expect(await listMethods(pixIssue.rent.merchandiseId)).toEqual(['pix']);
    expect(await listMethods(plan.merchandiseId)).toEqual(['credit_card', 'pix', 'balance', 'paypal']);
    expect((await shop.send('GET', '/shop/payment-method', reader)).json().methods).toEqual([
      'credit_card',
      'pix',
      'paypal',
    ]);
    expect(outcomeOf(await requestMethods(randomUUID()))).toEqual([404, 'MERCHANDISE.NOT_FOUND']);
  });

  it('offers the operator’s bill only while the link is active', async () => {
    const { database } = platform();
    const link = { readerId: reader.uuid, provider: 'claro', subjectId: 'claro-77', isActive: true };
    await database.insertInto('comics.operator_link').values(link).execute();
    const listOfferedMethods = async () => (await requestMethods(plan.merchandiseId)).json().methods;
    expect(await listOfferedMethods()).toContain('third-party-integration');
    await database
      .updateTable('comics.operator_link')
      .set({ isActive: false })
      .where('readerId', '=', reader.uuid)
      .execute();
    expect(await listOfferedMethods()).not.toContain('third-party-integration');
  });

  it('rejects cards of other readers and expired cards', async () => {
    const { database } = platform();
    const invalid = [400, 'PAYMENT_CARD.INVALID'];
    const other = await shop.addReaderWithCard();
    await database
      .updateTable('comics.payment_card')
      .set({ lastFourDigits: '1111' })
      .where('readerId', '=', other.uuid)
      .execute();
    expect(await subscribe({ paymentCard: { brand: 'visa', lastFourDigits: '1111' } })).toEqual(invalid);
    expect(await buyIssue({ paymentCard: undefined })).toEqual(invalid);
    await database
      .updateTable('comics.payment_card')
      .set({ expirationYear: 2001 })
      .where('readerId', '=', reader.uuid)
      .execute();
    expect(await buyIssue({})).toEqual(invalid);
  });

  it('rejects an order that costs more than the balance', async () => {
    const failed = [402, 'TRANSACTION.PAYMENT_FAILED'];
    expect(await subscribe({ paymentMethod: 'balance' })).toEqual(failed);
    expect(await buyIssue({ paymentMethod: 'balance' })).toEqual(failed);
  });

  it('rejects guided accounts', async () => {
    const { database } = platform();
    const guardian = await shop.addReaderWithCard();
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', reader.uuid)
      .execute();
    const forbidden = [409, 'USER.PARENT_PERMISSION'];
    expect(await subscribe({})).toEqual(forbidden);
    expect(await buyIssue({})).toEqual(forbidden);
    expect(await buyCredits({})).toEqual(forbidden);
    for (const path of ['/shop/payment-method', '/shop/coupon/DESCONTO20', '/shop/wallet/credit'])
      expect(outcomeOf(await shop.send('GET', path, reader))).toEqual(forbidden);
    expect((await shop.send('GET', '/acquisition', reader)).statusCode).toBe(200);
  });

  it.each([
    ['above the reader’s age', false, 'USER.BLOCKED_CONTENT'],
    ['for adults if the reader’s age is unknown', null, 'USER.AGE_UNCONFIRMED'],
    ['for adults if the reader’s age is not verified', null, 'USER.AGE_UNVERIFIED'],
  ] as const)('rejects an issue %s', async (_, isOldEnough, code) => {
    const adultIssue = await sellIssue(platform(), { issue: { parentalRating: '+18' } });
    const acceptsDeclarations = code !== 'USER.AGE_UNVERIFIED';
    const ages = { acceptsDeclarations, isAtLeast: async () => isOldEnough };
    const { app, order } = await openShop(platform(), { ages });
    const answer = await order('/acquisition', reader, { ...adultIssue.purchase, ...cardPayment });
    expect(outcomeOf(answer)).toEqual([409, code]);
    await app.close();
  });

  it('requires a valid time zone', async () => {
    const send = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: '/acquisition',
        headers: { ...reader.headers, 'idempotency-key': createIdempotencyKey(), ...headers },
        payload: { ...issue.purchase, ...cardPayment },
      });
    expect(outcomeOf(await send({}))).toEqual([400, 'MARKET.NO_TIMEZONE']);
    for (const name of ['Mars/Olympus', '-03:00', 'x'.repeat(80)])
      expect(outcomeOf(await send({ timezone: name }))).toEqual([400, 'MARKET.INVALID_TIMEZONE']);
  });

  it('requires a profile, an idempotency key and a valid payload', async () => {
    const callerWithoutProfile = await platform().signIn();
    expect(await buyIssue({}, callerWithoutProfile)).toEqual([404, 'USER.NOT_FOUND']);
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/acquisition',
      headers: { ...timezoneHeader, ...reader.headers },
      payload: { ...issue.purchase, ...cardPayment },
    });
    expect(statusCode).toBe(400);
    for (const invalidFields of [
      { price: 1 },
      { paymentMethod: 'cheque' },
      { issueId: '1' },
      { returnPath: 'https://evil.example' },
      { returnPath: '//evil.example' },
      { returnPath: '/\\evil.example' },
    ])
      expect(await buyIssue(invalidFields)).toEqual([400, 'REQUEST.INVALID']);
  });
}
