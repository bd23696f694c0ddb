import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, findIssue, slugsOf, successOf } from './contract.ts';

const firstSlice = { page: 0, limit: 20 };

export function seriesCollectionContract(
  environment: () => Pick<ContractEnvironment, 'seriesCollection' | 'issues'>,
): void {
  const findIssueBySlug = (slug: string) => findIssue(environment(), slug);

  describe('SeriesCollection', () => {
    it('finds the series of an issue, with its issues by number', async () => {
      const { id } = await findIssueBySlug('nanquim-2');
      const series = successOf(await environment().seriesCollection.findByIssue(id));
      expect(series).toMatchObject({ slug: 'nanquim', parentalRating: 'L' });
      const { issues } = successOf(
        await environment().seriesCollection.findBySlug(series.slug, { page: 0, limit: 10 }),
      );
      expect(issues.items.map(({ number }) => number)).toEqual([1, 2]);
    });

    it('fails for an issue without a series', async () => {
      const { id } = await findIssueBySlug('para-assinantes');
      expect(failureCodeOf(await environment().seriesCollection.findByIssue(id))).toBe('SERIES.NOT_FOUND');
    });

    it('lists the series of a publisher', async () => {
      const { publisher } = await findIssueBySlug('nanquim-1');
      const series = successOf(
        await environment().seriesCollection.listByPublisher(publisher.id, firstSlice),
      );
      expect([slugsOf(series), series.hasNext]).toEqual([['nanquim'], false]);
    });

    it('searches without regard to accents and capitals', async () => {
      expect(slugsOf(successOf(await environment().seriesCollection.search('NANQUIN', firstSlice)))).toEqual([
        'nanquim',
      ]);
      expect(
        slugsOf(successOf(await environment().seriesCollection.search('nada disso', firstSlice))),
      ).toEqual([]);
    });

    it('fails for an unknown series', async () => {
      expect(failureCodeOf(await environment().seriesCollection.findBySlug('nao-existe', firstSlice))).toBe(
        'SERIES.NOT_FOUND',
      );
    });
  });
}
