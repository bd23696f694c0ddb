import { sql } from 'kysely';
import type { AccountGranting } from '../../../../server/http/access-sets.ts';
import { addIssue, addPublisher, addReader, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Readings by issue, for publishers and staff. Rule 94. */
export function readingReport(platform: () => TestPlatform): void {
  const ipe = { id: '' };
  const juca = { id: '' };
  const issue: Record<string, string> = {};
  const readers: string[] = [];

  const addSitting = (readerId: string, slug: string, startedAt: string, pages: number[]) =>
    platform()
      .database.insertInto('comics.sitting')
      .values({
        readerId,
        issueId: issue[slug] ?? '',
        language: 'pt-br',
        basis: 'free',
        startedAt: new Date(startedAt),
        lastReadAt: new Date(startedAt),
        pages,
      })
      .execute();

  const signIn = async (role: 'USER' | 'STAFF' | 'ADMIN', ...grantings: AccountGranting[]) => {
    const caller = await platform().signIn(role);
    await sql`update identity.account set grantings = ${JSON.stringify(grantings)}::jsonb
      where uuid = ${caller.uuid}`.execute(platform().database);
    return caller;
  };
  const signInPartner = async (...publisherIds: string[]) => {
    const caller = await signIn('USER', 'PUBLISHER');
    await addReader(platform().database, caller.uuid);
    for (const publisherId of publisherIds) {
      await platform()
        .database.insertInto('comics.publisher_member')
        .values({ publisherId, readerId: caller.uuid })
        .execute();
    }
    return caller;
  };
  const get = (path: string, { headers }: TestCaller, language = 'pt-br') =>
    platform().app.inject({
      url: `/api/comics/reading${path}`,
      headers: { ...headers, 'accept-language': language },
    });
  interface Item {
    issue: { slug: string };
    readers: number;
    sittings: number;
    pages: number;
  }
  const list = async (query: string, caller: TestCaller) =>
    (await get(query, caller))
      .json<{ items: Item[] }>()
      .items.map((item) => [item.issue.slug, item.readers, item.sittings, item.pages]);

  const march = '?from=2026-03-01&to=2026-03-31';

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    ipe.id = await addPublisher(database, { name: 'Ipê' });
    juca.id = await addPublisher(database, { name: 'Juca' });
    issue.popular = await addIssue(database, {
      slug: 'popular',
      publisherId: ipe.id,
      editions: { 'pt-br': 'Popular', 'en-us': 'Liked' },
    });
    issue.withdrawn = await addIssue(database, {
      slug: 'withdrawn',
      publisherId: ipe.id,
      withdrawnAt: daysAgo(0),
    });
    issue.other = await addIssue(database, { slug: 'other', publisherId: juca.id });
    issue.unread = await addIssue(database, { slug: 'unread', publisherId: juca.id });
    for (let count = 0; count < 2; count += 1) {
      const { uuid } = await platform().signIn();
      await addReader(database, uuid);
      readers.push(uuid);
    }
    const [ana = '', bia = ''] = readers;
    await addSitting(ana, 'popular', '2026-03-05T12:00:00Z', [0, 1, 2]);
    await addSitting(ana, 'popular', '2026-03-06T12:00:00Z', [0]);
    await addSitting(bia, 'popular', '2026-03-31T12:00:00Z', [0, 1]);
    await addSitting(ana, 'withdrawn', '2026-03-05T13:00:00Z', [0, 1]);
    await addSitting(bia, 'other', '2026-03-05T13:00:00Z', [0, 1, 2]);
    // At the borders of March in São Paulo, which is three hours behind UTC.
    await addSitting(bia, 'other', '2026-03-01T02:59:59Z', [0]);
    await addSitting(bia, 'other', '2026-03-01T03:00:00Z', [0]);
    await addSitting(bia, 'other', '2026-04-01T02:59:59Z', [0]);
    await addSitting(bia, 'other', '2026-04-01T03:00:00Z', [0]);
  });

  it('lists the issues that were read in the days of the period, most pages first', async () => {
    const accountant = await signIn('STAFF', 'ACCOUNTANT');
    expect(await list(march, accountant)).toEqual([
      ['popular', 2, 3, 6],
      ['other', 1, 3, 5],
      ['withdrawn', 1, 1, 2],
    ]);
    expect(await list('?from=2026-04-01&to=2026-04-01', accountant)).toEqual([['other', 1, 1, 1]]);
    expect(await list('?from=2026-02-28&to=2026-02-28', accountant)).toEqual([['other', 1, 1, 1]]);
    expect(await list('?from=2025-01-01&to=2025-12-31', accountant)).toEqual([]);
  });

  it('sums up the whole period, with each reader once', async () => {
    const administrator = await signIn('ADMIN');
    const response = await get(`/total${march}`, administrator);
    expect(response.json()).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      readers: 2,
      sittings: 7,
      pages: 13,
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const empty = await get('/total?from=2025-01-01&to=2025-12-31', administrator);
    expect(empty.json()).toMatchObject({ readers: 0, sittings: 0, pages: 0 });
  });

  it('answers with the title in the requested language and the publisher', async () => {
    const [item] = (await get(march, await signIn('ADMIN'), 'en-us')).json().items;
    expect(item.issue).toEqual({
      externalId: issue.popular,
      slug: 'popular',
      title: 'Liked',
      publisher: { dragonId: ipe.id, name: 'Ipê' },
    });
  });

  it('lists in slices, and issues with equally many pages in the same order', async () => {
    const administrator = await signIn('ADMIN');
    const days = '?from=2026-03-05&to=2026-03-05';
    const whole = await list(days, administrator);
    expect(whole.map(([, , , pages]) => pages)).toEqual([3, 3, 2]);
    const slices = await Promise.all(
      [0, 1, 2].map((page) => get(`${days}&limit=1&page=${page}`, administrator)),
    );
    expect(slices.map((slice) => slice.json().items[0].issue.slug)).toEqual(whole.map(([slug]) => slug));
    expect(slices.map((slice) => slice.json().hasNext)).toEqual([true, true, false]);
  });

  it('includes today by default', async () => {
    const administrator = await signIn('ADMIN');
    await addSitting(readers[0] ?? '', 'unread', new Date().toISOString(), [0]);
    expect(await list('', administrator)).toContainEqual(['unread', 1, 1, 1]);
  });

  it("shows publishers only their own publishers' readings", async () => {
    const partner = await signInPartner(ipe.id);
    expect((await list(march, partner)).map(([slug]) => slug)).toEqual(['popular', 'withdrawn']);
    expect((await get(`/total${march}`, partner)).json()).toMatchObject({
      readers: 2,
      sittings: 4,
      pages: 8,
    });
    const both = await signInPartner(ipe.id, juca.id);
    expect(await list(march, both)).toHaveLength(3);
    expect(await list(`${march}&publisherId=${juca.id}`, both)).toEqual([['other', 1, 3, 5]]);
    const none = await signInPartner();
    expect(await list(march, none)).toEqual([]);
    expect((await get(`/total${march}`, none)).json()).toMatchObject({ readers: 0, pages: 0 });
  });

  it('restricts what staff see to one publisher on request', async () => {
    const accountant = await signIn('STAFF', 'ACCOUNTANT');
    expect(await list(`${march}&publisherId=${juca.id}`, accountant)).toEqual([['other', 1, 3, 5]]);
  });

  it.each(['', '/total'])('refuses a publisher of others, at /reading%s', async (path) => {
    const partner = await signInPartner(ipe.id);
    const response = await get(`${path}${march}&publisherId=${juca.id}`, partner);
    expect([response.statusCode, response.json().code]).toEqual([403, 'ACCESS.FORBIDDEN']);
  });

  it.each([
    '?from=2026-03-02&to=2026-03-01',
    '?from=2026-02-30&to=2026-03-01',
    '?from=0000-01-01',
    '?from=march',
    '?publisherId=ipe',
  ])('rejects the query %s', async (query) => {
    const administrator = await signIn('ADMIN');
    for (const path of ['', '/total']) {
      const response = await get(`${path}${query}`, administrator);
      expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
    }
  });
}
