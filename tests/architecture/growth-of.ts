import type { MakeText } from './hostile-texts.ts';

/** Characters of the texts that are tried first, and of those whose time is compared with them. */
const shortLength = 24;
const middleLength = 3000;
const longLength = 24_000;

/** A linear expression needs well below a millisecond for the middle length; the others are measured again. */
const suspiciousMs = 1.5;

/** Linear time grows eightfold from the middle to the long length, quadratic time 64-fold. */
const maxGrowth = 24;

/** How much longer the slowest text takes at the long length; null when the time grows linearly with the length. */
export function growthOf(run: (text: string) => unknown, texts: MakeText[]): string | null {
  for (const makeText of texts) {
    // Exponential time shows at once and would never end at the next length.
    if (fastest(run, makeText(shortLength), 2) > 20) return `exponential with ${show(makeText)}`;
    const middle = makeText(middleLength);
    if (timeOf(run, middle) < suspiciousMs) continue;
    const growth = smallestGrowth(run, middle, makeText(longLength));
    if (growth > maxGrowth) return `${growth.toFixed()}-fold with ${show(makeText)}`;
  }
  return null;
}

/** Other processes slow down single measurements, so the growth is measured again if it seems too large. */
function smallestGrowth(run: (text: string) => unknown, middle: string, long: string): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && smallest > maxGrowth; attempt += 1) {
    smallest = Math.min(smallest, fastest(run, long, 5) / fastest(run, middle, 5));
  }
  return smallest;
}

function timeOf(run: (text: string) => unknown, text: string): number {
  const start = performance.now();
  run(text);
  return performance.now() - start;
}

const fastest = (run: (text: string) => unknown, text: string, times: number): number =>
  Math.min(...Array.from({ length: times }, () => timeOf(run, text)));

const show = (makeText: MakeText): string => JSON.stringify(makeText(20));
