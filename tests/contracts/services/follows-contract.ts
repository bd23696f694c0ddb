import { failures } from '../../../src/domain/failure.ts';
import type { FollowTarget } from '../../../src/domain/following/follow.ts';
import { type ContractEnvironment, sampleCreator, samplePublisher } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf, unknownId } from './contract.ts';

export function followsContract(
  environment: () => Pick<
    ContractEnvironment,
    'follows' | 'publishers' | 'seriesCollection' | 'otherReader' | SignInRequirements
  >,
): void {
  const signIn = () => signInAccount(environment());
  const findTargets = async () => {
    const { publishers, seriesCollection } = environment();
    const publisher = successOf(await publishers.findByUsername(samplePublisher.username));
    const series = successOf(await seriesCollection.findBySlug('nanquim', { page: 0, limit: 1 }));
    return [
      { kind: 'series', id: series.id },
      { kind: 'publisher', id: publisher.id },
      { kind: 'creator', id: sampleCreator.slug },
    ] as const satisfies readonly FollowTarget[];
  };
  const listFollows = async (request = { page: 0, limit: 20 }) =>
    successOf(await environment().follows.list(request)).items;

  describe('Follows', () => {
    it('require a session', async () => {
      const { follows } = environment();
      const target = { kind: 'creator', id: sampleCreator.slug } as const;
      const calls = [
        follows.list({ page: 0, limit: 1 }),
        follows.listMarks(),
        follows.add(target),
        follows.remove(target),
        follows.markSeen(target),
        follows.findAnnouncements(),
        follows.saveAnnouncements({ email: true }),
      ];
      for (const outcome of await Promise.all<(typeof calls)[number]>(calls))
        expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('list what was added once, with the newest issue, until it is removed', async () => {
      await signIn();
      const { follows } = environment();
      expect(successOf(await follows.listMarks())).toEqual([]);
      const [series, publisher, creator] = await findTargets();
      for (const target of [series, publisher, creator, series]) successOf(await follows.add(target));
      const marks = successOf(await follows.listMarks());
      expect(marks.map(({ kind, id }) => ({ kind, id }))).toEqual([creator, publisher, series]);
      const listed = await listFollows();
      // The publisher has a newer issue than the series.
      expect(listed[0]).toMatchObject({
        ...publisher,
        slug: samplePublisher.username,
        name: samplePublisher.name,
        newIssuesCount: 0,
        newestIssue: { slug: 'para-assinantes' },
      });
      expect(listed.slice(1)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...series, slug: 'nanquim', name: 'Nanquim' }),
          expect.objectContaining({ ...creator, slug: sampleCreator.slug, name: sampleCreator.name }),
        ]),
      );
      expect(await listFollows({ page: 2, limit: 1 })).toHaveLength(1);
      successOf(await follows.markSeen(series));
      for (const target of [series, publisher, creator, creator]) successOf(await follows.remove(target));
      expect(await listFollows()).toEqual([]);
      successOf(await follows.markSeen(series));
      expect(successOf(await follows.listMarks())).toEqual([]);
    });

    it('announce new issues only to readers who turned this on', async () => {
      await signIn();
      const { follows } = environment();
      expect(successOf(await follows.findAnnouncements())).toEqual({ email: false });
      expect(successOf(await follows.saveAnnouncements({ email: true }))).toEqual({ email: true });
      expect(successOf(await follows.findAnnouncements())).toEqual({ email: true });
      successOf(await follows.saveAnnouncements({ email: false }));
      expect(successOf(await follows.findAnnouncements())).toEqual({ email: false });
    });

    it('reject unknown targets', async () => {
      await signIn();
      const { follows } = environment();
      expect(failureCodeOf(await follows.add({ kind: 'series', id: unknownId }))).toBe('SERIES.NOT_FOUND');
      expect(failureCodeOf(await follows.add({ kind: 'publisher', id: unknownId }))).toBe(
        'PUBLISHER.NOT_FOUND',
      );
      expect(failureCodeOf(await follows.add({ kind: 'creator', id: 'ninguem' }))).toBe('CREATOR.NOT_FOUND');
      successOf(await follows.remove({ kind: 'creator', id: 'ninguem' }));
    });

    it('are separate for each reader', async () => {
      await signIn();
      const [series] = await findTargets();
      successOf(await environment().follows.add(series));
      const { authentication, otherReader, session } = environment();
      session.open(successOf(await authentication.signIn(otherReader.username, otherReader.password)));
      expect(successOf(await environment().follows.listMarks())).toEqual([]);
      await signIn();
      expect(await listFollows()).toHaveLength(1);
      successOf(await environment().follows.remove(series));
    });
  });
}
