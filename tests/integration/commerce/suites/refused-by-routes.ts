import { saveReading } from '../../../../server/reading/readings.ts';
import { cardPayment, openShop, sellIssue, sellPlan, type TestShop } from '../../support/open-shop.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Refusals that other suites test below the routes, as clients receive them. */
export function refusedByRoutes(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let issue: Awaited<ReturnType<typeof sellIssue>>['purchase'];

  beforeAll(async () => {
    await platform().deleteAllData();
    shop = await openShop(platform());
    // The sample has three pages.
    issue = (await sellIssue(platform(), { issue: { pages: 8 } })).purchase;
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    shop.clock.offsetMs = 0;
    reader = await shop.addReaderWithCard();
  });

  const outcomeOf = (answer: Awaited<ReturnType<TestShop['order']>>) => [
    answer.statusCode,
    answer.json().code,
  ];
  const buyIssue = (payment: object = cardPayment) =>
    shop.order('/acquisition', reader, { ...issue, ...payment });
  /** Withdraws the first order of the reader. */
  const withdraw = async () => {
    const [order] = await shop.transactionsOf(reader);
    return outcomeOf(await shop.order('/shop/transaction/withdrawal', reader, { transactionId: order?.id }));
  };

  it('are sent for the withdrawal of an issue that was read', async () => {
    expect((await buyIssue()).statusCode).toBe(201);
    const readAt = shop.clock.now();
    const report = { page: 5, readAt, language: 'pt-br', pageViews: [{ page: 5, readAt }] };
    const service = { database: platform().database, ages: { isAtLeast: async () => true } };
    await saveReading(service, reader.uuid, issue.issueId, report, readAt);
    expect(await withdraw()).toEqual([409, 'WITHDRAWAL.READ']);
  });

  it('are sent for the withdrawal of credits that were spent', async () => {
    await shop.fillWallet(reader, 2000);
    expect((await buyIssue({ paymentMethod: 'balance' })).statusCode).toBe(201);
    expect(await withdraw()).toEqual([409, 'WITHDRAWAL.SPENT']);
  });

  it('are sent for withdrawals after seven days', async () => {
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    expect((await buyIssue()).statusCode).toBe(201);
    expect((await shop.order('/subscription', reader, { ...plan, ...cardPayment })).statusCode).toBe(201);
    const [subscription] = await shop.subscriptionsOf(reader);
    shop.clock.offsetMs = 8 * dayMs;
    expect(await withdraw()).toEqual([409, 'WITHDRAWAL.TOO_LATE']);
    expect(
      outcomeOf(await shop.order('/subscription/withdrawal', reader, { subscriptionId: subscription?.id })),
    ).toEqual([409, 'SUBSCRIPTION.INVALID_TRANSACTION']);
  });

  it('are sent for payments with a card that was charged back', async () => {
    expect((await buyIssue()).statusCode).toBe(201);
    await platform()
      .database.updateTable('comics.transaction')
      .set({ status: 'charged_back', refundedAt: new Date() })
      .where('readerId', '=', reader.uuid)
      .execute();
    const [plan] = await sellPlan(platform(), { 30: 1990 });
    expect(outcomeOf(await shop.order('/subscription', reader, { ...plan, ...cardPayment }))).toEqual([
      409,
      'PAYMENT_CARD.CHARGED_BACK',
    ]);
  });
}
