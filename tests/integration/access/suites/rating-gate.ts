import { createReadablePageLookup } from '@banca/server/media/pictures/readable-page.js';
import { createMayRead } from '../../../../server/reading/may-read.ts';
import { addAcquisition, addIssue, addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { yearsAgo } from '../../support/years-ago.ts';

/** Accounts cannot open issues whose rating is above their age, even if they bought them. */
export function ratingGate(platform: () => TestPlatform): void {
  const ratings = ['L', '10', '12', '14', '16', '+18'];
  const issues = new Map<string, string>();
  const blocked = { code: 'USER.BLOCKED_CONTENT' };

  const readerBornOn = async (
    birthDate: string | null,
    guided?: { isActive: boolean },
  ): Promise<TestCaller> => {
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
  const ratingsOpenTo = async (caller: TestCaller): Promise<string[]> => {
    const statuses = await Promise.all(
      ratings.map(async (rating) => (await open(rating, caller)).statusCode),
    );
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

  it('allows all ratings to adults, and to readers without a birth date', async () => {
    expect(await ratingsOpenTo(await platform().signIn())).toEqual(ratings);
    expect(await ratingsOpenTo(await readerBornOn(yearsAgo(18)))).toEqual(ratings);
  });

  it('blocks +18 for a reader who turns 18 tomorrow', async () => {
    expect(await ratingsOpenTo(await readerBornOn(yearsAgo(18, 1)))).toEqual(['L', '10', '12', '14', '16']);
  });

  it('allows guided readers ratings up to their age, and only L without a birth date', async () => {
    const active = { isActive: true };
    expect(await ratingsOpenTo(await readerBornOn(yearsAgo(14), active))).toEqual(['L', '10', '12', '14']);
    expect(await ratingsOpenTo(await readerBornOn(yearsAgo(14, 1), active))).toEqual(['L', '10', '12']);
    expect(await ratingsOpenTo(await readerBornOn(null, active))).toEqual(['L']);
  });

  it('treats guided readers without parental control like others', async () => {
    expect(await ratingsOpenTo(await readerBornOn(null, { isActive: false }))).toEqual(ratings);
    expect(await ratingsOpenTo(await readerBornOn(yearsAgo(12), { isActive: false }))).not.toContain('+18');
  });

  it('blocks also a purchased issue', async () => {
    const caller = await readerBornOn(yearsAgo(15));
    await addAcquisition(platform().database, caller.uuid, idOf('+18'), null);
    const response = await open('+18', caller);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject(blocked);
  });

  it('stores no reading position in a blocked issue', async () => {
    const { headers } = await readerBornOn(yearsAgo(15));
    const response = await platform().app.inject({
      method: 'PUT',
      url: `/api/comics/reading/issue/${idOf('+18')}`,
      headers,
      payload: { page: 0, readAt: new Date().toISOString() },
    });
    expect([response.statusCode, response.json()]).toEqual([409, expect.objectContaining(blocked)]);
  });

  it('checks the age for page images, but only for ratings that need it', async () => {
    const { database } = platform();
    const checkedYears: number[] = [];
    const readable = createReadablePageLookup({
      database,
      mayRead: createMayRead({
        database,
        ages: {
          async isAtLeast(years) {
            checkedYears.push(years);
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
    expect(checkedYears).toEqual([]);
    expect(await readable(await pageOf('+18'), caller.uuid)).toBeNull();
    expect(checkedYears).toEqual([18]);
  });
}
