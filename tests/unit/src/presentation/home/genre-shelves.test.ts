import type { RatingLimit } from '../../../../../src/domain/catalogue/catalogue-query.ts';
import { genres } from '../../../../../src/domain/catalogue/genre.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { type ShuffleModule, shuffleModules } from '../../../../../src/domain/shuffle.ts';
import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { EndlessList } from '../../../../../src/presentation/shell/lists/endless-list.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';

/** A showcase with as many issues of each genre as its count. */
const buildShowcase = (counts: Readonly<Record<string, number>>) =>
  new FakeShowcase(
    ...Object.entries(counts).flatMap(([genre, count]) =>
      Array.from({ length: count }, (_, number) => buildIssue({ id: `${genre} ${number}`, genre })),
    ),
  );

const everyGenre = (count: number) => Object.fromEntries(genres.map((genre) => [genre, count]));

const createShelves = (showcase: FakeShowcase, shuffleModule: ShuffleModule = 7) =>
  new GenreShelves({ showcase, issues: new FakeIssues(...showcase.issues), shuffleModule });

/** For a viewer who can open everything. */
const unlimitedShelves = (shelves: GenreShelves) => shelves.chooseShelves(null);

async function startShelves(counts: Readonly<Record<string, number>>, module: ShuffleModule = 7) {
  const showcase = buildShowcase(counts);
  const shelves = createShelves(showcase, module);
  await shelves.start();
  const genresOfShelves = unlimitedShelves(shelves)?.genres.map(({ genre }) => genre) ?? [];
  return { showcase, shelves, genresOfShelves };
}

/** The genres of the shared shelf after it was loaded; null without this shelf. */
async function loadOtherGenres(shelves: GenreShelves) {
  const list = unlimitedShelves(shelves)?.otherIssues;
  if (!list) return null;
  await list.start();
  return list.items.map(({ genre }) => genre);
}

describe('GenreShelves', () => {
  it('load the number of issues once, and no issues by themselves', async () => {
    const showcase = buildShowcase(everyGenre(4));
    const shelves = createShelves(showcase);
    expect([unlimitedShelves(shelves), showcase.requests]).toEqual([null, []]);
    await Promise.all([shelves.start(), shelves.start()]);
    await shelves.start();
    expect(unlimitedShelves(shelves)?.genres).toHaveLength(4);
    expect(showcase.requests).toEqual(['listGenres']);
  });

  it('load issues with the module of the visit', async () => {
    const { showcase, shelves } = await startShelves(everyGenre(4), 23);
    const [first] = unlimitedShelves(shelves)?.genres ?? [];
    await first?.issues.start();
    expect(showcase.requests).toEqual(['listGenres', `listByGenre ${first?.genre} 23 0`]);
  });

  it.each(shuffleModules)('find every genre that fills a shelf with module %i', async (module) => {
    const { genresOfShelves } = await startShelves({ war: 4, love: 5, horror: 9, crime: 3 }, module);
    expect(genresOfShelves.toSorted()).toEqual(['horror', 'love', 'war']);
  });

  it('have another order with another module', async () => {
    const order = async (module: ShuffleModule) =>
      (await startShelves(everyGenre(4), module)).genresOfShelves.join();
    expect(await order(7)).not.toBe(await order(11));
  });

  it('never contain erotic comics', async () => {
    const { shelves, genresOfShelves } = await startShelves({ erotic: 3, comedy: 1 });
    expect([genresOfShelves, await loadOtherGenres(shelves)]).toEqual([[], null]);
    expect((await startShelves({ erotic: 9 })).genresOfShelves).toEqual([]);
  });

  it('put short genres on one shelf, as many as fill a row, grouped by genre', async () => {
    const { shelves, genresOfShelves } = await startShelves({ war: 4, love: 3, horror: 3, crime: 3 });
    expect(genresOfShelves).toEqual(['war']);
    const others = (await loadOtherGenres(shelves)) ?? [];
    expect(others).toHaveLength(6);
    expect(new Set(others.slice(0, 3)).size).toBe(1);
    expect(new Set(others).size).toBe(2);
  });

  it.each<[Record<string, number>, number | undefined]>([
    [{ love: 3 }, undefined],
    [{ love: 2, horror: 2 }, 4],
    [{ love: 5 }, undefined],
  ])('have a shared shelf of %j only if it is not short itself', async (counts, length) => {
    expect((await loadOtherGenres((await startShelves(counts)).shelves))?.length).toBe(length);
  });

  it('report a failure of the shared shelf, and load it again', async () => {
    const { showcase, shelves } = await startShelves({ love: 2, horror: 2 });
    const list = unlimitedShelves(shelves)?.otherIssues;
    showcase.failure = failures.networkConnection;
    await list?.start();
    expect(list?.failure).toEqual(failures.networkConnection);
    showcase.failure = null;
    await list?.loadMore();
    expect(list?.items).toHaveLength(4);
  });

  it('report a failure, and start again', async () => {
    const showcase = buildShowcase(everyGenre(4));
    showcase.failure = failures.networkConnection;
    const shelves = createShelves(showcase);
    await shelves.start();
    expect([unlimitedShelves(shelves), shelves.failure]).toEqual([null, failures.networkConnection]);
    showcase.failure = null;
    await shelves.start();
    expect([unlimitedShelves(shelves)?.genres.length, shelves.failure]).toEqual([4, null]);
  });

  it('count and load only issues up to the limit of a child', async () => {
    const issuesOf = (genre: string, count: number, parentalRating: 'L' | '16') =>
      Array.from({ length: count }, (_, number) =>
        buildIssue({ id: `${genre} ${parentalRating} ${number}`, genre, parentalRating }),
      );
    const showcase = new FakeShowcase(
      ...issuesOf('war', 3, '16'),
      ...issuesOf('war', 1, 'L'),
      ...issuesOf('love', 30, '16'),
      ...issuesOf('love', 4, 'L'),
      ...issuesOf('horror', 30, '16'),
      ...issuesOf('horror', 3, 'L'),
    );
    const shelves = createShelves(showcase);
    await shelves.start();
    const genresUpTo = (limit: RatingLimit | null) =>
      shelves.chooseShelves(limit)?.genres.map(({ genre }) => genre);
    expect(genresUpTo(null)?.toSorted()).toEqual(['horror', 'love', 'war']);
    expect(genresUpTo('L')).toEqual(['love']);
    const { genres: [love] = [], otherIssues } = shelves.chooseShelves('L') ?? {};
    await Promise.all([love?.issues.start(), otherIssues?.start()]);
    expect([love?.issues.items, otherIssues?.items].map((items) => items?.length)).toEqual([4, 4]);
  });

  it('keep their lists, so that none loads twice', async () => {
    const { shelves } = await startShelves({ war: 4, love: 2, horror: 2 });
    const listsUpTo = (limit: RatingLimit | null) => {
      const { genres: [war] = [], otherIssues } = shelves.chooseShelves(limit) ?? {};
      return [war?.issues, otherIssues];
    };
    const lists = listsUpTo(null);
    for (const [index, list] of lists.entries()) {
      expect(list).toBeInstanceOf(EndlessList);
      expect(listsUpTo(null)[index]).toBe(list);
      expect(listsUpTo('L')[index]).not.toBe(list);
    }
  });
});
