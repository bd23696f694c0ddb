import { type ContractWorld, catalogue, samplePublisher } from '../world.ts';
import { failureOf, successOf } from './contract.ts';

const all = { page: 0, limit: 20 };

export function publishersContract(world: () => Pick<ContractWorld, 'publishers'>): void {
  describe('Publishers', () => {
    it('are listed with the number of their issues', async () => {
      const { items, hasNext } = successOf(await world().publishers.list({ page: 0, limit: 10 }));
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ username: 'ipe', issuesCount: catalogue.length, seriesCount: 1 });
      expect(hasNext).toBe(false);
    });

    it('are found by username', async () => {
      const publisher = successOf(await world().publishers.byUsername(samplePublisher.username));
      expect(publisher).toMatchObject({ ...samplePublisher, issuesCount: catalogue.length, seriesCount: 1 });
      expect(failureOf(await world().publishers.byUsername('ninguem'))).toBe('PUBLISHER.NOT_FOUND');
    });

    it('are found by search', async () => {
      const found = async (query: string) =>
        successOf(await world().publishers.search(query, all)).items.map(({ username }) => username);
      expect(await found('editora ipe')).toEqual(['ipe']);
      expect(await found('nada disso')).toEqual([]);
    });
  });
}
