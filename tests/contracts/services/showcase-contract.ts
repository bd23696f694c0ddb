import { shuffleModules } from '../../../src/domain/shuffle.ts';
import { type ContractEnvironment, sampleBanner } from '../contract-environment.ts';
import { successOf } from './contract.ts';

export function showcaseContract(environment: () => Pick<ContractEnvironment, 'showcase'>): void {
  describe('Showcase', () => {
    it('has banners with links inside the app', async () => {
      const banners = successOf(await environment().showcase.listBanners());
      expect(banners).toEqual([
        expect.objectContaining({ ...sampleBanner, id: expect.any(String), text: expect.any(String) }),
      ]);
      expect(banners[0]?.picture.address).toContain('{width}');
    });

    it('lists the genres that have issues, largest first', async () => {
      const noIssues = { L: 0, 10: 0, 12: 0, 14: 0, 16: 0, '+18': 0 };
      expect(successOf(await environment().showcase.listGenres())).toEqual([
        { genre: 'fantasy', issuesCountByRating: { ...noIssues, L: 2, 10: 1 } },
        { genre: 'horror', issuesCountByRating: { ...noIssues, 16: 1 } },
      ]);
    });

    it('lists the issues of a genre, in the same order for the same module', async () => {
      const horror = successOf(await environment().showcase.listByGenre('horror', 7, { page: 0, limit: 10 }));
      expect([horror.items.map(({ slug }) => slug), horror.hasNext]).toEqual([['so-na-loja'], false]);
      for (const module of shuffleModules) {
        const sliced = [];
        for (const page of [0, 1, 2]) {
          sliced.push(
            ...successOf(await environment().showcase.listByGenre('fantasy', module, { page, limit: 1 }))
              .items,
          );
        }
        const whole = successOf(
          await environment().showcase.listByGenre('fantasy', module, { page: 0, limit: 10 }),
        );
        expect(sliced.map(({ slug }) => slug)).toEqual(whole.items.map(({ slug }) => slug));
        expect(new Set(sliced.map(({ slug }) => slug)).size).toBe(3);
      }
    });

    it('is empty for a genre without issues', async () => {
      const { items } = successOf(
        await environment().showcase.listByGenre("children's", 7, { page: 0, limit: 10 }),
      );
      expect(items).toEqual([]);
    });
  });
}
