/** Which way a reader is going: 1 to the end of the comic, -1 back to its start. */
export type Heading = 1 | -1;

/** Steps in the direction of reading: 5 pages ahead and 2 behind. Both neighbours may be in sight already. */
const steps = [0, 1, -1, 2, 3, 4, 5, -2];

/** The pages to hold ready around the one that is read, the most wanted first. All count from 0. */
export const pageWindow = (page: number, count: number, heading: Heading): readonly number[] =>
  steps.map((step) => page + step * heading).filter((place) => place >= 0 && place < count);

/** Decoded pages weigh four bytes a pixel, and about twice that on their way to the screen. */
const pixelBudget = 40_000_000;

/** As many of the most wanted pages as memory allows, and the first three however large they are. */
export function withinMemory(
  pages: readonly number[],
  pixelsOf: (page: number) => number,
  budget = pixelBudget,
): readonly number[] {
  let held = 0;
  const tooMany = pages.findIndex((page, rank) => {
    held += pixelsOf(page);
    return rank >= 3 && held > budget;
  });
  return tooMany < 0 ? pages : pages.slice(0, tooMany);
}
