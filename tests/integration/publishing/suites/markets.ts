import { addEditor, callAs, createIssue, type PublishingCaller } from '../../support/publishing-calls.ts';
import { addIssue, addPublisher, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const timezone = { timezone: 'America/Sao_Paulo' };
const newEntry = {
  market: 'brazil',
  currency: 'BRL',
  merchandises: [
    { kind: 'purchase', price: 990 },
    { kind: 'rent', price: 390, rentalDays: 3 },
  ],
};

export function markets(platform: () => TestPlatform): void {
  let publisherId: string;
  let caller: PublishingCaller;
  let staff: PublishingCaller;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
    staff = callAs(platform(), await platform().signIn('ADMIN'));
  });

  async function create(): Promise<{ issueId: string; slug: string }> {
    createdCount += 1;
    const slug = `venda-${createdCount}`;
    const { issueId } = await createIssue(caller, publisherId, slug, { pages: 4, seed: createdCount * 5 });
    return { issueId, slug };
  }

  async function createApproved() {
    const issue = await create();
    const { request } = (await caller.post(`/issue/${issue.issueId}/submit`)).json();
    await staff.patch(`/request/respond/${request.externalId}`, { isApproved: true });
    return issue;
  }

  const offer = (issueId: string, body: object = newEntry) =>
    caller.post(`/issue/${issueId}/market`, body, timezone);
  const change = (issueId: string, body: object) => caller.patch(`/issue/${issueId}/market`, body, timezone);
  const readerView = async (slug: string) =>
    (await callAs(platform(), null).get(`/issue/slug/${slug}`)).json();

  /** Creates an issue that is on sale, and returns its market and prices. */
  async function createOffered() {
    const issue = await createApproved();
    const [market] = (await offer(issue.issueId)).json().markets;
    const [purchase, rent] = market.merchandises;
    return { ...issue, marketId: market.externalId, purchase, rent };
  }

  it('offers an approved issue at once, with prices, rental days and availability', async () => {
    const { issueId, slug } = await createApproved();
    const response = await offer(issueId, { ...newEntry, isAvailableForSubscribers: true });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      publication: 'on sale',
      markets: [
        {
          market: 'brazil',
          currency: 'BRL',
          isAvailableForAll: false,
          isAvailableForSubscribers: true,
          merchandises: [
            { kind: 'purchase', price: 990, rentalDays: null },
            { kind: 'rent', price: 390, rentalDays: 3 },
          ],
        },
      ],
    });
    expect(await readerView(slug)).toMatchObject({
      isAvailableForAll: false,
      isAvailableForSubscribers: true,
      merchandises: [{ price: 990 }, { price: 390, rentalDays: 3 }],
    });
  });

  it('schedules an issue, which readers cannot see before', async () => {
    const { issueId, slug } = await createApproved();
    const availableFrom = daysAgo(-2).toISOString();
    const response = await offer(issueId, { ...newEntry, availableFrom });
    expect(response.json()).toMatchObject({ publication: 'scheduled', publishedAt: availableFrom });
    expect((await readerView(slug)).code).toBe('ISSUE.NOT_FOUND');
    const [{ externalId: marketId }] = response.json().markets;
    const now = new Date(Date.now() - 1000).toISOString();
    expect((await change(issueId, { marketId, availableFrom: now })).json().publication).toBe('on sale');
    expect((await readerView(slug)).slug).toBe(slug);
  });

  it('requires an approval first', async () => {
    const { issueId } = await create();
    const before = await offer(issueId);
    await caller.post(`/issue/${issueId}/submit`);
    const waiting = await offer(issueId);
    expect([before.statusCode, before.json().code]).toEqual([404, 'CONTENT.NO_REQUEST']);
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'CONTENT.WAITING_APPROVAL']);
  });

  it.each([
    ['an unknown market', { ...newEntry, market: 'moon' }, 400, 'REQUEST.INVALID'],
    ['another currency', { ...newEntry, currency: 'USD' }, 400, 'MARKET.INVALID_CURRENCY'],
    ['no availability', { market: 'brazil', currency: 'BRL' }, 409, 'ISSUE.NO_AVAILABILITY_SET'],
    [
      'two prices of one kind',
      {
        ...newEntry,
        merchandises: [
          { kind: 'rent', price: 100 },
          { kind: 'rent', price: 200 },
        ],
      },
      409,
      'MERCHANDISE.DUPLICATE_ACTION',
    ],
    [
      'the same price twice',
      {
        ...newEntry,
        merchandises: [
          { kind: 'rent', price: 100 },
          { kind: 'rent', price: 100 },
        ],
      },
      409,
      'MERCHANDISE.DUPLICATE_MARKET',
    ],
    [
      'rental days of a purchase',
      { ...newEntry, merchandises: [{ kind: 'purchase', price: 100, rentalDays: 3 }] },
      409,
      'ISSUE.INVALID_MERCHANDISE',
    ],
    [
      'a price of zero',
      { ...newEntry, merchandises: [{ kind: 'purchase', price: 0 }] },
      400,
      'REQUEST.INVALID',
    ],
    [
      'a price with fractions of cents',
      { ...newEntry, merchandises: [{ kind: 'purchase', price: 9.5 }] },
      400,
      'REQUEST.INVALID',
    ],
    ['a leap second', { ...newEntry, availableFrom: '2026-12-31T23:59:60Z' }, 400, 'REQUEST.INVALID'],
  ])('rejects an offer with %s and offers nothing', async (_name, body, status, code) => {
    const { issueId } = await createApproved();
    const response = await offer(issueId, body);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect((await caller.get(`/issue/${issueId}/private`)).json()).toMatchObject({
      markets: [],
      publication: 'not for sale',
    });
  });

  it.each([
    [{}, 'MARKET.NO_TIMEZONE'],
    [{ timezone: 'Moon/Sea' }, 'MARKET.INVALID_TIMEZONE'],
  ])('requires a time zone', async (headers, code) => {
    const { issueId } = await createApproved();
    expect((await caller.post(`/issue/${issueId}/market`, newEntry, headers)).json().code).toBe(code);
  });

  it('offers an issue in a market once, also with two requests at the same time', async () => {
    const { issueId } = await createApproved();
    const answers = await Promise.all([offer(issueId), offer(issueId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await offer(issueId)).json().code).toBe('ISSUE.DUPLICATE_MARKET');
  });

  it('changes prices and adds new ones', async () => {
    const { issueId } = await createApproved();
    const body = { ...newEntry, merchandises: [{ kind: 'purchase', price: 990 }] };
    const [market] = (await offer(issueId, body)).json().markets;
    const { merchandiseExternalId: merchandiseId } = market.merchandises[0];
    const response = await change(issueId, {
      marketId: market.externalId,
      isAvailableForSubscribers: true,
      merchandises: [
        { merchandiseId, kind: 'purchase', price: 1290 },
        { kind: 'rent', price: 500 },
      ],
    });
    expect(response.json().markets).toMatchObject([
      {
        isAvailableForSubscribers: true,
        merchandises: [
          { kind: 'purchase', price: 1290 },
          { kind: 'rent', price: 500, rentalDays: 7 },
        ],
      },
    ]);
  });

  it('keeps rental days that a change does not name', async () => {
    const { issueId, marketId, rent } = await createOffered();
    const merchandises = [{ merchandiseId: rent.merchandiseExternalId, kind: 'rent', price: 450 }];
    const [market] = (await change(issueId, { marketId, merchandises })).json().markets;
    expect(market.merchandises[1]).toMatchObject({ kind: 'rent', price: 450, rentalDays: 3 });
  });

  it('keeps the price and the rental days for orders that were placed before a change', async () => {
    const { issueId, marketId, rent } = await createOffered();
    const id = rent.merchandiseExternalId;
    const merchandises = [{ merchandiseId: id, kind: 'rent', price: 100, rentalDays: 1 }];
    await change(issueId, { marketId, merchandises });
    const former = await platform()
      .database.selectFrom('comics.merchandise')
      .select(['price', 'rentalDays'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(former).toEqual({ price: 390, rentalDays: 3 });
  });

  it('does not take an issue that readers have from them by a later start', async () => {
    const { issueId, slug, marketId } = await createOffered();
    const later = daysAgo(-30).toISOString();
    const moved = await change(issueId, { marketId, availableFrom: later });
    expect([moved.statusCode, moved.json().code]).toEqual([400, 'REQUEST.INVALID']);
    await caller.remove(`/issue/${issueId}/market/${marketId}`);
    expect((await offer(issueId, { ...newEntry, availableFrom: later })).json().code).toBe('REQUEST.INVALID');
    expect((await offer(issueId)).statusCode).toBe(201);
    expect((await readerView(slug)).slug).toBe(slug);
  });

  it('publishes an issue once, however often its sale starts again', async () => {
    const { issueId, slug, marketId } = await createOffered();
    const { publishedAt } = await readerView(slug);
    await change(issueId, { marketId, availableFrom: new Date().toISOString() });
    await caller.remove(`/issue/${issueId}/market/${marketId}`);
    await offer(issueId, { ...newEntry, availableFrom: daysAgo(400).toISOString() });
    expect((await readerView(slug)).publishedAt).toBe(publishedAt);
  });

  it('starts a sale now if its date has passed', async () => {
    const { issueId } = await createApproved();
    const { publishedAt } = (
      await offer(issueId, { ...newEntry, availableFrom: daysAgo(9).toISOString() })
    ).json();
    expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(60_000);
  });

  it('rejects changes of prices that do not fit', async () => {
    const one = await createOffered();
    const other = await createOffered();
    const idOf = (merchandise: { merchandiseExternalId: string }) => merchandise.merchandiseExternalId;
    const unknown = '00000000-0000-4000-8000-000000000000';
    const codeOf = async (merchandise: object) =>
      (await change(one.issueId, { marketId: one.marketId, merchandises: [merchandise] })).json().code;
    expect([
      await codeOf({ merchandiseId: idOf(one.purchase), kind: 'rent', price: 1 }),
      await codeOf({ merchandiseId: idOf(other.purchase), kind: 'purchase', price: 1 }),
      await codeOf({ merchandiseId: unknown, kind: 'purchase', price: 1 }),
      await codeOf({ kind: 'purchase', price: 1 }),
    ]).toEqual([
      'MERCHANDISE.NOT_SIMILAR',
      'ISSUE.INVALID_MERCHANDISE',
      'MERCHANDISE.NOT_FOUND',
      'MERCHANDISE.DUPLICATE_ACTION',
    ]);
    const elsewhere = await change(one.issueId, { marketId: other.marketId, isAvailableForAll: true });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([410, 'ISSUE.UNAVAILABLE_MARKET']);
  });

  it('takes one price from sale, but not the last way to get the issue', async () => {
    const { issueId, slug, marketId, purchase, rent } = await createOffered();
    const path = `/issue/${issueId}/market/${marketId}`;
    const removed = await caller.remove(`${path}/${purchase.merchandiseExternalId}`);
    expect(removed.json().markets[0].merchandises).toMatchObject([{ kind: 'rent' }]);
    expect((await readerView(slug)).merchandises).toMatchObject([{ kind: 'rent' }]);
    const repeated = await caller.remove(`${path}/${purchase.merchandiseExternalId}`);
    expect([repeated.statusCode, repeated.json().code]).toEqual([404, 'MERCHANDISE.NOT_FOUND']);
    const last = await caller.remove(`${path}/${rent.merchandiseExternalId}`);
    expect([last.statusCode, last.json().code]).toEqual([409, 'ISSUE.NO_AVAILABILITY_SET']);
    const added = await change(issueId, { marketId, merchandises: [{ kind: 'purchase', price: 100 }] });
    expect(added.json().markets[0].merchandises).toMatchObject([{ price: 390 }, { price: 100 }]);
  });

  it('withdraws an issue, which can be offered again', async () => {
    const { issueId, slug, marketId } = await createOffered();
    const withdrawn = await caller.remove(`/issue/${issueId}/market/${marketId}`);
    expect(withdrawn.json()).toMatchObject({ publication: 'not for sale', markets: [] });
    expect((await readerView(slug)).code).toBe('ISSUE.UNAVAILABLE_MARKET');
    expect((await caller.remove(`/issue/${issueId}/market/${marketId}`)).statusCode).toBe(410);
    const again = await offer(issueId, { ...newEntry, merchandises: [{ kind: 'purchase', price: 500 }] });
    expect(again.json()).toMatchObject({
      publication: 'on sale',
      markets: [{ merchandises: [{ price: 500 }] }],
    });
    expect((await readerView(slug)).merchandises).toMatchObject([{ price: 500 }]);
  });

  it('knows the market and the prices of an imported issue', async () => {
    const { database } = platform();
    const issueId = await addIssue(database, { slug: 'importada-a-venda', publisherId });
    await database
      .insertInto('comics.merchandise')
      .values({
        issueId,
        kind: 'purchase',
        price: 700,
        currency: 'BRL',
        rentalDays: null,
        paymentMethods: null,
      })
      .execute();
    const { markets: entries } = (await caller.get(`/issue/${issueId}/private`)).json();
    expect(entries).toMatchObject([
      { market: 'brazil', currency: 'BRL', isAvailableForAll: true, merchandises: [{ price: 700 }] },
    ]);
    expect((await offer(issueId)).json().code).toBe('ISSUE.DUPLICATE_MARKET');
    const withdrawn = await addIssue(database, {
      slug: 'retirada-antes',
      publisherId,
      withdrawnAt: daysAgo(1),
    });
    await database
      .insertInto('comics.merchandise')
      .values({
        issueId: withdrawn,
        kind: 'purchase',
        price: 5,
        currency: 'BRL',
        rentalDays: null,
        paymentMethods: null,
      })
      .execute();
    const offered = await offer(withdrawn);
    expect(offered.json().markets).toMatchObject([{ merchandises: [{ price: 990 }, { price: 390 }] }]);
  });

  it('refuses the sale of issues of other publishers', async () => {
    const { issueId, marketId, purchase } = await createOffered();
    const other = callAs(
      platform(),
      await addEditor(platform(), { publisherId: await addPublisher(platform().database) }),
    );
    const path = `/issue/${issueId}/market`;
    const answers = [
      await other.post(path, newEntry, timezone),
      await other.patch(path, { marketId, isAvailableForAll: true }, timezone),
      await other.remove(`${path}/${marketId}`),
      await other.remove(`${path}/${marketId}/${purchase.merchandiseExternalId}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  it('changes a sale that the caller has seen, and one of several changes at the same time', async () => {
    const { issueId, marketId, purchase } = await createOffered();
    const path = `/issue/${issueId}/market`;
    const seen = await change(issueId, { marketId, isAvailableForAll: true });
    expect(seen.headers.etag).toBe(`"sale-${seen.json().saleVersion}"`);
    const ifMatch = { 'if-match': String(seen.headers.etag) };
    const answers = await Promise.all([
      ...[true, false].map((isAvailableForSubscribers) =>
        caller.patch(path, { marketId, isAvailableForSubscribers }, { ...timezone, ...ifMatch }),
      ),
      caller.remove(`${path}/${marketId}/${purchase.merchandiseExternalId}`, ifMatch),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
    const late = [
      await caller.post(path, newEntry, { ...timezone, ...ifMatch }),
      await caller.remove(`${path}/${marketId}`, ifMatch),
    ];
    expect(late.map((answer) => answer.json().code)).toEqual(Array(2).fill('REQUEST.VERSION_MISMATCH'));
    const current = (await caller.get(`/issue/${issueId}/private`)).json().saleVersion;
    expect((await caller.remove(`${path}/${marketId}`, { 'if-match': `"sale-${current}"` })).statusCode).toBe(
      200,
    );
  });

  it('records every change of the sale, from what to what', async () => {
    const { issueId, marketId } = await createOffered();
    await change(issueId, { marketId, isAvailableForSubscribers: true });
    await caller.remove(`/issue/${issueId}/market/${marketId}`);
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['action', 'before', 'after'])
      .where('subjectId', '=', issueId)
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(entries).toMatchObject([
      { action: 'withdrawn', before: { market: 'brazil' }, after: null },
      {
        action: 'sale changed',
        before: { isAvailableForSubscribers: false },
        after: { isAvailableForSubscribers: true },
      },
      { action: 'offered', before: null, after: { merchandises: [{ price: 990 }, { price: 390 }] } },
    ]);
  });
}
