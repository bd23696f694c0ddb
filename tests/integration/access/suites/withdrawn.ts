import { openDeclaredAges } from '../../../../server/identity/declared-ages.ts';
import { createReadablePage } from '../../../../server/media/pictures/page-rights.ts';
import { createMayRead } from '../../../../server/reading/may-read.ts';
import {
  addAcquisition,
  addIssue,
  addPublisher,
  addReading,
  addSeries,
  daysAgo,
} from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** What has left the shop: issues one by one, and all of a publisher that is not active. */
export function withdrawn(platform: () => TestPlatform): void {
  const issue: Record<string, string> = {};
  let owner: TestCaller;
  let stranger: TestCaller;
  let left: string;

  const get = (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/comics${path}`, headers });
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers);
    return [response.statusCode, response.json().code ?? 'fine'];
  };
  const goneForAll = [410, 'ISSUE.UNAVAILABLE_MARKET'];

  beforeAll(async () => {
    await platform().empty();
    const { database } = platform();
    const publisher = await addPublisher(database, { username: 'fica', name: 'Fica' });
    left = await addPublisher(database, { username: 'saiu', name: 'Saiu' });
    await database.updateTable('comics.publisher').set({ isActive: false }).where('id', '=', left).execute();
    const series = await addSeries(database, publisher, 'serie');
    const ofLeft = await addSeries(database, left, 'serie-saida');
    const numbered = { publisherId: publisher, seriesId: series };
    issue.one = await addIssue(database, { slug: 'one', ...numbered, number: 1 });
    issue.two = await addIssue(database, { slug: 'two', ...numbered, number: 2, withdrawnAt: daysAgo(1) });
    issue.three = await addIssue(database, { slug: 'three', ...numbered, number: 3 });
    issue.left = await addIssue(database, { slug: 'left', publisherId: left, seriesId: ofLeft });
    issue.never = await addIssue(database, {
      slug: 'never',
      ...numbered,
      publishedAt: daysAgo(-1),
      withdrawnAt: daysAgo(0),
    });
    owner = await platform().signIn();
    stranger = await platform().signIn();
    for (const id of [issue.two, issue.left]) await addAcquisition(database, owner.uuid, id, null);
    for (const { uuid } of [owner, stranger]) {
      for (const id of [issue.two, issue.left, issue.one]) {
        await addReading(database, uuid, id ?? '', daysAgo(2));
      }
    }
  });

  it.each([
    '/issue',
    '/exploration/issue/7',
    '/exploration/genre/comedy',
    '/reading/top-issues',
    '/issue/search?query=serie',
  ])('is not in %s', async (path) => {
    const slugs = (await get(path)).json().items.map(({ slug }: { slug: string }) => slug);
    expect(slugs.sort()).toEqual(['one', 'three']);
  });

  it('is not among what a publisher or a series has, nor counted there', async () => {
    const { dragonId } = (await get('/publisher/username/fica')).json();
    expect((await get('/publisher/username/fica')).json()).toMatchObject({ issuesCount: 2, seriesCount: 1 });
    expect((await get(`/issue/publisher/${dragonId}`)).json().items).toHaveLength(2);
    const series = (await get('/series/slug/serie')).json();
    expect(series.issuesCount).toBe(2);
    expect(series.issues.items.map(({ slug }: { slug: string }) => slug)).toEqual(['one', 'three']);
  });

  it('is nobody’s neighbour', async () => {
    expect((await get(`/issue/${issue.one}/neighbours`)).json()).toMatchObject({
      previous: null,
      next: { slug: 'three' },
    });
  });

  it.each(['two', 'left'])('is told to be gone by the slug "%s" and its neighbours', async (slug) => {
    expect(await answer(`/issue/slug/${slug}`)).toEqual(goneForAll);
    expect(await answer(`/issue/${issue[slug]}/neighbours`)).toEqual(goneForAll);
    expect(await answer(`/series/issue/${issue[slug]}`)).toEqual([404, 'SERIES.NOT_FOUND']);
  });

  it('was never there where it has not been published', async () => {
    expect(await answer('/issue/slug/never')).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await answer(`/issue/${issue.never}/pages`, owner.headers)).toEqual([404, 'ISSUE.NOT_FOUND']);
  });

  it('takes a publisher that is not active from the list, and says so where it is named', async () => {
    const { items } = (await get('/publisher')).json();
    expect(items.map(({ username }: { username: string }) => username)).toEqual(['fica']);
    const gone = [410, 'PUBLISHER.NOT_ACTIVE'];
    expect(await answer('/publisher/username/saiu')).toEqual(gone);
    expect(await answer(`/issue/publisher/${left}`)).toEqual(gone);
    expect(await answer(`/series/publisher/${left}`)).toEqual(gone);
    expect(await answer('/series/slug/serie-saida')).toEqual([404, 'SERIES.NOT_FOUND']);
  });

  it.each(['two', 'left'])(
    'goes on being read by who has acquired "%s", and by nobody else',
    async (slug) => {
      const path = `/issue/${issue[slug]}/pages`;
      const opened = (await get(path, owner.headers)).json();
      expect(opened).toMatchObject({ issue: { slug }, reading: { page: 1 } });
      expect(opened.pages).toHaveLength(3);
      expect(await answer(path, stranger.headers)).toEqual(goneForAll);
    },
  );

  it('goes with a rent that has run out', async () => {
    const late = await platform().signIn();
    await addAcquisition(platform().database, late.uuid, issue.two ?? '', daysAgo(1));
    expect(await answer(`/issue/${issue.two}/pages`, late.headers)).toEqual(goneForAll);
  });

  it('gives its page images to who has acquired it, and to nobody else', async () => {
    const { database } = platform();
    const readable = createReadablePage({
      database,
      mayRead: createMayRead({ database, ages: openDeclaredAges(database) }),
    });
    const { id } = await database
      .selectFrom('comics.page as page')
      .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
      .select('page.id')
      .where('content.issueId', '=', issue.two ?? '')
      .executeTakeFirstOrThrow();
    expect(await readable(id, owner.uuid)).not.toBeNull();
    expect(await readable(id, stranger.uuid)).toBeNull();
  });

  it('stays among the readings of who has acquired it, and takes their position', async () => {
    const listReadings = async ({ uuid, headers }: TestCaller) =>
      (await get(`/reading/user/${uuid}`, headers))
        .json()
        .items.map((one: { issue: { slug: string } }) => one.issue.slug)
        .sort();
    expect(await listReadings(owner)).toEqual(['left', 'one', 'two']);
    expect(await listReadings(stranger)).toEqual(['one']);
    const tell = ({ headers }: TestCaller) =>
      platform().app.inject({
        method: 'PUT',
        url: `/api/comics/reading/issue/${issue.two}`,
        headers,
        payload: { page: 2, readAt: new Date().toISOString() },
      });
    expect((await tell(owner)).statusCode).toBe(204);
    expect((await tell(stranger)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
  });
}
