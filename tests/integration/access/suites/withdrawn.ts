import { createReadablePageLookup } from '@banca/server/media/pictures/readable-page.js';
import { openDeclaredAges } from '../../../../server/identity/declared-ages.ts';
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

/** Withdrawn issues, and issues of an inactive publisher. */
export function withdrawn(platform: () => TestPlatform): void {
  const issue: Record<string, string> = {};
  let owner: TestCaller;
  let stranger: TestCaller;
  let inactivePublisher: string;

  const get = (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/comics${path}`, headers });
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers);
    return [response.statusCode, response.json().code ?? 'fine'];
  };
  const unavailable = [410, 'ISSUE.UNAVAILABLE_MARKET'];

  beforeAll(async () => {
    await platform().empty();
    const { database } = platform();
    const publisher = await addPublisher(database, { username: 'fica', name: 'Fica' });
    inactivePublisher = await addPublisher(database, { username: 'saiu', name: 'Saiu' });
    await database
      .updateTable('comics.publisher')
      .set({ isActive: false })
      .where('id', '=', inactivePublisher)
      .execute();
    const series = await addSeries(database, publisher, 'serie');
    const inactiveSeries = await addSeries(database, inactivePublisher, 'serie-saida');
    const numbered = { publisherId: publisher, seriesId: series };
    issue.one = await addIssue(database, { slug: 'one', ...numbered, number: 1 });
    issue.two = await addIssue(database, { slug: 'two', ...numbered, number: 2, withdrawnAt: daysAgo(1) });
    issue.three = await addIssue(database, { slug: 'three', ...numbered, number: 3 });
    issue.inactive = await addIssue(database, {
      slug: 'inactive',
      publisherId: inactivePublisher,
      seriesId: inactiveSeries,
    });
    issue.never = await addIssue(database, {
      slug: 'never',
      ...numbered,
      publishedAt: daysAgo(-1),
      withdrawnAt: daysAgo(0),
    });
    owner = await platform().signIn();
    stranger = await platform().signIn();
    for (const id of [issue.two, issue.inactive]) await addAcquisition(database, owner.uuid, id, null);
    for (const { uuid } of [owner, stranger]) {
      for (const id of [issue.two, issue.inactive, issue.one]) {
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
  ])('are not in %s', async (path) => {
    const slugs = (await get(path)).json().items.map(({ slug }: { slug: string }) => slug);
    expect(slugs.sort()).toEqual(['one', 'three']);
  });

  it('are neither listed nor counted for a publisher or a series', async () => {
    const { dragonId } = (await get('/publisher/username/fica')).json();
    expect((await get('/publisher/username/fica')).json()).toMatchObject({ issuesCount: 2, seriesCount: 1 });
    expect((await get(`/issue/publisher/${dragonId}`)).json().items).toHaveLength(2);
    const series = (await get('/series/slug/serie')).json();
    expect(series.issuesCount).toBe(2);
    expect(series.issues.items.map(({ slug }: { slug: string }) => slug)).toEqual(['one', 'three']);
  });

  it('are not the previous or next issue of another one', async () => {
    expect((await get(`/issue/${issue.one}/neighbours`)).json()).toMatchObject({
      previous: null,
      next: { slug: 'three' },
    });
  });

  it.each(['two', 'inactive'])('are reported as unavailable by slug and neighbours: %s', async (slug) => {
    expect(await answer(`/issue/slug/${slug}`)).toEqual(unavailable);
    expect(await answer(`/issue/${issue[slug]}/neighbours`)).toEqual(unavailable);
    expect(await answer(`/series/issue/${issue[slug]}`)).toEqual([404, 'SERIES.NOT_FOUND']);
  });

  it('are not found if they were never published', async () => {
    expect(await answer('/issue/slug/never')).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await answer(`/issue/${issue.never}/pages`, owner.headers)).toEqual([404, 'ISSUE.NOT_FOUND']);
  });

  it('hide an inactive publisher in the list, and report it as inactive by name', async () => {
    const { items } = (await get('/publisher')).json();
    expect(items.map(({ username }: { username: string }) => username)).toEqual(['fica']);
    const inactive = [410, 'PUBLISHER.NOT_ACTIVE'];
    expect(await answer('/publisher/username/saiu')).toEqual(inactive);
    expect(await answer(`/issue/publisher/${inactivePublisher}`)).toEqual(inactive);
    expect(await answer(`/series/publisher/${inactivePublisher}`)).toEqual(inactive);
    expect(await answer('/series/slug/serie-saida')).toEqual([404, 'SERIES.NOT_FOUND']);
  });

  it.each(['two', 'inactive'])('can be read only by readers who acquired them: %s', async (slug) => {
    const path = `/issue/${issue[slug]}/pages`;
    const opened = (await get(path, owner.headers)).json();
    expect(opened).toMatchObject({ issue: { slug }, reading: { page: 1 } });
    expect(opened.pages).toHaveLength(3);
    expect(await answer(path, stranger.headers)).toEqual(unavailable);
  });

  it('cannot be read after a rental has expired', async () => {
    const formerRenter = await platform().signIn();
    await addAcquisition(platform().database, formerRenter.uuid, issue.two ?? '', daysAgo(1));
    expect(await answer(`/issue/${issue.two}/pages`, formerRenter.headers)).toEqual(unavailable);
  });

  it('serve page images only to readers who acquired them', async () => {
    const { database } = platform();
    const readable = createReadablePageLookup({
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

  it('stay in the reading history of readers who acquired them, with their positions', async () => {
    const readingsOf = async ({ uuid, headers }: TestCaller) =>
      (await get(`/reading/user/${uuid}`, headers))
        .json()
        .items.map((reading: { issue: { slug: string } }) => reading.issue.slug)
        .sort();
    expect(await readingsOf(owner)).toEqual(['inactive', 'one', 'two']);
    expect(await readingsOf(stranger)).toEqual(['one']);
    const savePosition = ({ headers }: TestCaller) =>
      platform().app.inject({
        method: 'PUT',
        url: `/api/comics/reading/issue/${issue.two}`,
        headers,
        payload: { page: 2, readAt: new Date().toISOString() },
      });
    expect((await savePosition(owner)).statusCode).toBe(204);
    expect((await savePosition(stranger)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
  });
}
