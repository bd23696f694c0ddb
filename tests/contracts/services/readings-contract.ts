import { failures } from '../../../src/domain/failure.ts';
import { type ContractWorld, pagesPerIssue } from '../world.ts';
import { failureOf, issueIn, type SignInParts, signInTo, successOf } from './contract.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function readingsContract(
  world: () => Pick<ContractWorld, 'readings' | 'issues' | 'readers' | SignInParts>,
): void {
  const signIn = () => signInTo(world());
  const issueOf = (slug: string) => issueIn(world(), slug);

  describe('Readings', () => {
    it('keep the newest position, in whatever order they are sent', async () => {
      await signIn();
      successOf(await world().readers.create());
      const { id } = await issueOf('nanquim-1');
      const newest = { page: 1, readAt: minutesAgo(5) };
      successOf(await world().readings.savePosition(id, newest));
      successOf(await world().readings.savePosition(id, { page: 2, readAt: minutesAgo(10) }));
      const { items } = successOf(
        await world().readings.ofReader(world().account.readerId, { page: 0, limit: 20 }),
      );
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ issue: { slug: 'nanquim-1' }, pagesCount: pagesPerIssue, ...newest });
      expect(successOf(await world().issues.open(id)).reading).toEqual(newest);
    });

    it('are listed by last reading', async () => {
      await signIn();
      const first = await issueOf('nanquim-1');
      const second = await issueOf('nanquim-2');
      successOf(await world().readings.savePosition(second.id, { page: 0, readAt: minutesAgo(2) }));
      successOf(await world().readings.savePosition(first.id, { page: 0, readAt: minutesAgo(1) }));
      const { items } = successOf(
        await world().readings.ofReader(world().account.readerId, { page: 0, limit: 20 }),
      );
      expect(items.map(({ issue }) => issue.slug)).toEqual(['nanquim-1', 'nanquim-2']);
    });

    it('reject a page that the issue does not have', async () => {
      await signIn();
      const { id } = await issueOf('nanquim-1');
      const outcome = await world().readings.savePosition(id, { page: pagesPerIssue, readAt: minutesAgo(0) });
      expect(failureOf(outcome)).toBe('CONTENT.INVALID_PAGE');
    });

    it('require a session', async () => {
      const { id } = await issueOf('nanquim-1');
      const outcome = await world().readings.savePosition(id, { page: 0, readAt: minutesAgo(0) });
      expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('list the most read issues without a session', async () => {
      const { items } = successOf(await world().readings.topIssues({ page: 0, limit: 18 }));
      expect(items.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['nanquim-1', 'nanquim-2']));
    });
  });
}
