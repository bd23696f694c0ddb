import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../server/database/database.ts';
import { jsonColumn } from '../../../../server/database/json-column.ts';
import { birthDateAt } from '../../support/birth-date-at.ts';
import { addAcquisition, addIssue, addReading, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function pages(platform: () => TestPlatform): void {
  let free: string;
  let forSubscribers: string;
  let forSale: string;
  let reader: TestCaller;

  const openPages = (issue: string, headers: Record<string, string> = reader.headers, query = '') =>
    platform().app.inject({ url: `/api/comics/issue/${issue}/pages${query}`, headers });

  /** False if only the sample is sent. */
  const isWhole = async (issue: string, headers = reader.headers): Promise<boolean> =>
    !(await openPages(issue, headers)).json().isSample;

  const findSessionId = async ({ uuid }: TestCaller): Promise<string> => {
    const sessions = platform().database.selectFrom('identity.session').select('id');
    return (await sessions.where('accountId', '=', uuid).executeTakeFirstOrThrow()).id;
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    free = await addIssue(database, {
      slug: 'free',
      editions: { 'pt-br': 'Livre', 'en-us': 'Free' },
      pages: 12,
    });
    forSubscribers = await addIssue(database, { slug: 'subscribers', isAvailableForAll: false });
    forSale = await addIssue(database, {
      slug: 'sale',
      isAvailableForAll: false,
      isAvailableForSubscribers: false,
    });
  });

  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('returns all pages in order, with picture addresses for only this reader', async () => {
    const response = await openPages(free);
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
      expect(picture.address).toContain(`session=${await findSessionId(reader)}`);
    }
    const ofOtherReader = (await openPages(free, (await platform().signIn()).headers)).json();
    expect(ofOtherReader.pages[0].picture.address).not.toBe(opened.pages[0].picture.address);
  });

  it('lists the pages in the order of their positions', async () => {
    const stored = await platform()
      .database.selectFrom('comics.page as page')
      .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
      .select(['page.id'])
      .where('content.issueId', '=', free)
      .where('content.language', '=', 'pt-br')
      .orderBy('page.position')
      .execute();
    const { pages: listedPages } = (await openPages(free)).json();
    expect(listedPages).toHaveLength(stored.length);
    for (const [index, { id }] of stored.entries()) expect(listedPages[index].picture.address).toContain(id);
  });

  it('returns the pages in the requested language', async () => {
    expect((await openPages(free, reader.headers, '?language=en-us')).json()).toMatchObject({
      language: 'en-us',
      issue: { content: { title: 'Free' } },
    });
    expect((await openPages(free)).json()).toMatchObject({
      language: 'pt-br',
      issue: { content: { title: 'Livre' } },
    });
    expect((await openPages(free, reader.headers, '?language=xx')).statusCode).toBe(400);
  });

  it("returns the reader's own reading position", async () => {
    const readAt = daysAgo(2);
    await addReading(platform().database, reader.uuid, free, readAt);
    expect((await openPages(free)).json().reading).toEqual({
      page: 1,
      pagesCount: 3,
      readAt: readAt.toISOString(),
    });
    expect((await openPages(free, (await platform().signIn()).headers)).json().reading).toBeNull();
  });

  it('opens an issue for subscribers until the instant at which the subscription ends', async () => {
    expect(await isWhole(forSubscribers)).toBe(false);
    await addSubscription(platform().database, reader.uuid, daysAgo(0));
    expect(await isWhole(forSubscribers)).toBe(false);
    await addSubscription(platform().database, reader.uuid, daysAgo(-1));
    expect(await isWhole(forSubscribers)).toBe(true);
    expect(await isWhole(forSale)).toBe(false);
  });

  it('does not open an issue before the subscription starts', async () => {
    const { database } = platform();
    const subscriber = await platform().signIn();
    await addSubscription(database, subscriber.uuid, daysAgo(-40), { startsAt: daysAgo(-10) });
    expect(await isWhole(forSubscribers, subscriber.headers)).toBe(false);
    await addSubscription(database, subscriber.uuid, daysAgo(-10));
    expect(await isWhole(forSubscribers, subscriber.headers)).toBe(true);
  });

  it('opens a bought issue permanently, and a rented one until the rental expires', async () => {
    await addAcquisition(platform().database, reader.uuid, forSale, daysAgo(1));
    expect(await isWhole(forSale)).toBe(false);
    await addAcquisition(platform().database, reader.uuid, forSale, daysAgo(-2));
    expect(await isWhole(forSale)).toBe(true);
    const buyer = await platform().signIn();
    await addAcquisition(platform().database, buyer.uuid, forSale, null);
    expect(await isWhole(forSale, buyer.headers)).toBe(true);
    expect(await isWhole(forSubscribers, buyer.headers)).toBe(false);
  });

  it('does not find an unpublished issue, even if it is free', async () => {
    const early = await addIssue(platform().database, {
      slug: `early-${randomUUID()}`,
      publishedAt: daysAgo(-1),
    });
    expect((await openPages(early)).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await openPages(randomUUID())).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await openPages('no-id')).statusCode).toBe(400);
  });

  it('returns only the sample at the next request after an acquisition has ended', async () => {
    await addAcquisition(platform().database, reader.uuid, forSale, null);
    expect(await isWhole(forSale)).toBe(true);
    const acquisition = platform()
      .database.updateTable('comics.acquisition')
      .where('readerId', '=', reader.uuid);
    await acquisition.set({ expiresAt: daysAgo(0) }).execute();
    expect(await isWhole(forSale)).toBe(false);
    await acquisition.set({ expiresAt: daysAgo(-1) }).execute();
    expect(await isWhole(forSale)).toBe(true);
    await platform().database.deleteFrom('comics.acquisition').where('readerId', '=', reader.uuid).execute();
    expect(await isWhole(forSale)).toBe(false);
  });

  it('blocks a reader who declares a younger age at the next request', async () => {
    const forAdults = await addIssue(platform().database, { slug: 'adults', parentalRating: '+18' });
    const setAge = (years: number) =>
      platform()
        .database.updateTable('identity.account')
        .set({ birthDate: birthDateAt(years) })
        .where('uuid', '=', reader.uuid)
        .execute();
    await setAge(18);
    expect((await openPages(forAdults)).statusCode).toBe(200);
    await setAge(15);
    expect((await openPages(forAdults)).json().code).toBe('USER.BLOCKED_CONTENT');
  });

  it('returns the same pages to two readers, each with their own session and reading position', async () => {
    const otherReader = await platform().signIn();
    await addReading(platform().database, reader.uuid, free, daysAgo(1));
    const [own, ofOtherReader] = [
      (await openPages(free)).json(),
      (await openPages(free, otherReader.headers)).json(),
    ];
    expect(own.reading.page).toBe(1);
    expect(ofOtherReader.reading).toBeNull();
    const addressOf = (opened: typeof own, index: number) => opened.pages[index].picture.address;
    const sessionParameterOf = (link: string) => new URL(link, 'http://test').searchParams.get('session');
    const sessions = [await findSessionId(reader), await findSessionId(otherReader)];
    for (const index of own.pages.keys()) {
      expect([
        sessionParameterOf(addressOf(own, index)),
        sessionParameterOf(addressOf(ofOtherReader, index)),
      ]).toEqual(sessions);
      expect(addressOf(own, index).split('?')[0]).toBe(addressOf(ofOtherReader, index).split('?')[0]);
    }
  });

  describe('the next request shows a change', () => {
    let issue: string;
    beforeEach(async () => {
      const slug = `changing-${randomUUID()}`;
      issue = await addIssue(platform().database, { slug, editions: { 'pt-br': 'Antes' }, pages: 3 });
      expect((await openPages(issue)).json().pages).toHaveLength(3);
    });
    const selectPages = (database: Database) =>
      database
        .selectFrom('comics.issue_content')
        .innerJoin('comics.page as page', 'page.contentId', 'comics.issue_content.id')
        .select(['page.id', 'page.image'])
        .where('issueId', '=', issue)
        .orderBy('position');
    const findFirstPage = (database: Database) => selectPages(database).executeTakeFirstOrThrow();

    it('of the title', async () => {
      const { database } = platform();
      await database
        .updateTable('comics.issue_content')
        .set({ title: 'Depois' })
        .where('issueId', '=', issue)
        .execute();
      expect((await openPages(issue)).json().issue.content.title).toBe('Depois');
    });

    it('of the issue', async () => {
      const { database } = platform();
      await database.updateTable('comics.issue').set({ genre: 'terror' }).where('id', '=', issue).execute();
      expect((await openPages(issue)).json().issue.genre).toBe('terror');
    });

    it('of the publisher', async () => {
      const { database } = platform();
      await database
        .updateTable('comics.publisher')
        .set({ name: 'Outro nome' })
        .where('id', 'in', (issues) =>
          issues.selectFrom('comics.issue').select('publisherId').where('id', '=', issue),
        )
        .execute();
      expect((await openPages(issue)).json().issue.publisher.name).toBe('Outro nome');
    });

    it('of the contributors', async () => {
      const contributor = { issueId: issue, position: 90, name: 'Ana', role: 'artist' };
      const contributors = platform().database;
      await contributors.insertInto('comics.contributor').values(contributor).execute();
      expect((await openPages(issue)).json().issue.contributors).toContainEqual({
        name: 'Ana',
        slug: 'ana',
        role: 'artist',
      });
      await contributors.deleteFrom('comics.contributor').where('issueId', '=', issue).execute();
      expect((await openPages(issue)).json().issue.contributors).toEqual([]);
    });

    it('of a price', async () => {
      const { database } = platform();
      const price = {
        issueId: issue,
        kind: 'purchase' as const,
        price: 990,
        currency: 'BRL',
        market: 'brazil',
      };
      await database.insertInto('comics.merchandise').values(price).execute();
      expect((await openPages(issue)).json().issue.merchandises[0].price).toBe(990);
      await database
        .updateTable('comics.merchandise')
        .set({ price: 1090 })
        .where('issueId', '=', issue)
        .execute();
      expect((await openPages(issue)).json().issue.merchandises[0].price).toBe(1090);
    });

    it('of the panels of a page', async () => {
      const { database } = platform();
      const panel = { x: 0, y: 0, width: 1, height: 0.5, text: 'Chove.' };
      const { id } = await findFirstPage(database);
      await database
        .updateTable('comics.page')
        .set({ panels: jsonColumn([panel]) })
        .where('id', '=', id)
        .execute();
      expect((await openPages(issue)).json().pages[0].panels).toEqual([panel]);
    });

    it('of an image', async () => {
      const { database } = platform();
      const { image } = await findFirstPage(database);
      await database.updateTable('comics.image').set({ width: 1234 }).where('hash', '=', image).execute();
      expect((await openPages(issue)).json().pages[0].picture.width).toBe(1234);
    });

    it('of the number of pages', async () => {
      const { database } = platform();
      const { id } = await findFirstPage(database);
      await database.deleteFrom('comics.page').where('id', '=', id).execute();
      const { pages: remainingPages, issue: shownIssue } = (await openPages(issue)).json();
      expect(remainingPages).toHaveLength(2);
      expect(shownIssue.pagesCount).toBe(2);
      expect(remainingPages[0].picture.address).not.toContain(id);
    });

    it('of another edition', async () => {
      const { database } = platform();
      const { image } = await findFirstPage(database);
      await database
        .insertInto('comics.issue_content')
        .values({ issueId: issue, language: 'en-us', title: 'After', description: '', cover: image })
        .execute();
      expect((await openPages(issue)).json().issue.availableLanguages).toEqual(['en-us', 'pt-br']);
    });
  });

  it('does not treat an invalid session as a visitor', async () => {
    const response = await openPages(free, { authorization: 'Bearer ended' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toMatchObject({ code: 'SESSION.REQUIRED', kind: 'UNAUTHORIZED' });
  });
}
