import { failures } from '../../../src/domain/failure.ts';
import { pagesOfEach, type World } from '../world.ts';
import { failureOf, issueIn, type SignInParts, signInTo, successOf } from './contract.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function readingsContract(
  world: () => Pick<World, 'readings' | 'issues' | 'readers' | SignInParts>,
): void {
  const signIn = () => signInTo(world());
  const issueOf = (slug: string) => issueIn(world(), slug);

  describe('Readings', () => {
    it('keep the newest position told, whatever order they come in', async () => {
      await signIn();
      successOf(await world().readers.create());
      const { id } = await issueOf('nanquim-1');
      const newest = { page: 1, readAt: minutesAgo(5) };
      successOf(await world().readings.savePosition(id, newest));
      successOf(await world().readings.savePosition(id, { page: 2, readAt: minutesAgo(10) }));
      const { items } = successOf(
        await world().readings.ofUser(world().account.userId, { page: 0, limit: 20 }),
      );
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ issue: { slug: 'nanquim-1' }, pagesCount: pagesOfEach, ...newest });
      expect(successOf(await world().issues.open(id)).reading).toEqual(newest);
    });

    it('list what was read last first', async () => {
      await signIn();
      const first = await issueOf('nanquim-1');
      const second = await issueOf('nanquim-2');
      successOf(await world().readings.savePosition(second.id, { page: 0, readAt: minutesAgo(2) }));
      successOf(await world().readings.savePosition(first.id, { page: 0, readAt: minutesAgo(1) }));
      const { items } = successOf(
        await world().readings.ofUser(world().account.userId, { page: 0, limit: 20 }),
      );
      expect(items.map(({ issue }) => issue.slug)).toEqual(['nanquim-1', 'nanquim-2']);
    });

    it('refuse a page that the issue does not have', async () => {
      await signIn();
      const { id } = await issueOf('nanquim-1');
      const outcome = await world().readings.savePosition(id, { page: pagesOfEach, readAt: minutesAgo(0) });
      expect(failureOf(outcome)).toBe('CONTENT.INVALID_PAGE');
    });

    it('need a session', async () => {
      const { id } = await issueOf('nanquim-1');
      const outcome = await world().readings.savePosition(id, { page: 0, readAt: minutesAgo(0) });
      expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('name the most read issues to anybody', async () => {
      const { items } = successOf(await world().readings.topIssues({ page: 0, limit: 18 }));
      expect(items.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['nanquim-1', 'nanquim-2']));
    });
  });
}
