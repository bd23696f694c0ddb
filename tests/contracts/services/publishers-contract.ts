import { type ContractEnvironment, catalogue, samplePublisher } from '../contract-environment.ts';
import { failureCodeOf, successOf } from './contract.ts';

const firstSlice = { page: 0, limit: 20 };

export function publishersContract(environment: () => Pick<ContractEnvironment, 'publishers'>): void {
  describe('Publishers', () => {
    it('are listed with the number of their issues', async () => {
      const { items, hasNext } = successOf(await environment().publishers.list({ page: 0, limit: 10 }));
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ username: 'ipe', issuesCount: catalogue.length, seriesCount: 1 });
      expect(hasNext).toBe(false);
    });

    it('are listed from a priority on, or of exactly one priority', async () => {
      const list = async (priority: number, isExact: boolean) => {
        const { items } = successOf(
          await environment().publishers.listByPriority(priority, { ...firstSlice, isExact }),
        );
        return items.map(({ username }) => username);
      };
      expect(await list(-1, false)).toContain(samplePublisher.username);
      expect(await list(0, true)).toContain(samplePublisher.username);
      expect(await list(-1, true)).toEqual([]);
      expect(await list(1_000_000, false)).toEqual([]);
    });

    it('are found by username', async () => {
      const publisher = successOf(await environment().publishers.findByUsername(samplePublisher.username));
      expect(publisher).toMatchObject({ ...samplePublisher, issuesCount: catalogue.length, seriesCount: 1 });
      expect(failureCodeOf(await environment().publishers.findByUsername('ninguem'))).toBe(
        'PUBLISHER.NOT_FOUND',
      );
    });

    it('are found by search', async () => {
      const searchUsernames = async (query: string) =>
        successOf(await environment().publishers.search(query, firstSlice)).items.map(
          ({ username }) => username,
        );
      expect(await searchUsernames('editora ipe')).toEqual(['ipe']);
      expect(await searchUsernames('nada disso')).toEqual([]);
    });
  });
}
