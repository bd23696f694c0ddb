import { genres } from '../../../../../src/domain/catalogue/genre.ts';
import { type ShuffleModule, shuffleModules } from '../../../../../src/domain/shuffle.ts';
import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';

const withIssuesOf = (...wanted: string[]) =>
  new FakeShowcase(...wanted.map((genre) => someIssue({ id: genre, genre })));

/** Comes near to every shelf, and to those that take the place of empty ones. */
async function passBy(shelves: GenreShelves): Promise<void> {
  const waiting = shelves.current.filter(({ issues }) => issues.items.length === 0);
  if (waiting.length === 0) return;
  await Promise.all(waiting.map(({ issues }) => issues.start()));
  await passBy(shelves);
}

const namesOf = (shelves: GenreShelves) => shelves.current.map(({ genre }) => genre);

describe('the shelves of genres', () => {
  it('are four, of which nothing is asked before somebody comes near', () => {
    const showcase = withIssuesOf(...genres);
    const shelves = new GenreShelves(showcase, 7);
    expect(shelves.current).toHaveLength(4);
    expect(showcase.requests).toEqual([]);
  });

  it('are asked for with the module of the visit', async () => {
    const showcase = withIssuesOf(...genres);
    const [first] = new GenreShelves(showcase, 23).current;
    await first?.issues.start();
    expect(showcase.requests).toEqual([`ofGenre ${first?.genre} 23 0`]);
  });

  it.each(shuffleModules)('find every genre that has issues with module %i', async (module) => {
    const shelves = new GenreShelves(withIssuesOf('war', 'love', 'horror'), module);
    await passBy(shelves);
    expect(namesOf(shelves).toSorted()).toEqual(['horror', 'love', 'war']);
  });

  it('stand in another order with another module', () => {
    const order = (module: ShuffleModule) => namesOf(new GenreShelves(withIssuesOf(), module)).join();
    expect(order(7)).not.toBe(order(11));
  });

  it('make room for the next where one is empty, and leave the others where they are', async () => {
    const shelves = new GenreShelves(withIssuesOf(...genres.slice(0, 10)), 7);
    const before = namesOf(shelves);
    await passBy(shelves);
    const kept = before.filter((genre) => namesOf(shelves).includes(genre));
    expect(namesOf(shelves).slice(0, kept.length)).toEqual(kept);
    expect(shelves.current).toHaveLength(4);
  });

  it('never put erotic comics in the window', async () => {
    const shelves = new GenreShelves(withIssuesOf('erotic'), 7);
    await passBy(shelves);
    expect(namesOf(shelves)).toEqual([]);
  });
});
