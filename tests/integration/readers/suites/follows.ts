import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addIssue, addPublisher, addReader, addSeries, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function follows(platform: () => TestPlatform): void {
  let reader: TestCaller;
  let publisher: string;
  let series: string;

  const callFollow = (method: 'GET' | 'PUT' | 'DELETE', path = '', { headers } = reader) =>
    platform().app.inject({ method, url: `/api/comics/follow${path}`, headers });
  const listFollows = async (query = '') => (await callFollow('GET', query)).json().items;
  const listNames = async (query = ''): Promise<string[]> =>
    (await listFollows(query)).map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`);
  const publish = async (slug: string, daysOld: number, columns = {}, names: readonly string[] = []) => {
    const { database } = platform();
    const id = await addIssue(database, {
      slug,
      publisherId: publisher,
      publishedAt: daysAgo(daysOld),
      ...columns,
    });
    const contributors = names.map((name, position) => ({ issueId: id, position, name, role: 'writer' }));
    if (contributors.length > 0)
      await database.insertInto('comics.contributor').values(contributors).execute();
    return id;
  };
  const setSeenAt = (at: Date) =>
    platform().database.updateTable('comics.follow').set({ seenAt: at }).execute();

  beforeEach(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    publisher = await addPublisher(database, { username: 'ipe', name: 'Ipê' });
    series = await addSeries(database, publisher, 'nanquim', 'Nanquim');
    await publish('nanquim-1', 20, { seriesId: series, number: 1 }, ['Ana Reis']);
    await publish('mare', 10);
    reader = await platform().signIn();
  });

  it('are empty at first, also for a reader without a profile', async () => {
    expect((await callFollow('GET')).json()).toEqual({ items: [], page: 0, limit: 20, hasNext: false });
    expect((await callFollow('GET', '/marks')).json()).toEqual([]);
    for (const path of [`/series/${series}`, '/creator/ana-reis', '/series/nanquim']) {
      expect((await callFollow('DELETE', path)).statusCode).toBe(204);
      expect((await callFollow('PUT', `${path}/seen`)).statusCode).toBe(204);
    }
  });

  it('are listed with the newest issue, in pages and uncached', async () => {
    for (const path of [`/series/${series}`, `/publisher/${publisher}`, '/creator/ana-reis']) {
      const response = await callFollow('PUT', path);
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    const response = await callFollow('GET');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const [first, ...others] = response.json().items;
    expect(first).toMatchObject({
      kind: 'publisher',
      id: publisher,
      slug: 'ipe',
      name: 'Ipê',
      newIssuesCount: 0,
      newestIssue: { slug: 'mare' },
    });
    expect(others.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['ana-reis', 'nanquim']);
    expect((await callFollow('GET', '?limit=2')).json()).toMatchObject({ limit: 2, hasNext: true });
    expect(await listFollows('?limit=2&page=1')).toHaveLength(1);
    const marks = (await callFollow('GET', '/marks')).json();
    expect(marks.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
      ['creator', 'ana-reis'],
      ['publisher', publisher],
      ['series', series],
    ]);
  });

  it('count what was published since the reader saw it, and show it first', async () => {
    await callFollow('PUT', `/series/${series}`);
    await callFollow('PUT', `/publisher/${publisher}`);
    await setSeenAt(daysAgo(15));
    expect(await listNames()).toEqual(['publisher Ipê', 'series Nanquim']);
    await publish('nanquim-2', 5, { seriesId: series, number: 2 });
    await publish('nanquim-3', -1, { seriesId: series, number: 3 });
    await publish('withdrawn', 4, { seriesId: series, withdrawnAt: new Date() });
    const counts = (await listFollows()).map(
      ({ kind, newIssuesCount }: { kind: string; newIssuesCount: number }) => [kind, newIssuesCount],
    );
    expect(new Map(counts)).toEqual(
      new Map([
        ['publisher', 2],
        ['series', 1],
      ]),
    );
    await callFollow('PUT', `/publisher/${publisher}/seen`);
    expect(await listNames()).toEqual(['series Nanquim', 'publisher Ipê']);
    expect((await listFollows())[1].newIssuesCount).toBe(0);
  });

  it('find a creator by any spelling of the name', async () => {
    await publish('saci', 3, {}, ['ANA  REIS', 'Ana-Reis', 'Outra Pessoa']);
    await callFollow('PUT', '/creator/ana-reis');
    await setSeenAt(daysAgo(15));
    expect(await listFollows()).toMatchObject([
      { slug: 'ana-reis', newIssuesCount: 1, newestIssue: { slug: 'saci' } },
    ]);
  });

  it('are added once by concurrent requests, and are separate for each reader', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => callFollow('PUT', `/series/${series}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
    expect(await listNames()).toEqual(['series Nanquim']);
    const otherReader = await platform().signIn();
    expect((await callFollow('GET', '/marks', otherReader)).json()).toEqual([]);
    await callFollow('DELETE', `/series/${series}`, otherReader);
    await callFollow('PUT', `/series/${series}/seen`, otherReader);
    expect(await listNames()).toEqual(['series Nanquim']);
    await callFollow('DELETE', `/series/${series}`);
    expect(await listNames()).toEqual([]);
  });

  it('hide what is no longer offered, and show it when it returns', async () => {
    await callFollow('PUT', `/publisher/${publisher}`);
    await callFollow('PUT', '/creator/ana-reis');
    const setActive = (isActive: boolean) =>
      platform().database.updateTable('comics.publisher').set({ isActive }).execute();
    await setActive(false);
    expect(await listNames()).toEqual([]);
    await setActive(true);
    expect(await listNames()).toHaveLength(2);
  });

  it('are limited to 500 for each reader', async () => {
    const { database } = platform();
    await addReader(database, reader.uuid);
    await sql`insert into comics.follow (reader_id, creator_slug)
      select ${reader.uuid}, 'someone-' || number from generate_series(1, 499) as number`.execute(database);
    const responses = await Promise.all(
      [`/series/${series}`, `/publisher/${publisher}`].map((path) => callFollow('PUT', path)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'FOLLOW.TOO_MANY',
      message: expect.stringContaining('500'),
    });
  });

  it.each([
    ['/series/', () => randomUUID(), 404, 'SERIES.NOT_FOUND'],
    ['/series/', () => 'nanquim', 404, 'SERIES.NOT_FOUND'],
    ['/publisher/', () => randomUUID(), 404, 'PUBLISHER.NOT_FOUND'],
    ['/publisher/', () => 'ipe', 404, 'PUBLISHER.NOT_FOUND'],
    ['/creator/', () => 'ninguem', 404, 'CREATOR.NOT_FOUND'],
    ['/creator/', () => '%00', 400, 'REQUEST.INVALID'],
    ['/issue/', () => randomUUID(), 400, 'REQUEST.INVALID'],
  ])('reject an unknown target: %s (%#)', async (path, id, status, code) => {
    const response = await callFollow('PUT', path + id());
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('reject an inactive publisher and a series without offered issues', async () => {
    const { database } = platform();
    await database.updateTable('comics.publisher').set({ isActive: false }).execute();
    expect((await callFollow('PUT', `/publisher/${publisher}`)).json().code).toBe('PUBLISHER.NOT_ACTIVE');
    expect((await callFollow('PUT', `/series/${series}`)).json().code).toBe('SERIES.NOT_FOUND');
    expect((await callFollow('PUT', '/creator/ana-reis')).json().code).toBe('CREATOR.NOT_FOUND');
  });
}
