import { createReadablePageLookup } from '../../../../server/media/pictures/readable-page.ts';
import { createReadingScopeLookup } from '../../../../server/reading/may-read.ts';
import { birthDateAt } from '../../support/birth-date-at.ts';
import { addAcquisition, addIssue, addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Accounts cannot open issues whose rating is above their age, even if they bought them. */
export function ratingGate(platform: () => TestPlatform): void {
  const ratings = ['L', '10', '12', '14', '16', '+18'];
  const issues = new Map<string, string>();
  const blocked = { code: 'USER.BLOCKED_CONTENT' };

  const addReaderBornOn = async (
    birthDate: string | null,
    guidance?: { hasParentalControl: boolean },
  ): Promise<TestCaller> => {
    const { database } = platform();
    const caller = await platform().signIn();
    await database
      .updateTable('identity.account')
      .set({ birthDate })
      .where('uuid', '=', caller.uuid)
      .execute();
    await addReader(database, caller.uuid);
    if (guidance) {
      const guardian = await platform().signIn();
      await addReader(database, guardian.uuid);
      await database
        .updateTable('comics.reader')
        .set({ guardianId: guardian.uuid, hasParentalControl: guidance.hasParentalControl })
        .where('readerId', '=', caller.uuid)
        .execute();
    }
    return caller;
  };
  const declareAdult = ({ uuid, headers }: TestCaller) =>
    platform().app.inject({ method: 'PUT', url: `/api/identity/user/${uuid}/adult-declaration`, headers });
  const addAdult = async (): Promise<TestCaller> => {
    const caller = await platform().signIn();
    await declareAdult(caller);
    return caller;
  };
  const issueIdOf = (rating: string) => issues.get(rating) ?? '';
  const openIssue = (rating: string, { headers }: TestCaller) =>
    platform().app.inject({ url: `/api/comics/issue/${issueIdOf(rating)}/pages`, headers });
  const listReadableRatings = async (caller: TestCaller): Promise<string[]> => {
    const statuses = await Promise.all(
      ratings.map(async (rating) => (await openIssue(rating, caller)).statusCode),
    );
    expect(new Set([200, 409, ...statuses]).size).toBe(2);
    return ratings.filter((_, index) => statuses[index] === 200);
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    for (const [index, parentalRating] of ratings.entries()) {
      const id = await addIssue(platform().database, { slug: `rated-${index}`, parentalRating });
      issues.set(parentalRating, id);
    }
  });

  it('allows all ratings to adults, by birth date or declaration', async () => {
    expect(await listReadableRatings(await addAdult())).toEqual(ratings);
    expect(await listReadableRatings(await addReaderBornOn(birthDateAt(18)))).toEqual(ratings);
  });

  it('asks readers for +18 who declared neither a birth date nor to be adults', async () => {
    const reader = await platform().signIn();
    expect(await listReadableRatings(reader)).toEqual(ratings.slice(0, -1));
    expect((await openIssue('+18', reader)).json()).toMatchObject({ code: 'USER.AGE_UNCONFIRMED' });
    const declaration = await declareAdult(reader);
    expect(declaration.json().data).toMatchObject({ uuid: reader.uuid, hasDeclaredAdult: true });
    expect((await openIssue('+18', reader)).statusCode).toBe(200);
    const again = await declareAdult(reader);
    expect(again.statusCode).toBe(200);
  });

  it('stores no declaration of accounts with a guardian or of minors', async () => {
    const { database } = platform();
    for (const hasParentalControl of [true, false]) {
      const child = await addReaderBornOn(null, { hasParentalControl });
      expect((await declareAdult(child)).json().code).toBe('USER.PARENT_PERMISSION');
      // The child may have declared it before the account got a guardian.
      await database
        .updateTable('identity.account')
        .set({ declaredAdultAt: new Date() })
        .where('uuid', '=', child.uuid)
        .execute();
      expect((await openIssue('+18', child)).json()).toMatchObject(blocked);
      const user = await platform().app.inject({
        url: `/api/identity/user/${child.uuid}`,
        headers: child.headers,
      });
      expect(user.json().data).toMatchObject({ birthDate: null, hasDeclaredAdult: false });
    }
    const minor = await addReaderBornOn(birthDateAt(15));
    expect((await declareAdult(minor)).json().code).toBe('USER.UNDERAGE');
    expect((await openIssue('+18', minor)).json()).toMatchObject(blocked);
  });

  it('lets nobody declare for another account', async () => {
    const [reader, other] = [await platform().signIn(), await platform().signIn()];
    expect((await declareAdult({ ...reader, headers: other.headers })).statusCode).toBe(403);
  });

  it('blocks +18 for a reader who turns 18 tomorrow', async () => {
    expect(await listReadableRatings(await addReaderBornOn(birthDateAt(18, 1)))).toEqual([
      'L',
      '10',
      '12',
      '14',
      '16',
    ]);
  });

  it('allows guided readers ratings up to their age, and only L without a birth date', async () => {
    const withParentalControl = { hasParentalControl: true };
    expect(await listReadableRatings(await addReaderBornOn(birthDateAt(14), withParentalControl))).toEqual([
      'L',
      '10',
      '12',
      '14',
    ]);
    expect(await listReadableRatings(await addReaderBornOn(birthDateAt(14, 1), withParentalControl))).toEqual(
      ['L', '10', '12'],
    );
    expect(await listReadableRatings(await addReaderBornOn(null, withParentalControl))).toEqual(['L']);
  });

  it('allows guided readers without parental control all ratings, but +18 only by birth date', async () => {
    expect(await listReadableRatings(await addReaderBornOn(null, { hasParentalControl: false }))).toEqual(
      ratings.slice(0, -1),
    );
    expect(
      await listReadableRatings(await addReaderBornOn(birthDateAt(18), { hasParentalControl: false })),
    ).toEqual(ratings);
    expect(
      await listReadableRatings(await addReaderBornOn(birthDateAt(12), { hasParentalControl: false })),
    ).not.toContain('+18');
  });

  it('blocks an issue even if the reader purchased it', async () => {
    const caller = await addReaderBornOn(birthDateAt(15));
    await addAcquisition(platform().database, caller.uuid, issueIdOf('+18'), null);
    const response = await openIssue('+18', caller);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject(blocked);
  });

  it('stores no reading position in a blocked issue', async () => {
    const { headers } = await addReaderBornOn(birthDateAt(15));
    const response = await platform().app.inject({
      method: 'PUT',
      url: `/api/comics/reading/issue/${issueIdOf('+18')}`,
      headers,
      payload: { page: 0, readAt: new Date().toISOString() },
    });
    expect([response.statusCode, response.json()]).toEqual([409, expect.objectContaining(blocked)]);
  });

  it('checks the age for page images only if their rating requires it', async () => {
    const { database } = platform();
    const checkedYears: number[] = [];
    const findReadablePage = createReadablePageLookup({
      database,
      onFarPageSent: async () => {},
      findReadingScope: createReadingScopeLookup({
        database,
        ages: {
          async isAtLeast(years) {
            checkedYears.push(years);
            return false;
          },
        },
      }),
    });
    const findPageId = async (rating: string) =>
      (
        await database
          .selectFrom('comics.page as page')
          .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
          .select('page.id')
          .where('content.issueId', '=', issueIdOf(rating))
          .executeTakeFirstOrThrow()
      ).id;
    const caller = await platform().signIn();
    expect(await findReadablePage(await findPageId('16'), caller.uuid)).not.toBeNull();
    expect(checkedYears).toEqual([]);
    expect(await findReadablePage(await findPageId('+18'), caller.uuid)).toBeNull();
    expect(checkedYears).toEqual([18]);
  });
}
