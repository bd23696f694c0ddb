import type { ContractEnvironment } from '../contract-environment.ts';
import { successOf } from './contract.ts';

export function peopleContract(environment: () => Pick<ContractEnvironment, 'people'>): void {
  describe('People', () => {
    const search = async (query: string) =>
      successOf(await environment().people.search(query, { page: 0, limit: 20 }));

    it('are found by name, with the number of their issues', async () => {
      for (const query of ['ana', 'ANÃ NANQUIM', 'nanqim ana']) {
        expect([query, ...(await search(query)).items]).toEqual([
          query,
          { slug: 'ana-nanquim', name: 'Ana Nanquim', issuesCount: 2 },
        ]);
      }
      expect((await search('nada disso')).items).toEqual([]);
    });
  });
}
