import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addIssue, addReader, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function favourites(platform: () => TestPlatform): void {
  const issue: Record<string, string> = {};
  let reader: TestCaller;

  const callFavourites = (method: 'GET' | 'PUT' | 'DELETE', path: string, { headers } = reader) =>
    platform().app.inject({ method, url: `/api/comics/favourite${path}`, headers });
  const addFavourite = (id = '', caller = reader) => callFavourites('PUT', `/issue/${id}`, caller);
  const listSlugs = async (query = ''): Promise<string[]> =>
    (await callFavourites('GET', query)).json().items.map(({ slug }: { slug: string }) => slug);

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    for (const slug of ['first', 'second', 'third']) issue[slug] = await addIssue(database, { slug });
    issue.tomorrow = await addIssue(database, { slug: 'tomorrow', publishedAt: daysAgo(-1) });
  });

  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('are empty at first, also for a reader without a profile', async () => {
    expect((await callFavourites('GET', '')).json()).toEqual({
      items: [],
      page: 0,
      limit: 20,
      hasNext: false,
    });
    expect((await callFavourites('GET', '/ids')).json()).toEqual([]);
    expect((await callFavourites('DELETE', `/issue/${issue.first}`)).statusCode).toBe(204);
  });

  it('are listed in pages, and the last added is first', async () => {
    for (const slug of ['second', 'first', 'third']) {
      const response = await addFavourite(issue[slug]);
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    expect(await listSlugs()).toEqual(['third', 'first', 'second']);
    expect((await callFavourites('GET', '/ids')).json()).toEqual([issue.third, issue.first, issue.second]);
    expect((await callFavourites('GET', '?limit=2')).json()).toMatchObject({
      page: 0,
      limit: 2,
      hasNext: true,
    });
    expect(await listSlugs('?limit=2&page=1')).toEqual(['second']);
  });

  it('keep their position when they are added again, and can be removed repeatedly', async () => {
    await addFavourite(issue.first);
    await addFavourite(issue.second);
    expect((await addFavourite(issue.first)).statusCode).toBe(204);
    expect(await listSlugs()).toEqual(['second', 'first']);
    for (let time = 0; time < 2; time += 1) {
      expect((await callFavourites('DELETE', `/issue/${issue.second}`)).statusCode).toBe(204);
    }
    expect(await listSlugs()).toEqual(['first']);
  });

  it('contain an issue once after concurrent additions', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => addFavourite(issue.first)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
    expect(await listSlugs()).toEqual(['first']);
  });

  it('are separate for each reader', async () => {
    await addFavourite(issue.first);
    const otherReader = await platform().signIn();
    expect((await callFavourites('GET', '/ids', otherReader)).json()).toEqual([]);
    await callFavourites('DELETE', `/issue/${issue.first}`, otherReader);
    expect(await listSlugs()).toEqual(['first']);
  });

  it('are not cached', async () => {
    for (const path of ['', '/ids']) {
      expect((await callFavourites('GET', path)).headers['cache-control']).toBe('private, no-store');
    }
  });

  it('hide withdrawn issues, and show them when they return', async () => {
    await addFavourite(issue.first);
    await addFavourite(issue.second);
    const setWithdrawnAt = (withdrawnAt: Date | null) =>
      platform()
        .database.updateTable('comics.issue')
        .set({ withdrawnAt })
        .where('id', '=', issue.first ?? '')
        .execute();
    await setWithdrawnAt(new Date());
    expect(await listSlugs()).toEqual(['second']);
    expect((await callFavourites('GET', '/ids')).json()).toEqual([issue.second]);
    expect((await addFavourite(issue.first)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
    await setWithdrawnAt(null);
    expect(await listSlugs()).toEqual(['second', 'first']);
  });

  it('reject issues that the account may not see, but allow their removal', async () => {
    const { database } = platform();
    const adult = await addIssue(database, { slug: 'adult', parentalRating: '+18' });
    const guardian = await platform().signIn();
    expect((await addFavourite(adult)).statusCode).toBe(204);
    await addReader(database, guardian.uuid);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid, hasParentalControl: true })
      .where('readerId', '=', reader.uuid)
      .execute();
    const response = await addFavourite(adult);
    expect([response.statusCode, response.json().code]).toEqual([409, 'USER.BLOCKED_CONTENT']);
    expect((await addFavourite(issue.first)).statusCode).toBe(204);
    expect((await callFavourites('DELETE', `/issue/${adult}`)).statusCode).toBe(204);
    expect(await listSlugs()).toEqual(['first']);
  });

  it('are limited to a thousand for each reader, even if many are added concurrently', async () => {
    const { database } = platform();
    await sql`insert into comics.issue (slug, publisher_id, original_language, parental_rating, is_available_for_all,
      is_available_for_subscribers, reading_direction, reading_mode, fingerprint, published_at)
      select 'many-' || number, (select publisher_id from comics.issue where slug = 'first'), 'pt-br', 'L', true, true, 'ltr', 'paged', 'many-' || number, now()
      from generate_series(1, 1003) as number on conflict do nothing`.execute(database);
    const { rows } = await sql<{ id: string }>`select id from comics.issue where slug like 'many-%'`.execute(
      database,
    );
    await addReader(database, reader.uuid);
    await database
      .insertInto('comics.favourite')
      .values(rows.slice(0, 997).map(({ id }) => ({ readerId: reader.uuid, issueId: id })))
      .execute();
    const statuses = await Promise.all(
      rows.slice(997).map(async ({ id }) => (await addFavourite(id)).statusCode),
    );
    expect(statuses.sort()).toEqual([204, 204, 204, 409, 409, 409]);
    const ids: string[] = (await callFavourites('GET', '/ids')).json();
    expect(ids).toHaveLength(1000);
    const tooMany = await addFavourite(rows.find(({ id }) => !ids.includes(id))?.id);
    expect(tooMany.json()).toMatchObject({
      code: 'FAVOURITE.TOO_MANY',
      message: expect.stringContaining('1000'),
    });
    // Adding an existing favourite again still succeeds.
    expect((await addFavourite(rows[0]?.id)).statusCode).toBe(204);
    await sql`delete from comics.issue where slug like 'many-%'`.execute(database);
  });

  it.each([
    ['PUT', (): string | undefined => randomUUID(), 404, 'ISSUE.NOT_FOUND'],
    ['PUT', (): string | undefined => issue.tomorrow, 404, 'ISSUE.NOT_FOUND'],
    ['PUT', (): string | undefined => 'first', 400, 'REQUEST.INVALID'],
    ['DELETE', (): string | undefined => 'first', 400, 'REQUEST.INVALID'],
  ] as const)('reject %s of an unknown issue (%#)', async (method, id, status, code) => {
    const response = await callFavourites(method, `/issue/${id()}`);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
}
