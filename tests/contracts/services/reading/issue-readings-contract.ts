import { failures } from '../../../../src/domain/failure.ts';
import { type ContractEnvironment, pagesPerIssue, samplePublisher } from '../../contract-environment.ts';
import {
  failureCodeOf,
  findIssue,
  type SignInRequirements,
  signInAccount,
  successOf,
  unknownId,
} from '../contract.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();
const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

export function issueReadingsContract(
  environment: () => Pick<
    ContractEnvironment,
    | 'backdateProfiles'
    | 'issueReadings'
    | 'issues'
    | 'otherReader'
    | 'partners'
    | 'readers'
    | 'readings'
    | 'staff'
    | SignInRequirements
  >,
): void {
  const signIn = async ({ username, password }: { readonly username: string; readonly password: string }) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };
  const firstSitting = hoursAgo(30);
  const secondSitting = hoursAgo(28);
  const period = { from: dayOf(hoursAgo(72)), to: dayOf(hoursAgo(0)) };
  const list = async (filter: object = period) =>
    successOf(await environment().issueReadings.list({ page: 0, limit: 20, ...filter })).items;

  describe('IssueReadings', () => {
    beforeAll(async () => {
      const { readings } = environment();
      const first = await findIssue(environment(), 'nanquim-1');
      const second = await findIssue(environment(), 'nanquim-2');
      const read = async (issueId: string, readAt: string, pages: readonly number[]) => {
        const views = pages.map((page) => ({ page, readAt }));
        successOf(await readings.savePosition(issueId, { page: 0, readAt }, views));
      };
      await signIn(environment().otherReader);
      successOf(await environment().readers.create());
      await signInAccount(environment());
      successOf(await environment().readers.create());
      await environment().backdateProfiles();
      await read(first.id, firstSitting, [0, 1, 1]);
      await read(first.id, firstSitting, [0, 1]);
      await read(first.id, secondSitting, [1]);
      await signIn(environment().otherReader);
      await read(first.id, secondSitting, [0]);
      await read(second.id, secondSitting, [2]);
    });

    it('count each page once per reader and sitting, however often it is sent', async () => {
      await signIn(environment().staff.accountant);
      const items = await list();
      expect(items.map(({ issue, ...counts }) => [issue.slug, counts])).toEqual([
        ['nanquim-1', { readers: 2, sittings: 3, pages: 4 }],
        ['nanquim-2', { readers: 1, sittings: 1, pages: 1 }],
      ]);
      expect(items[0]?.issue).toMatchObject({ title: 'Nanquim', publisher: { name: samplePublisher.name } });
      expect(successOf(await environment().issueReadings.getTotals(period))).toEqual({
        ...period,
        readers: 2,
        sittings: 4,
        pages: 5,
      });
    });

    it('are listed in slices', async () => {
      await signIn(environment().staff.accountant);
      const slice = successOf(await environment().issueReadings.list({ ...period, page: 1, limit: 1 }));
      expect(slice.items.map(({ issue }) => issue.slug)).toEqual(['nanquim-2']);
      expect([slice.page, slice.limit, slice.hasNext]).toEqual([1, 1, false]);
    });

    it('belong to the day when their sitting started', async () => {
      await signIn(environment().staff.accountant);
      const before = { from: '2026-01-01', to: dayOf(hoursAgo(72)) };
      expect(await list(before)).toEqual([]);
      expect(successOf(await environment().issueReadings.getTotals(before))).toMatchObject({ pages: 0 });
      const { from, to } = successOf(await environment().issueReadings.getTotals({}));
      expect([from, to]).toEqual([`${dayOf(hoursAgo(0)).slice(0, 8)}01`, dayOf(hoursAgo(0))]);
    });

    it('are visible to members of the publisher, but not those of another publisher', async () => {
      const { issueReadings, partners } = environment();
      await signIn(partners.member);
      const { publisher } = await findIssue(environment(), 'nanquim-1');
      expect(await list()).toHaveLength(2);
      expect(await list({ ...period, publisherId: publisher.id })).toHaveLength(2);
      const other = { ...period, publisherId: unknownId };
      const outcomes = [
        await issueReadings.list({ ...other, page: 0, limit: 20 }),
        await issueReadings.getTotals(other),
      ];
      expect(outcomes.map(failureCodeOf)).toEqual(Array(2).fill(failures.forbidden.code));
    });

    it('fail for a period that starts after its end', async () => {
      await signIn(environment().staff.accountant);
      const outcome = await environment().issueReadings.getTotals({ from: '2026-03-02', to: '2026-03-01' });
      expect(failureCodeOf(outcome)).toBe('REQUEST.INVALID');
    });

    it('ignore a page that the issue does not have, and save the position', async () => {
      await signInAccount(environment());
      const { readings } = environment();
      const { id } = await findIssue(environment(), 'nanquim-1');
      const views = [{ page: pagesPerIssue, readAt: firstSitting }];
      successOf(await readings.savePosition(id, { page: 0, readAt: firstSitting }, views));
      await signIn(environment().staff.accountant);
      expect((await list()).map(({ pages }) => pages)).toEqual([4, 1]);
    });

    it('count a time in the future as now, and ignore pages of more than 30 days ago', async () => {
      const { readings, issueReadings } = environment();
      const { id } = await findIssue(environment(), 'nanquim-2');
      const all = { from: '2026-01-01', to: dayOf(hoursAgo(-72)) };
      const countPages = async (filter: typeof all) => {
        await signIn(environment().staff.accountant);
        return successOf(await issueReadings.getTotals(filter)).pages;
      };
      const pagesBefore = await countPages(all);
      await signIn(environment().otherReader);
      const views = [
        { page: 0, readAt: hoursAgo(-48) },
        { page: 1, readAt: hoursAgo(31 * 24) },
      ];
      successOf(await readings.savePosition(id, { page: 0, readAt: hoursAgo(0) }, views));
      expect(await countPages(all)).toBe(pagesBefore + 1);
      expect(await countPages({ ...all, from: dayOf(hoursAgo(-24)) })).toBe(0);
    });

    it('count a sitting over midnight on the day when it started', async () => {
      const { readings, issueReadings } = environment();
      const { id } = await findIssue(environment(), 'nanquim-2');
      const midnight = new Date(`${dayOf(hoursAgo(24))}T00:00-03:00`).getTime();
      const [before = '', after = ''] = [-5, 5].map((minutes) =>
        new Date(midnight + minutes * 60_000).toISOString(),
      );
      const countPages = async () => {
        await signIn(environment().staff.accountant);
        const totals = await Promise.all(
          [before, after].map((instant) =>
            issueReadings.getTotals({ from: dayOf(instant), to: dayOf(instant) }),
          ),
        );
        return totals.map((each) => successOf(each).pages);
      };
      const [pagesBefore = 0, pagesAfter = 0] = await countPages();
      await signInAccount(environment());
      const views = [
        { page: 0, readAt: before },
        { page: 1, readAt: after },
      ];
      successOf(await readings.savePosition(id, { page: 1, readAt: after }, views));
      expect(await countPages()).toEqual([pagesBefore + 2, pagesAfter]);
    });

    it('report different failures to visitors and to readers without permission', async () => {
      const { issueReadings, session } = environment();
      const callAll = async () => [
        failureCodeOf(await issueReadings.list({ ...period, page: 0, limit: 20 })),
        failureCodeOf(await issueReadings.getTotals(period)),
      ];
      session.close('signed-out');
      expect(await callAll()).toEqual(Array(2).fill(failures.unauthenticated.code));
      await signInAccount(environment());
      expect(await callAll()).toEqual(Array(2).fill(failures.forbidden.code));
    });
  });
}
