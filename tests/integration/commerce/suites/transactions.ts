import { randomUUID } from 'node:crypto';
import {
  addCoupon,
  cardPayment,
  exampleCard,
  openShop,
  sellIssue,
  sellPlan,
  type TestShop,
} from '../../support/open-shop.ts';
import { daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** The payment history and the acquired issues. */
export function transactions(platform: () => TestPlatform): void {
  let shop: TestShop;
  let reader: TestCaller;
  let plan: { planId: string; merchandiseId: string };

  beforeAll(async () => {
    await platform().deleteAllData();
    const [sold] = await sellPlan(platform(), { 90: 5490 });
    if (!sold) throw new Error('The plan has no merchandise.');
    plan = sold;
    shop = await openShop(platform());
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    reader = await shop.addReaderWithCard();
  });

  const get = (path: string, viewer = reader, language = 'pt-br') =>
    shop.send('GET', path, viewer, { headers: { 'accept-language': language } });
  const list = (query = '') => get(`/shop/transaction/${reader.uuid}${query}`);
  const sellNewIssue = () =>
    sellIssue(platform(), { issue: { editions: { 'pt-br': 'A Lua', 'en-us': 'The Moon' } } });
  const buyIssues = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const { purchase } = await sellNewIssue();
      await shop.order('/acquisition', reader, { ...purchase, ...cardPayment });
    }
  };

  it('are listed newest first with their products', async () => {
    const coupon = await addCoupon(platform());
    const { rent } = await sellNewIssue();
    await shop.fillWallet(reader, 1000);
    await shop.order('/subscription', reader, { ...plan, ...cardPayment, couponCode: coupon });
    await shop.order('/acquisition', reader, { ...rent, paymentMethod: 'pix' });
    const { items, ...pageInfo } = (await list()).json();
    expect(pageInfo).toEqual({ page: 0, limit: 20, hasNext: false });
    const commonFields = {
      isRenewal: false,
      currency: 'BRL',
      couponCode: null,
      paymentCard: null,
      refundedAt: null,
      pixCode: null,
      pixExpiresAt: null,
      externalId: expect.any(String),
      createdAt: expect.any(String),
      idempotencyKey: expect.any(String),
    };
    const emptyItem = {
      name: null,
      slug: null,
      issueId: null,
      kind: null,
      cycleDurationInDays: null,
      credits: null,
    };
    const paidFields = { status: 'paid', paidAt: expect.any(String) };
    expect(items).toEqual([
      {
        ...commonFields,
        item: {
          ...emptyItem,
          type: 'comic',
          name: 'A Lua',
          slug: expect.any(String),
          issueId: rent.issueId,
          kind: 'rent',
        },
        method: 'pix',
        status: 'waiting',
        paidAt: null,
        price: 390,
        discount: 0,
        amount: 390,
        pixCode: expect.any(String),
        pixExpiresAt: expect.any(String),
      },
      {
        ...commonFields,
        ...paidFields,
        item: {
          ...emptyItem,
          type: 'plan',
          name: expect.any(String),
          slug: expect.any(String),
          cycleDurationInDays: 90,
        },
        method: 'credit_card',
        price: 5490,
        discount: 1098,
        amount: 4392,
        couponCode: coupon,
        paymentCard: exampleCard,
      },
      {
        ...commonFields,
        ...paidFields,
        item: { ...emptyItem, type: 'dragon_wallet_credit', credits: 1000 },
        method: 'credit_card',
        price: 1000,
        discount: 0,
        amount: 1000,
        paymentCard: exampleCard,
        withdrawal: { state: 'open', endsAt: expect.any(String) },
      },
    ]);
    expect((await get(`/shop/transaction/${reader.uuid}`, reader, 'en-us')).json().items[0].item.name).toBe(
      'The Moon',
    );
  });

  it('are paginated with a constant number of statements', async () => {
    await buyIssues(5);
    const { items: allItems } = (await list()).json();
    const { items, hasNext } = (await list('?page=1&limit=2')).json();
    expect([items, hasNext]).toEqual([allItems.slice(2, 4), true]);
    expect((await list('?page=2&limit=2')).json()).toMatchObject({ hasNext: false });
    const countStatements = async (path: string) => {
      const before = platform().statements();
      await get(path);
      return platform().statements() - before;
    };
    const sessionStatements = await countStatements(`/shop/transaction/${randomUUID()}`);
    expect((await countStatements(`/shop/transaction/${reader.uuid}?limit=1`)) - sessionStatements).toBe(1);
    expect((await countStatements(`/shop/transaction/${reader.uuid}`)) - sessionStatements).toBe(1);
    // The acquisitions, the reader's market and the issues.
    expect((await countStatements('/acquisition/issue')) - sessionStatements).toBe(3);
  });

  it('are not visible to other readers', async () => {
    await buyIssues(1);
    const [{ externalId }] = (await list()).json().items;
    const other = await shop.addReaderWithCard();
    expect((await get(`/shop/transaction/${reader.uuid}`, other)).statusCode).toBe(403);
    const refused = await get(`/shop/transaction/detail/${externalId}`, other);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'TRANSACTION.NOT_FOUND']);
    expect((await get(`/shop/transaction/detail/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('show the last known status while the gateway does not respond', async () => {
    const { purchase } = await sellNewIssue();
    const { externalId } = (
      await shop.order('/acquisition', reader, { ...purchase, paymentMethod: 'pix' })
    ).json();
    shop.gateway.pay(externalId);
    shop.gateway.callOutcomes.push('lost before effect');
    expect((await get(`/shop/transaction/detail/${externalId}`)).json()).toMatchObject({
      status: 'waiting',
      pixQrCodeImg: expect.stringMatching(/^data:/),
    });
    expect((await get(`/shop/transaction/detail/${externalId}`)).json()).toMatchObject({ status: 'paid' });
  });

  it('grant issues, which are listed once with the longest acquisition, even if they are withdrawn', async () => {
    const [first, second] = [await sellNewIssue(), await sellNewIssue()];
    await shop.order('/acquisition', reader, { ...first.rent, ...cardPayment });
    await shop.order('/acquisition', reader, { ...second.rent, ...cardPayment });
    await shop.order('/acquisition', reader, { ...first.purchase, ...cardPayment });
    await platform()
      .database.updateTable('comics.issue')
      .set({ withdrawnAt: daysAgo(0) })
      .where('id', '=', first.rent.issueId)
      .execute();
    const { items, ...pageInfo } = (await get('/acquisition/issue')).json();
    expect(pageInfo).toEqual({ page: 0, limit: 20, hasNext: false });
    expect(items).toEqual([
      {
        issue: expect.objectContaining({ externalId: first.rent.issueId }),
        acquiredAt: expect.any(String),
        expiresAt: null,
      },
      {
        issue: expect.objectContaining({ content: expect.objectContaining({ title: 'A Lua' }) }),
        acquiredAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect((await get('/acquisition')).json().items).toHaveLength(3);
    const { items: next } = (await get('/acquisition/issue?page=1&limit=1')).json();
    expect(next).toEqual([items[1]]);
  });

  it('grant issues, which are listed by kind, with running rentals before expired ones', async () => {
    const [bought, running, expired] = [await sellNewIssue(), await sellNewIssue(), await sellNewIssue()];
    await shop.order('/acquisition', reader, { ...bought.purchase, ...cardPayment });
    await shop.order('/acquisition', reader, { ...running.rent, ...cardPayment });
    await shop.order('/acquisition', reader, { ...expired.rent, ...cardPayment });
    await platform()
      .database.updateTable('comics.acquisition')
      .set({ expiresAt: daysAgo(1) })
      .where('issueId', '=', expired.rent.issueId)
      .execute();
    const listIds = async (query: string) =>
      (await get(`/acquisition/issue${query}`))
        .json()
        .items.map(({ issue }: { issue: { externalId: string } }) => issue.externalId);
    expect(await listIds('?kind=purchase')).toEqual([bought.purchase.issueId]);
    expect(await listIds('?kind=rent')).toEqual([running.rent.issueId, expired.rent.issueId]);
    expect(await listIds('')).toEqual([expired, running, bought].map(({ rent }) => rent.issueId));
    expect((await get('/acquisition/issue?kind=gift')).statusCode).toBe(400);
  });
}
