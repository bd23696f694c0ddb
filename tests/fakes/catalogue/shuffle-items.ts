import type { ShuffleModule } from '../../../src/domain/shuffle.ts';

/** Sorts items into the order that the shuffle module, a number, selects. */
export function shuffleItems<Item>(module: ShuffleModule, items: readonly Item[]): Item[] {
  const rankOf = (index: number) => ((index + 1) * module * 37) % 101;
  return items
    .map((item, index) => ({ item, rank: rankOf(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
