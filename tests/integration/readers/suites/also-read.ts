import { randomUUID } from 'node:crypto';
import {
  addIssue,
  addPublisher,
  addReading,
  addSeries,
  daysAgo,
  type IssueSeed,
} from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function alsoRead(platform: () => TestPlatform): void {
  const ids = new Map<string, string>();
  let publisherId: string;

  const add = async (slug: string, columns: Partial<IssueSeed> = {}) =>
    void ids.set(slug, await addIssue(platform().database, { slug, publisherId, ...columns }));
  const read = async (...slugs: readonly string[]) => {
    const readerId = randomUUID();
    for (const [index, slug] of slugs.entries())
      await addReading(platform().database, readerId, ids.get(slug) ?? '', daysAgo(index));
  };
  const listSlugs = async (slug: string): Promise<string[]> => {
    const response = await platform().app.inject({ url: `/api/comics/issue/${ids.get(slug)}/also-read` });
    return response.json().map((issue: { slug: string }) => issue.slug);
  };

  beforeEach(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database);
    for (const slug of ['origin', 'often', 'enough', 'rare']) await add(slug);
  });

  it('lists the issues with the most readers in common, and none with fewer than five', async () => {
    for (let reader = 0; reader < 4; reader += 1) await read('origin', 'often', 'enough', 'rare');
    await read('origin', 'often', 'enough');
    await read('often', 'origin');
    await read('often', 'rare');
    expect(await listSlugs('origin')).toEqual(['often', 'enough']);
    expect(await listSlugs('rare')).toEqual(['often']);
  });

  it('omits the same series, issues for adults, and what is not offered', async () => {
    const seriesId = await addSeries(platform().database, publisherId, 'nanquim');
    await add('nanquim-1', { seriesId });
    await add('nanquim-2', { seriesId });
    await add('adult', { parentalRating: '+18' });
    await add('other-adult', { parentalRating: '+18' });
    await add('withdrawn', { withdrawnAt: new Date() });
    for (let reader = 0; reader < 5; reader += 1)
      await read('nanquim-1', 'nanquim-2', 'adult', 'other-adult', 'withdrawn', 'often');
    expect(await listSlugs('nanquim-1')).toEqual(['often']);
    expect((await listSlugs('adult')).sort()).toEqual(['nanquim-1', 'nanquim-2', 'often', 'other-adult']);
  });

  it('is empty for an unknown issue', async () => {
    ids.set('unknown', randomUUID());
    expect(await listSlugs('unknown')).toEqual([]);
  });
}
