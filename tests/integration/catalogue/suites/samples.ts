import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { visitorOpeningLimit } from '../../../../server/reading/visitor-opening-limit.ts';
import { addAcquisition, addIssue, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** What viewers without the right to read an issue get of it, and visitors of free issues. */
export function samples(platform: () => TestPlatform): void {
  const sold = { isAvailableForAll: false, isAvailableForSubscribers: false };

  const openPages = (issue: string, headers: Record<string, string> = {}, query = '') =>
    platform().app.inject({ url: `/api/comics/issue/${issue}/pages${query}`, headers });
  const numbersOf = (opened: { pages: { number: number }[] }) => opened.pages.map(({ number }) => number);

  beforeAll(() => platform().deleteAllData());

  it('opens all pages of a free issue for visitors, with addresses that name no session', async () => {
    const issue = await addIssue(platform().database, { slug: 'free', pages: 8 });
    const response = await openPages(issue);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const opened = response.json();
    expect([opened.isSample, opened.pages.length, opened.reading]).toEqual([false, 8, null]);
    for (const { picture } of opened.pages) {
      expect(picture.address).toMatch(/\?expires=\d+&signature=[\w-]+$/);
    }
  });

  it('sends the first three pages of another issue by default, and the number of all pages', async () => {
    const { database } = platform();
    const issue = await addIssue(database, { slug: 'sold', pages: 8, ...sold });
    const reader = await platform().signIn();
    for (const headers of [{}, reader.headers]) {
      const opened = (await openPages(issue, headers)).json();
      expect([opened.isSample, numbersOf(opened)]).toEqual([true, [1, 2, 3]]);
      expect(opened.issue).toMatchObject({ pagesCount: 8, samplePagesCount: 3 });
    }
    await addAcquisition(database, reader.uuid, issue, null);
    const bought = (await openPages(issue, reader.headers)).json();
    expect([bought.isSample, bought.pages.length]).toEqual([false, 8]);
  });

  it.each([
    [5, 12, 5],
    [5, 7, 3],
    [3, 1, 0],
    [0, 12, 0],
  ])('of %i chosen pages from an issue of %i sends %i', async (samplePages, pages, expected) => {
    const slug = `sample-${samplePages}-${pages}`;
    const issue = await addIssue(platform().database, { slug, samplePages, pages, ...sold });
    const opened = (await openPages(issue)).json();
    expect([opened.isSample, opened.pages.length]).toEqual([true, expected]);
    const found = await platform().app.inject({ url: `/api/comics/issue/slug/${slug}` });
    expect(found.json().samplePagesCount).toBe(expected);
  });

  it('shows a changed number of pages at the next request', async () => {
    const { database } = platform();
    const issue = await addIssue(database, { slug: 'changing', pages: 8, ...sold });
    expect((await openPages(issue)).json().pages).toHaveLength(3);
    await database.updateTable('comics.issue').set({ samplePages: 4 }).where('id', '=', issue).execute();
    expect((await openPages(issue)).json().pages).toHaveLength(4);
  });

  it('has no sample of issues that are not offered', async () => {
    const { database } = platform();
    const withdrawn = await addIssue(database, { slug: 'withdrawn', withdrawnAt: daysAgo(1), ...sold });
    expect((await openPages(withdrawn)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
    const early = await addIssue(database, { slug: 'early', publishedAt: daysAgo(-1) });
    expect((await openPages(early)).json().code).toBe('ISSUE.NOT_FOUND');
  });

  it.each([true, false])(
    'asks visitors for their age before content for adults (free: %s)',
    async (isFree) => {
      const issue = await addIssue(platform().database, {
        slug: `adults-${isFree}`,
        parentalRating: '+18',
        isAvailableForAll: isFree,
        pages: 8,
      });
      for (const query of ['', '?isOfAge=false']) {
        const response = await openPages(issue, {}, query);
        expect([response.statusCode, response.json().code]).toEqual([409, 'USER.AGE_UNCONFIRMED']);
      }
      const opened = (await openPages(issue, {}, '?isOfAge=true')).json();
      expect(opened.pages).toHaveLength(isFree ? 8 : 3);
    },
  );

  it('does not let a declaration of age replace the age of an account', async () => {
    const { database } = platform();
    const issue = await addIssue(database, { slug: 'adults-only', parentalRating: '+18', ...sold });
    const child = await platform().signIn();
    await database
      .updateTable('identity.account')
      .set({ birthDate: '2015-01-01' })
      .where('uuid', '=', child.uuid)
      .execute();
    const response = await openPages(issue, child.headers, '?isOfAge=true');
    expect(response.json().code).toBe('USER.BLOCKED_CONTENT');
  });

  it('limits the issues that visitors of a network open, but not those of readers', async () => {
    const { database } = platform();
    const issue = await addIssue(database, { slug: 'popular' });
    const address = '10.20.30.40';
    await database.deleteFrom('platform.attempt').execute();
    await openAttempts(database).count({ limit: { ...visitorOpeningLimit, maxCount: 1 }, subject: address });
    await database.updateTable('platform.attempt').set({ count: visitorOpeningLimit.maxCount }).execute();
    const open = (headers: Record<string, string>) =>
      platform().app.inject({
        url: `/api/comics/issue/${issue}/pages`,
        headers,
        remoteAddress: address,
      });
    const rejected = await open({});
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open((await platform().signIn()).headers)).statusCode).toBe(200);
    expect((await openPages(issue)).statusCode).toBe(200);
  });

  it('stores no reading position of a sample', async () => {
    const { database } = platform();
    const issue = await addIssue(database, { slug: 'no-position', isAvailableForAll: false });
    const reader = await platform().signIn();
    const savePosition = () =>
      platform().app.inject({
        method: 'PUT',
        url: `/api/comics/reading/issue/${issue}`,
        headers: reader.headers,
        payload: { page: 0, readAt: new Date().toISOString() },
      });
    expect((await savePosition()).json().code).toBe('USER.NO_ACCESS');
    await addSubscription(database, reader.uuid, daysAgo(-10));
    expect((await savePosition()).statusCode).toBe(204);
  });
}
