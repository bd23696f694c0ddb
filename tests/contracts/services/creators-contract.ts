import { type ContractEnvironment, sampleCreator } from '../contract-environment.ts';
import { failureCodeOf, slugsOf, successOf } from './contract.ts';

const firstSlice = { page: 0, limit: 20 };

export function creatorsContract(environment: () => Pick<ContractEnvironment, 'creators'>): void {
  describe('Creators', () => {
    it('are found by slug, with roles and counts', async () => {
      const { name, slug, role } = sampleCreator;
      expect(successOf(await environment().creators.findBySlug(slug))).toMatchObject({
        name,
        slug,
        roles: [role],
        issuesCount: 2,
        seriesCount: 1,
        startIssue: { slug: 'nanquim-1', content: { title: 'Nanquim' } },
      });
      expect(failureCodeOf(await environment().creators.findBySlug('ninguem'))).toBe('CREATOR.NOT_FOUND');
    });

    it('have issues, newest first, and series', async () => {
      const { creators } = environment();
      const { slug } = sampleCreator;
      expect(slugsOf(successOf(await creators.listIssues(slug, firstSlice)))).toEqual([
        'nanquim-2',
        'nanquim-1',
      ]);
      expect(slugsOf(successOf(await creators.listIssues(slug, { page: 1, limit: 1 })))).toEqual([
        'nanquim-1',
      ]);
      expect(slugsOf(successOf(await creators.listSeries(slug, firstSlice)))).toEqual(['nanquim']);
      expect(successOf(await creators.listIssues('ninguem', firstSlice)).items).toEqual([]);
      expect(successOf(await creators.listSeries('ninguem', firstSlice)).items).toEqual([]);
    });
  });
}
