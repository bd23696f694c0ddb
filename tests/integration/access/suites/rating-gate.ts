import { createReadablePage } from '../../../../server/media/pictures/page-rights.ts';
import { createMayRead } from '../../../../server/reading/may-read.ts';
import { addAcquisition, addIssue, addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { yearsAgo } from '../../support/years-ago.ts';

/** What an account may not see for its rating, however it may be had. */
export function ratingGate(platform: () => TestPlatform): void {
  const ratings = ['L', '10', '12', '14', '16', '+18'];
  const issues = new Map<string, string>();
  const blocked = { code: 'USER.BLOCKED_CONTENT' };

  const somebody = async (birthDate: string | null, guided?: { isActive: boolean }): Promise<TestCaller> => {
    const { database } = platform();
    const caller = await platform().signIn();
    await database
      .updateTable('identity.account')
      .set({ birthDate })
      .where('uuid', '=', caller.uuid)
      .execute();
    await addReader(database, caller.uuid);
    if (guided) {
      const guardian = await platform().signIn();
      await addReader(database, guardian.uuid);
      await database
        .updateTable('comics.reader')
        .set({ guardianId: guardian.uuid, hasParentalControl: guided.isActive })
        .where('readerId', '=', caller.uuid)
        .execute();
    }
    return caller;
  };
  const idOf = (rating: string) => issues.get(rating) ?? '';
  const open = (rating: string, { headers }: TestCaller) =>
    platform().app.inject({ url: `/api/comics/issue/${idOf(rating)}/pages`, headers });
  const openedBy = async (caller: TestCaller): Promise<string[]> => {
    const statuses = await Promise.all(ratings.map(async (one) => (await open(one, caller)).statusCode));
    expect(new Set([200, 409, ...statuses]).size).toBe(2);
    return ratings.filter((_, index) => statuses[index] === 200);
  };

  beforeAll(async () => {
    await platform().empty();
    for (const [index, parentalRating] of ratings.entries()) {
      const id = await addIssue(platform().database, { slug: `rated-${index}`, parentalRating });
      issues.set(parentalRating, id);
    }
  });

  it('opens everything to who is of age, and to who has not said', async () => {
    expect(await openedBy(await platform().signIn())).toEqual(ratings);
    expect(await openedBy(await somebody(yearsAgo(18)))).toEqual(ratings);
  });

  it('keeps +18 from who turns 18 tomorrow', async () => {
    expect(await openedBy(await somebody(yearsAgo(18, 1)))).toEqual(['L', '10', '12', '14', '16']);
  });

  it('opens up to their age to who is guided, and what is for all where it is not known', async () => {
    const active = { isActive: true };
    expect(await openedBy(await somebody(yearsAgo(14), active))).toEqual(['L', '10', '12', '14']);
    expect(await openedBy(await somebody(yearsAgo(14, 1), active))).toEqual(['L', '10', '12']);
    expect(await openedBy(await somebody(null, active))).toEqual(['L']);
  });

  it('leaves who is guided without parental settings to their age', async () => {
    expect(await openedBy(await somebody(null, { isActive: false }))).toEqual(ratings);
    expect(await openedBy(await somebody(yearsAgo(12), { isActive: false }))).not.toContain('+18');
  });

  it('says so in the language of the reader, also of what was bought', async () => {
    const caller = await somebody(yearsAgo(15));
    await addAcquisition(platform().database, caller.uuid, idOf('+18'), null);
    const response = await open('+18', caller);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject(blocked);
  });

  it('keeps no position in what may not be seen', async () => {
    const { headers } = await somebody(yearsAgo(15));
    const response = await platform().app.inject({
      method: 'PUT',
      url: `/api/comics/reading/issue/${idOf('+18')}`,
      headers,
      payload: { page: 0, readAt: new Date().toISOString() },
    });
    expect([response.statusCode, response.json()]).toEqual([409, expect.objectContaining(blocked)]);
  });

  it('asks whoever checks ages, for page images too, and of no rating that does not need it', async () => {
    const { database } = platform();
    const asked: number[] = [];
    const readable = createReadablePage({
      database,
      mayRead: createMayRead({
        database,
        ages: {
          async isAtLeast(years) {
            asked.push(years);
            return false;
          },
        },
      }),
    });
    const pageOf = async (rating: string) =>
      (
        await database
          .selectFrom('comics.page as page')
          .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
          .select('page.id')
          .where('content.issueId', '=', idOf(rating))
          .executeTakeFirstOrThrow()
      ).id;
    const caller = await platform().signIn();
    expect(await readable(await pageOf('16'), caller.uuid)).not.toBeNull();
    expect(asked).toEqual([]);
    expect(await readable(await pageOf('+18'), caller.uuid)).toBeNull();
    expect(asked).toEqual([18]);
  });
}
