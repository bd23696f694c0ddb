import { type ContractEnvironment, samplePerson, samplePublisher } from '../contract-environment.ts';
import { successOf } from './contract.ts';

export function searchSuggestionsContract(
  environment: () => Pick<ContractEnvironment, 'searchSuggestions' | 'issues'>,
): void {
  describe('Search suggestions', () => {
    const suggest = async (text: string) => successOf(await environment().searchSuggestions.find(text));

    it('contain issues, people and series for the beginning of a word, in one answer', async () => {
      const { issues, people, publishers, series, alternatives } = await suggest('nanq');
      expect(issues.map(({ slug }) => slug).sort()).toEqual(['nanquim-1', 'nanquim-2']);
      expect(issues[0]?.content.title).toBe('Nanquim');
      expect(people).toMatchObject([{ slug: samplePerson.slug, name: samplePerson.name }]);
      expect(publishers).toEqual([]);
      expect(series).toMatchObject([{ slug: 'nanquim', title: 'Nanquim' }]);
      expect(alternatives).toEqual([]);
    });

    it('contain publishers', async () => {
      expect((await suggest('editora')).publishers).toMatchObject([samplePublisher]);
    });

    it('contain other texts that find issues only if this one finds none', async () => {
      const { issues, alternatives } = await suggest('nanquim inexistente');
      expect(issues).toEqual([]);
      expect(alternatives.length).toBeGreaterThan(0);
      expect(alternatives.length).toBeLessThanOrEqual(3);
      for (const text of alternatives) {
        const { items } = successOf(await environment().issues.search(text, { page: 0, limit: 1 }));
        expect([text, items.length]).toEqual([text, 1]);
      }
    });

    it('are empty for random text', async () => {
      expect(await suggest('xwzkyj')).toEqual({
        issues: [],
        people: [],
        publishers: [],
        series: [],
        alternatives: [],
      });
    });
  });
}
