import { failures } from '../../../../src/domain/failure.ts';
import type { ReadingState } from '../../../../src/domain/reading/reading.ts';
import { type ContractEnvironment, pagesPerIssue } from '../../contract-environment.ts';
import { failureCodeOf, findIssue, type SignInRequirements, signInAccount, successOf } from '../contract.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function readingsContract(
  environment: () => Pick<ContractEnvironment, 'readings' | 'issues' | 'readers' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());
  const findIssueBySlug = (slug: string) => findIssue(environment(), slug);

  describe('Readings', () => {
    it('keep the newest position, in whatever order they are sent', async () => {
      await signIn();
      successOf(await environment().readers.create());
      const { id } = await findIssueBySlug('nanquim-1');
      const newest = { page: 1, readAt: minutesAgo(5) };
      successOf(await environment().readings.savePosition(id, newest));
      successOf(
        await environment().readings.savePosition(id, { page: 2, readAt: minutesAgo(10), language: 'pt-br' }),
      );
      const { items } = successOf(
        await environment().readings.listByReader(environment().account.readerId, { page: 0, limit: 20 }),
      );
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ issue: { slug: 'nanquim-1' }, pagesCount: pagesPerIssue, ...newest });
      expect(successOf(await environment().issues.open(id)).reading).toEqual({
        ...newest,
        pagesCount: pagesPerIssue,
      });
    });

    it('are listed by last reading', async () => {
      await signIn();
      const first = await findIssueBySlug('nanquim-1');
      const second = await findIssueBySlug('nanquim-2');
      successOf(await environment().readings.savePosition(second.id, { page: 0, readAt: minutesAgo(2) }));
      successOf(await environment().readings.savePosition(first.id, { page: 0, readAt: minutesAgo(1) }));
      const { items } = successOf(
        await environment().readings.listByReader(environment().account.readerId, { page: 0, limit: 20 }),
      );
      expect(items.map(({ issue }) => issue.slug)).toEqual(['nanquim-1', 'nanquim-2']);
    });

    it('report the progress of each started issue, finished by any position on its last page', async () => {
      await signIn();
      const finished = await findIssueBySlug('nanquim-1');
      const started = await findIssueBySlug('nanquim-2');
      const { readerId } = environment().account;
      const again = { page: 0, readAt: minutesAgo(0.3) };
      const earlierEnd = { page: pagesPerIssue - 1, readAt: minutesAgo(0.4) };
      const latest = { page: 1, readAt: minutesAgo(0.2) };
      successOf(await environment().readings.savePosition(finished.id, again));
      successOf(await environment().readings.savePosition(finished.id, earlierEnd));
      successOf(await environment().readings.savePosition(started.id, latest));
      const progress = successOf(await environment().readings.listProgress(readerId));
      expect(progress).toEqual([
        { issueId: started.id, pagesCount: pagesPerIssue, finishedAt: null, ...latest },
        { issueId: finished.id, pagesCount: pagesPerIssue, finishedAt: earlierEnd.readAt, ...again },
      ]);
      const { items } = successOf(
        await environment().readings.listByReader(readerId, { page: 0, limit: 20 }),
      );
      expect(items.map(({ finishedAt }) => finishedAt)).toEqual([null, earlierEnd.readAt]);
    });

    it('are listed by state, and an issue that is read again has both', async () => {
      await signIn();
      const { readings, account } = environment();
      const listSlugs = async (state: ReadingState) => {
        const request = { page: 0, limit: 20, state };
        const { items } = successOf(await readings.listByReader(account.readerId, request));
        return items.map(({ issue }) => issue.slug);
      };
      expect(await listSlugs('reading')).toEqual(['nanquim-2']);
      expect(await listSlugs('finished')).toEqual(['nanquim-1']);
      const { id } = await findIssueBySlug('nanquim-1');
      successOf(await readings.savePosition(id, { page: 1, readAt: minutesAgo(0) }));
      expect(await listSlugs('reading')).toEqual(['nanquim-1', 'nanquim-2']);
      expect(await listSlugs('finished')).toEqual(['nanquim-1']);
    });

    it('count a position in the current version if no version has as many pages as the device shows', async () => {
      await signIn();
      const { readings, account } = environment();
      const { id } = await findIssueBySlug('nanquim-2');
      const end = { page: pagesPerIssue - 1, readAt: minutesAgo(0) };
      successOf(await readings.savePosition(id, { ...end, pagesCount: pagesPerIssue + 5 }));
      const progress = successOf(await readings.listProgress(account.readerId));
      expect(progress).toContainEqual({
        issueId: id,
        pagesCount: pagesPerIssue,
        finishedAt: end.readAt,
        ...end,
      });
    });

    it('reject a page that the issue does not have', async () => {
      await signIn();
      const { id } = await findIssueBySlug('nanquim-1');
      const outcome = await environment().readings.savePosition(id, {
        page: pagesPerIssue,
        readAt: minutesAgo(0),
      });
      expect(failureCodeOf(outcome)).toBe('CONTENT.INVALID_PAGE');
    });

    it('require a session', async () => {
      const { id } = await findIssueBySlug('nanquim-1');
      const outcome = await environment().readings.savePosition(id, { page: 0, readAt: minutesAgo(0) });
      expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('report no progress without a session', async () => {
      const outcome = await environment().readings.listProgress(environment().account.readerId);
      expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('list the most read issues without a session', async () => {
      const { items } = successOf(await environment().readings.listTopIssues({ page: 0, limit: 18 }));
      expect(items.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['nanquim-1', 'nanquim-2']));
    });
  });
}
