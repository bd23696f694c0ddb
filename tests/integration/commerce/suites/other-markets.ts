import { cardPayment, openShop, sellIssue, sellPlan, type TestShop } from '../../support/open-shop.ts';
import { sellElsewhere } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** What a reader in another market than the default one sees and pays. */
export function otherMarkets(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let issue: Awaited<ReturnType<typeof sellIssue>>['purchase'];

  beforeAll(async () => {
    await platform().deleteAllData();
    const { purchase } = await sellIssue(platform(), { issue: { slug: 'nos-dois' } });
    const merchandiseId = await sellElsewhere(platform().database, purchase.issueId);
    issue = { issueId: purchase.issueId, merchandiseId };
    shop = await openShop(platform());
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    reader = await shop.addReaderWithCard();
    await platform()
      .database.updateTable('comics.reader')
      .set({ market: 'portugal', currency: 'EUR' })
      .where('readerId', '=', reader.uuid)
      .execute();
  });

  it('sells an issue for the price that its page shows', async () => {
    const page = await platform().app.inject({
      url: '/api/comics/issue/slug/nos-dois',
      headers: reader.headers,
    });
    const [shown] = page.json().merchandises;
    expect(shown).toMatchObject({ merchandiseExternalId: issue.merchandiseId, price: 450, currency: 'EUR' });
    const answer = await shop.order('/acquisition', reader, { ...issue, ...cardPayment });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: 450, currency: 'EUR' }]);
    expect(await shop.transactionsOf(reader)).toMatchObject([{ price: 450, currency: 'EUR' }]);
    expect(await shop.acquisitionsOf(reader)).toHaveLength(1);
  });

  it('sells a plan for the price that the list shows', async () => {
    const [plan] = await sellPlan(platform(), { 30: 499 }, { market: 'portugal', currency: 'EUR' });
    const listed = await platform().app.inject({ url: '/api/comics/plan', headers: reader.headers });
    const offers = listed.json().map(({ merchandises }: { merchandises: object[] }) => merchandises[0]);
    expect(offers).toMatchObject([
      { merchandiseExternalId: plan?.merchandiseId, price: 499, currency: 'EUR' },
    ]);
    const answer = await shop.order('/subscription', reader, { ...plan, ...cardPayment });
    expect([answer.statusCode, answer.json().currency]).toEqual([201, 'EUR']);
    expect(await shop.subscriptionsOf(reader)).toHaveLength(1);
  });

  it('offers the payment methods of the market, without Pix', async () => {
    const answer = await shop.send('GET', `/shop/payment-method?merchandise=${issue.merchandiseId}`, reader);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('credit_card');
    expect(answer.body).not.toContain('pix');
  });

  it('does not sell an issue whose sale in the market has ended, or that is only sold elsewhere', async () => {
    const { database } = platform();
    const local = await sellIssue(platform());
    const answer = await shop.order('/acquisition', reader, { ...local.purchase, ...cardPayment });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MERCHANDISE.UNAVAILABLE_MARKET']);
    const ended = await sellIssue(platform());
    const merchandiseId = await sellElsewhere(database, ended.purchase.issueId, { withdrawnAt: new Date() });
    const order = { issueId: ended.purchase.issueId, merchandiseId, ...cardPayment };
    const late = await shop.order('/acquisition', reader, order);
    expect([late.statusCode, late.json().code]).toEqual([410, 'TRANSACTION.NOT_ACTIVE']);
  });
}
