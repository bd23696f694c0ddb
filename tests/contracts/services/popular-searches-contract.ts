import type { ContractEnvironment } from '../contract-environment.ts';
import { successOf } from './contract.ts';

export function popularSearchesContract(
  environment: () => Pick<ContractEnvironment, 'popularSearches' | 'issues'>,
): void {
  describe('Popular searches', () => {
    it('find something', async () => {
      const texts = successOf(await environment().popularSearches.list());
      expect(texts).toContain('Nanquim');
      for (const text of texts) {
        const { items } = successOf(await environment().issues.search(text, { page: 0, limit: 1 }));
        expect([text, items.length]).toEqual([text, 1]);
      }
    });

    it('can be counted, whether they find something or not', async () => {
      for (const text of ['nanquim', 'nada disso', '?']) {
        expect((await environment().popularSearches.count(text)).ok).toBe(true);
      }
    });
  });
}
