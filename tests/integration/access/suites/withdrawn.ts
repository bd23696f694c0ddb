import { openDeclaredAges } from '../../../../server/identity/declared-ages.ts';
import { createReadablePageLookup } from '../../../../server/media/pictures/readable-page.ts';
import { createReadingScopeLookup } from '../../../../server/reading/may-read.ts';
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
  let otherReader: TestCaller;
  let inactivePublisher: string;

  const get = (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/comics${path}`, headers });
  const requestOutcome = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers);
    return [response.statusCode, response.json().code ?? 'OK'];
  };
  const unavailable = [410, 'ISSUE.UNAVAILABLE_MARKET'];

  beforeAll(async () => {
    await platform().deleteAllData();
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
    const inSeries = { publisherId: publisher, seriesId: series };
    issue.one = await addIssue(database, { slug: 'one', ...inSeries, number: 1 });
    issue.two = await addIssue(database, { slug: 'two', ...inSeries, number: 2, withdrawnAt: daysAgo(1) });
    issue.three = await addIssue(database, { slug: 'three', ...inSeries, number: 3 });
    issue.inactive = await addIssue(database, {
      slug: 'inactive',
      publisherId: inactivePublisher,
      seriesId: inactiveSeries,
    });
    issue.never = await addIssue(database, {
      slug: 'never',
      ...inSeries,
      publishedAt: daysAgo(-1),
      withdrawnAt: daysAgo(0),
    });
    owner = await platform().signIn();
    otherReader = await platform().signIn();
    for (const id of [issue.two, issue.inactive]) await addAcquisition(database, owner.uuid, id, null);
    for (const { uuid } of [owner, otherReader]) {
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

  it('are neither listed nor counted in their publisher and series', async () => {
    const { dragonId } = (await get('/publisher/username/fica')).json();
    expect((await get('/publisher/username/fica')).json()).toMatchObject({ issuesCount: 2, seriesCount: 1 });
    expect((await get(`/issue/publisher/${dragonId}`)).json().items).toHaveLength(2);
    const series = (await get('/series/slug/serie')).json();
    expect(series.issuesCount).toBe(2);
    expect(series.issues.items.map(({ slug }: { slug: string }) => slug)).toEqual(['one', 'three']);
  });

  it('are not offered as the previous or next issue', async () => {
    expect((await get(`/issue/${issue.one}/neighbours`)).json()).toMatchObject({
      previous: null,
      next: { slug: 'three' },
    });
  });

  it.each(['two', 'inactive'])(
    'are reported as unavailable when requested by slug or with their neighbours: %s',
    async (slug) => {
      expect(await requestOutcome(`/issue/slug/${slug}`)).toEqual(unavailable);
      expect(await requestOutcome(`/issue/${issue[slug]}/neighbours`)).toEqual(unavailable);
      expect(await requestOutcome(`/series/issue/${issue[slug]}`)).toEqual([404, 'SERIES.NOT_FOUND']);
    },
  );

  it('are not found if they were never published', async () => {
    expect(await requestOutcome('/issue/slug/never')).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(await requestOutcome(`/issue/${issue.never}/pages`, owner.headers)).toEqual([
      404,
      'ISSUE.NOT_FOUND',
    ]);
  });

  it('of an inactive publisher are unavailable with the publisher and its series', async () => {
    const { items } = (await get('/publisher')).json();
    expect(items.map(({ username }: { username: string }) => username)).toEqual(['fica']);
    const inactive = [410, 'PUBLISHER.NOT_ACTIVE'];
    expect(await requestOutcome('/publisher/username/saiu')).toEqual(inactive);
    expect(await requestOutcome(`/issue/publisher/${inactivePublisher}`)).toEqual(inactive);
    expect(await requestOutcome(`/series/publisher/${inactivePublisher}`)).toEqual(inactive);
    expect(await requestOutcome('/series/slug/serie-saida')).toEqual([404, 'SERIES.NOT_FOUND']);
  });

  it.each(['two', 'inactive'])('can be read only by readers who acquired them: %s', async (slug) => {
    const path = `/issue/${issue[slug]}/pages`;
    const issuePages = (await get(path, owner.headers)).json();
    expect(issuePages).toMatchObject({ issue: { slug }, reading: { page: 1 } });
    expect(issuePages.pages).toHaveLength(3);
    expect(await requestOutcome(path, otherReader.headers)).toEqual(unavailable);
  });

  it('cannot be read after a rental has expired', async () => {
    const formerRenter = await platform().signIn();
    await addAcquisition(platform().database, formerRenter.uuid, issue.two ?? '', daysAgo(1));
    expect(await requestOutcome(`/issue/${issue.two}/pages`, formerRenter.headers)).toEqual(unavailable);
  });

  it('show page images only to readers who acquired them', async () => {
    const { database } = platform();
    const findReadablePage = createReadablePageLookup({
      database,
      onFarPageSent: async () => {},
      findReadingScope: createReadingScopeLookup({ database, ages: openDeclaredAges(database) }),
    });
    const { id } = await database
      .selectFrom('comics.page as page')
      .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
      .select('page.id')
      .where('content.issueId', '=', issue.two ?? '')
      .executeTakeFirstOrThrow();
    expect(await findReadablePage(id, owner.uuid)).not.toBeNull();
    expect(await findReadablePage(id, otherReader.uuid)).toBeNull();
  });

  it('stay in the reading history of readers who acquired them, with their positions', async () => {
    const listReadSlugs = async ({ uuid, headers }: TestCaller) =>
      (await get(`/reading/user/${uuid}`, headers))
        .json()
        .items.map((reading: { issue: { slug: string } }) => reading.issue.slug)
        .sort();
    expect(await listReadSlugs(owner)).toEqual(['inactive', 'one', 'two']);
    expect(await listReadSlugs(otherReader)).toEqual(['one']);
    const savePosition = ({ headers }: TestCaller) =>
      platform().app.inject({
        method: 'PUT',
        url: `/api/comics/reading/issue/${issue.two}`,
        headers,
        payload: { page: 2, readAt: new Date().toISOString() },
      });
    expect((await savePosition(owner)).statusCode).toBe(204);
    expect((await savePosition(otherReader)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
  });
}
