/** The reader's direction: 1 towards the end of the comic, -1 towards its start. */
export type TurnDirection = 1 | -1;

/** Offsets in reading direction: 5 pages ahead and 2 behind. Both neighbours come first: they may be visible. */
const offsets = [0, 1, -1, 2, 3, 4, 5, -2];

/** The pages to keep in memory around the current one, most important first. Pages count from 0. */
export const pageWindow = (page: number, count: number, direction: TurnDirection): readonly number[] =>
  offsets.map((offset) => page + offset * direction).filter((each) => each >= 0 && each < count);

/** A decoded pixel takes four bytes, and about eight while it is being painted. */
const pixelBudget = 40_000_000;

/** The first pages that fit into the memory budget. The first three are always kept. */
export function withinMemory(
  pages: readonly number[],
  pixelsOf: (page: number) => number,
  budget = pixelBudget,
): readonly number[] {
  let pixels = 0;
  const firstExcess = pages.findIndex((page, index) => {
    pixels += pixelsOf(page);
    return index >= 3 && pixels > budget;
  });
  return firstExcess < 0 ? pages : pages.slice(0, firstExcess);
}
