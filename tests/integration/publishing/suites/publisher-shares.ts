import { defaultShareBasisPoints } from '../../../../server/publishing/publishers/publisher-share.ts';
import { firstDayOfMonth } from '../../../../server/text/day-in-brazil.ts';
import { failureOf, publishingStudio } from '../../support/publishing-studio.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** The part of the revenue that publishers get. */
export function publisherShares(platform: () => TestPlatform): void {
  const { call, signIn, addPublisherWithMember } = publishingStudio(platform);
  let publisherId: string;
  let member: TestCaller;
  let manager: TestCaller;

  beforeAll(async () => {
    manager = await signIn('STAFF', ['MANAGER']);
    ({ publisherId, member } = await addPublisherWithMember());
  });

  const dayMs = 24 * 60 * 60 * 1000;
  const thisMonth = firstDayOfMonth(new Date());
  const nextMonth = firstDayOfMonth(new Date(Date.parse(thisMonth) + 40 * dayMs));
  const lastMonth = firstDayOfMonth(new Date(Date.parse(thisMonth) - 10 * dayMs));
  const setShare = (validFrom: string, basisPoints: number, caller = manager) =>
    call('PATCH', `/publisher/${publisherId}/shares`, caller, { validFrom, basisPoints });

  it('are the default until staff set them from a month on', async () => {
    const { items } = (await call('GET', '/publisher/private', member)).json();
    expect(items).toMatchObject([{ shareBasisPoints: defaultShareBasisPoints, shares: [] }]);
    expect((await setShare(nextMonth, 8000)).json()).toMatchObject({
      shareBasisPoints: defaultShareBasisPoints,
      shares: [{ validFrom: nextMonth, basisPoints: 8000 }],
    });
    expect((await setShare(thisMonth, 6500)).json()).toMatchObject({
      shareBasisPoints: 6500,
      shares: [{ basisPoints: 6500 }, { basisPoints: 8000 }],
    });
    expect((await setShare(thisMonth, 0)).json().shareBasisPoints).toBe(0);
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['before', 'after'])
      .where('subjectKind', '=', 'publisher share')
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toEqual({ before: { basisPoints: 6500 }, after: { basisPoints: 0 } });
  });

  it('cannot be set for closed months, other days or more than the whole', async () => {
    const at = new Date();
    await platform()
      .database.insertInto('finance.revenue_month')
      .values({ month: lastMonth, computedAt: at, closedAt: at })
      .execute();
    for (const [validFrom, basisPoints] of [
      [lastMonth, 5000],
      [nextMonth.replace(/01$/, '02'), 5000],
      ['2100-13-01', 5000],
      [nextMonth, 10_001],
      [nextMonth, -1],
      [nextMonth, 0.5],
    ] as const)
      expect(failureOf(await setShare(validFrom, basisPoints))).toEqual([400, 'REQUEST.INVALID']);
  });

  it('are set by managers only, for publishers that exist', async () => {
    expect(failureOf(await setShare(nextMonth, 9000, member))).toEqual([403, 'ACCESS.FORBIDDEN']);
    const unknown = await call('PATCH', `/publisher/${crypto.randomUUID()}/shares`, manager, {
      validFrom: nextMonth,
      basisPoints: 1,
    });
    expect(failureOf(unknown)).toEqual([404, 'PUBLISHER.NOT_FOUND']);
  });
}
