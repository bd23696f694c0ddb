import { randomUUID } from 'node:crypto';
import { addAcquisition, addIssue, addReading, addSubscription, daysAgo } from '../support/seed.ts';
import type { TestCaller, TestPlatform } from '../support/test-platform.ts';

export function pages(platform: () => TestPlatform): void {
  let free: string;
  let forSubscribers: string;
  let forSale: string;
  let reader: TestCaller;

  const open = (issue: string, headers: Record<string, string> = reader.headers, query = '') =>
    platform().app.inject({ url: `/api/comics/issue/${issue}/pages${query}`, headers });

  beforeAll(async () => {
    await platform().empty();
    const { database } = platform();
    free = await addIssue(database, {
      slug: 'free',
      editions: { 'pt-br': 'Livre', 'en-us': 'Free' },
      pages: 12,
    });
    forSubscribers = await addIssue(database, { slug: 'subscribers', is_available_for_all: false });
    forSale = await addIssue(database, {
      slug: 'sale',
      is_available_for_all: false,
      is_available_for_subscribers: false,
    });
  });

  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('gives a reader all pages in order, with addresses for this reader', async () => {
    const response = await open(free);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const opened = response.json();
    expect(opened.pages.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(opened.issue).toMatchObject({ externalId: free, slug: 'free' });
    expect(opened.reading).toBeNull();
    expect(new Date(opened.expiresAt).getTime()).toBeGreaterThan(Date.now());
    for (const { picture } of opened.pages) {
      expect(picture).toMatchObject({ width: 1200, height: 1800 });
      expect(picture.address).toContain(reader.uuid);
    }
    const ofAnother = (await open(free, (await platform().signIn()).headers)).json();
    expect(ofAnother.pages[0].picture.address).not.toBe(opened.pages[0].picture.address);
  });

  it('lists the pages in the order of their positions', async () => {
    const stored = await platform()
      .database.selectFrom('comics.page as page')
      .innerJoin('comics.issue_content as content', 'content.id', 'page.content_id')
      .select(['page.id'])
      .where('content.issue_id', '=', free)
      .where('content.language', '=', 'pt-br')
      .orderBy('page.position')
      .execute();
    const { pages: given } = (await open(free)).json();
    expect(given).toHaveLength(stored.length);
    for (const [index, { id }] of stored.entries()) expect(given[index].picture.address).toContain(id);
  });

  it('gives the pages of the asked language', async () => {
    expect((await open(free, reader.headers, '?language=en-us')).json()).toMatchObject({
      language: 'en-us',
      issue: { content: { title: 'Free' } },
    });
    expect((await open(free)).json()).toMatchObject({
      language: 'pt-br',
      issue: { content: { title: 'Livre' } },
    });
    expect((await open(free, reader.headers, '?language=xx')).statusCode).toBe(400);
  });

  it("tells where the reader stopped, and nobody else's place", async () => {
    const readAt = daysAgo(2);
    await addReading(platform().database, reader.uuid, free, readAt);
    expect((await open(free)).json().reading).toEqual({ page: 1, readAt: readAt.toISOString() });
    expect((await open(free, (await platform().signIn()).headers)).json().reading).toBeNull();
  });

  it('keeps an issue for subscribers from everybody else', async () => {
    const refused = await open(forSubscribers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'ISSUE.NOT_READABLE',
      kind: 'FORBIDDEN',
      message: 'Esta edição não está incluída no seu acesso.',
    });
    await addSubscription(platform().database, reader.uuid, daysAgo(0));
    expect((await open(forSubscribers)).statusCode).toBe(403);
    await addSubscription(platform().database, reader.uuid, daysAgo(-1));
    expect((await open(forSubscribers)).statusCode).toBe(200);
    expect((await open(forSale)).statusCode).toBe(403);
  });

  it('gives a bought issue for ever and a rented one until it ends', async () => {
    await addAcquisition(platform().database, reader.uuid, forSale, daysAgo(1));
    expect((await open(forSale)).statusCode).toBe(403);
    await addAcquisition(platform().database, reader.uuid, forSale, daysAgo(-2));
    expect((await open(forSale)).statusCode).toBe(200);
    const buyer = await platform().signIn();
    await addAcquisition(platform().database, buyer.uuid, forSale, null);
    expect((await open(forSale, buyer.headers)).statusCode).toBe(200);
    expect((await open(forSubscribers, buyer.headers)).statusCode).toBe(403);
  });

  it('knows nothing of an issue that is not out, even when it is free', async () => {
    const early = await addIssue(platform().database, {
      slug: `early-${randomUUID()}`,
      published_at: daysAgo(-1),
    });
    expect((await open(early)).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await open(randomUUID())).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await open('no-id')).statusCode).toBe(400);
  });

  it('opens nothing without a session', async () => {
    const response = await open(free, {});
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toMatchObject({ code: 'SESSION.REQUIRED', kind: 'UNAUTHORIZED' });
  });
}
