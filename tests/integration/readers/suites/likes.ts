import { addIssue, addReader, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function likes(platform: () => TestPlatform): void {
  let issue: string;
  let reader: TestCaller;

  const call = (method: 'GET' | 'PUT' | 'DELETE', id = issue, { headers } = reader) =>
    platform().app.inject({ method, url: `/api/comics/like/issue/${id}`, headers });
  const countFor = async (id = issue) =>
    (await platform().app.inject({ url: `/api/comics/issue/${id}/likes` })).json();

  beforeEach(async () => {
    await platform().deleteAllData();
    issue = await addIssue(platform().database, { slug: 'first' });
    reader = await platform().signIn();
  });

  it('are counted for visitors, and each reader counts once', async () => {
    const other = await platform().signIn();
    await Promise.all(Array.from({ length: 6 }, () => call('PUT')));
    expect((await call('PUT', issue, other)).json()).toEqual({ count: 2, isLiked: true });
    expect(await countFor()).toEqual({ count: 2 });
    const response = await call('GET');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({ count: 2, isLiked: true });
    expect((await call('DELETE')).json()).toEqual({ count: 1, isLiked: false });
    expect((await call('DELETE')).json()).toEqual({ count: 1, isLiked: false });
  });

  it('are refused for issues that the account may not see', async () => {
    const { database } = platform();
    const adult = await addIssue(database, { slug: 'adult', parentalRating: '+18' });
    const guardian = await platform().signIn();
    for (const { uuid } of [guardian, reader]) await addReader(database, uuid);
    await database
      .updateTable('comics.reader')
      .set({ guardianId: guardian.uuid, hasParentalControl: true })
      .where('readerId', '=', reader.uuid)
      .execute();
    const response = await call('PUT', adult);
    expect([response.statusCode, response.json().code]).toEqual([409, 'USER.BLOCKED_CONTENT']);
    expect(await countFor(adult)).toEqual({ count: 0 });
  });

  it('are refused for issues that are not offered', async () => {
    const { database } = platform();
    const withdrawn = await addIssue(database, { slug: 'withdrawn', withdrawnAt: new Date() });
    const tomorrow = await addIssue(database, { slug: 'tomorrow', publishedAt: daysAgo(-1) });
    expect((await call('PUT', withdrawn)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
    expect((await call('PUT', tomorrow)).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await countFor(tomorrow)).code).toBe('ISSUE.NOT_FOUND');
  });
}
