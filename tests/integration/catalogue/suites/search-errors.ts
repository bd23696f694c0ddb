import fc from 'fast-check';
import { withTypingError } from '../../../bench/bench-queries.ts';
import { insertLargeCatalogue } from '../../../comics/large-catalogue.ts';
import { addImage } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const issueCount = 300;

/** Search with typing errors and many results, in a generated catalogue. */
export function searchErrors(platform: () => TestPlatform): void {
  beforeAll(async () => {
    await platform().deleteAllData();
    await insertLargeCatalogue(platform().database, [await addImage(platform().database)], {
      issues: issueCount,
      publishers: 8,
    });
  });

  const findTitles = async (query: string, parameters = ''): Promise<string[]> => {
    const response = await platform().app.inject({
      url: `/api/comics/issue/search?limit=10&query=${encodeURIComponent(query)}${parameters}`,
      headers: { 'accept-language': 'pt-br' },
    });
    return response.json().items.map(({ content }: { content: { title: string } }) => content.title);
  };

  it('finds every title with a typing error in its longest word', async () => {
    const { database } = platform();
    const { rows } = await database
      .selectFrom('comics.issue_search as entry')
      .innerJoin('comics.issue_content as content', 'content.issueId', 'entry.id')
      .select(['content.title', 'content.language'])
      .where('entry.publishedAt', '<=', new Date())
      .execute()
      .then((results) => ({
        rows: results.filter(({ title, language }) => language === 'pt-br' && /\p{L}{5}/u.test(title)),
      }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), fc.nat(1000), async ({ title }, position) => {
        expect(await findTitles(withTypingError(title, position))).toContain(title);
      }),
      { numRuns: 40, seed: 6 },
    );
  });

  it('returns each result of a common word exactly once over all pages', async () => {
    const all: string[] = [];
    for (let page = 0; page < 60; page += 1) {
      const response = await platform().app.inject({
        url: `/api/comics/issue/search?limit=10&query=a&page=${page}`,
      });
      const { items, hasNext } = response.json();
      all.push(...items.map(({ slug }: { slug: string }) => slug));
      if (!hasNext) break;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(100);
  });
}
