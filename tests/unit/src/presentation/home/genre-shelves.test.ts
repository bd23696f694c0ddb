import { genres } from '../../../../../src/domain/catalogue/genre.ts';
import { type ShuffleModule, shuffleModules } from '../../../../../src/domain/shuffle.ts';
import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';

const buildShowcase = (...names: string[]) =>
  new FakeShowcase(...names.map((genre) => buildIssue({ id: genre, genre })));

/** Loads every shelf, and those that replace empty ones. */
async function loadAll(shelves: GenreShelves): Promise<void> {
  const waiting = shelves.current.filter(({ issues }) => issues.items.length === 0);
  if (waiting.length === 0) return;
  await Promise.all(waiting.map(({ issues }) => issues.start()));
  await loadAll(shelves);
}

const genresOf = (shelves: GenreShelves) => shelves.current.map(({ genre }) => genre);

describe('GenreShelves', () => {
  it('has four shelves, which load nothing by themselves', () => {
    const showcase = buildShowcase(...genres);
    const shelves = new GenreShelves(showcase, 7);
    expect(shelves.current).toHaveLength(4);
    expect(showcase.requests).toEqual([]);
  });

  it('loads issues with the module of the visit', async () => {
    const showcase = buildShowcase(...genres);
    const [first] = new GenreShelves(showcase, 23).current;
    await first?.issues.start();
    expect(showcase.requests).toEqual([`listByGenre ${first?.genre} 23 0`]);
  });

  it.each(shuffleModules)('finds every genre with issues with module %i', async (module) => {
    const shelves = new GenreShelves(buildShowcase('war', 'love', 'horror'), module);
    await loadAll(shelves);
    expect(genresOf(shelves).toSorted()).toEqual(['horror', 'love', 'war']);
  });

  it('has another order with another module', () => {
    const order = (module: ShuffleModule) => genresOf(new GenreShelves(buildShowcase(), module)).join();
    expect(order(7)).not.toBe(order(11));
  });

  it('replaces empty shelves and keeps the order of the others', async () => {
    const shelves = new GenreShelves(buildShowcase(...genres.slice(0, 10)), 7);
    const before = genresOf(shelves);
    await loadAll(shelves);
    const kept = before.filter((genre) => genresOf(shelves).includes(genre));
    expect(genresOf(shelves).slice(0, kept.length)).toEqual(kept);
    expect(shelves.current).toHaveLength(4);
  });

  it('never contains erotic comics', async () => {
    const shelves = new GenreShelves(buildShowcase('erotic'), 7);
    await loadAll(shelves);
    expect(genresOf(shelves)).toEqual([]);
  });
});
