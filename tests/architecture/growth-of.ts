import type { TextGenerator } from './hostile-texts.ts';

/** Lengths in characters. Times at the middle and the long length are compared. */
const shortLength = 24;
const middleLength = 3000;
const longLength = 24_000;

/** A linear expression takes much less for the middle length. Slower ones are measured at the long length. */
const suspiciousMs = 1.5;

/** Linear time grows eightfold from the middle to the long length, quadratic time 64-fold. */
const maxGrowth = 24;

/** Describes the growth of the time with the length of a text. Null if it is linear. */
export function growthOf(run: (text: string) => unknown, texts: TextGenerator[]): string | null {
  for (const makeText of texts) {
    // Exponential time is already visible at the short length and would never end at the next.
    if (fastest(run, makeText(shortLength), 2) > 20) return `exponential with ${show(makeText)}`;
    const middle = makeText(middleLength);
    if (timeOf(run, middle) < suspiciousMs) continue;
    const growth = smallestGrowth(run, middle, makeText(longLength));
    if (growth > maxGrowth) return `${growth.toFixed()}-fold with ${show(makeText)}`;
  }
  return null;
}

/** Measures again if the growth seems too large, because other processes can slow down a single measurement. */
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

const show = (makeText: TextGenerator): string => JSON.stringify(makeText(20));
