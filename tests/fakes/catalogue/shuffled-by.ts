import type { ShuffleModule } from '../../../src/domain/shuffle.ts';

/** The order of a module. It is the same for equal lists. */
export function shuffledBy<Item>(module: ShuffleModule, items: readonly Item[]): Item[] {
  const rank = (place: number) => ((place + 1) * module * 37) % 101;
  return items
    .map((item, place) => ({ item, rank: rank(place) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
