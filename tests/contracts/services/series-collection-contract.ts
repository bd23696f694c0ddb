import type { World } from '../world.ts';
import { failureOf, issueIn, slugsOf, successOf } from './contract.ts';

const all = { page: 0, limit: 20 };

export function seriesCollectionContract(world: () => Pick<World, 'seriesCollection' | 'issues'>): void {
  const issueOf = (slug: string) => issueIn(world(), slug);

  describe('SeriesCollection', () => {
    it('knows the series of an issue and its issues by number', async () => {
      const { id } = await issueOf('nanquim-2');
      const series = successOf(await world().seriesCollection.ofIssue(id));
      expect(series).toMatchObject({ slug: 'nanquim', parentalRating: 'L' });
      const { issues } = successOf(
        await world().seriesCollection.bySlug(series.slug, { page: 0, limit: 10 }),
      );
      expect(issues.items.map(({ number }) => number)).toEqual([1, 2]);
    });

    it('says when an issue belongs to none', async () => {
      const { id } = await issueOf('para-assinantes');
      expect(failureOf(await world().seriesCollection.ofIssue(id))).toBe('SERIES.NOT_FOUND');
    });

    it('lists those of a publisher', async () => {
      const { publisher } = await issueOf('nanquim-1');
      const series = successOf(await world().seriesCollection.ofPublisher(publisher.dragonId, all));
      expect([slugsOf(series), series.hasNext]).toEqual([['nanquim'], false]);
    });

    it('finds what a person means', async () => {
      expect(slugsOf(successOf(await world().seriesCollection.search('NANQUIN', all)))).toEqual(['nanquim']);
      expect(slugsOf(successOf(await world().seriesCollection.search('nada disso', all)))).toEqual([]);
    });

    it('says when there is no such series', async () => {
      expect(failureOf(await world().seriesCollection.bySlug('nao-existe', all))).toBe('SERIES.NOT_FOUND');
    });
  });
}
