import type { ContractWorld } from '../world.ts';
import { failureOf, issueIn, slugsOf, successOf } from './contract.ts';

const all = { page: 0, limit: 20 };

export function seriesCollectionContract(
  world: () => Pick<ContractWorld, 'seriesCollection' | 'issues'>,
): void {
  const issueOf = (slug: string) => issueIn(world(), slug);

  describe('SeriesCollection', () => {
    it('finds the series of an issue, with its issues by number', async () => {
      const { id } = await issueOf('nanquim-2');
      const series = successOf(await world().seriesCollection.ofIssue(id));
      expect(series).toMatchObject({ slug: 'nanquim', parentalRating: 'L' });
      const { issues } = successOf(
        await world().seriesCollection.bySlug(series.slug, { page: 0, limit: 10 }),
      );
      expect(issues.items.map(({ number }) => number)).toEqual([1, 2]);
    });

    it('fails for an issue without a series', async () => {
      const { id } = await issueOf('para-assinantes');
      expect(failureOf(await world().seriesCollection.ofIssue(id))).toBe('SERIES.NOT_FOUND');
    });

    it('lists the series of a publisher', async () => {
      const { publisher } = await issueOf('nanquim-1');
      const series = successOf(await world().seriesCollection.ofPublisher(publisher.id, all));
      expect([slugsOf(series), series.hasNext]).toEqual([['nanquim'], false]);
    });

    it('searches without regard to accents and capitals', async () => {
      expect(slugsOf(successOf(await world().seriesCollection.search('NANQUIN', all)))).toEqual(['nanquim']);
      expect(slugsOf(successOf(await world().seriesCollection.search('nada disso', all)))).toEqual([]);
    });

    it('fails for an unknown series', async () => {
      expect(failureOf(await world().seriesCollection.bySlug('nao-existe', all))).toBe('SERIES.NOT_FOUND');
    });
  });
}
