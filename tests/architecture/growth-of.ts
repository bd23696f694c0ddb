import type { TextGenerator } from './hostile-texts.ts';

/** Lengths in characters. Times at the middle and the long length are compared. */
const shortLength = 24;
const middleLength = 3000;
const longLength = 24_000;

/** Linear expressions take much less for the middle length. Slower ones are also measured at the long length. */
const suspiciousMs = 1.5;

/** Linear time grows eightfold from the middle to the long length, quadratic time 64-fold. */
const maxGrowth = 24;

/** Describes how the time grows with the length of a text. Returns null if the growth is linear. */
export function growthOf(run: (text: string) => unknown, texts: TextGenerator[]): string | null {
  for (const makeText of texts) {
    // An exponential expression is already slow at the short length, and would never finish the middle length.
    if (fastestMs(run, makeText(shortLength), 2) > 20) return `exponential with ${showSample(makeText)}`;
    const middle = makeText(middleLength);
    if (measureMs(run, middle) < suspiciousMs) continue;
    const growth = smallestGrowth(run, middle, makeText(longLength));
    if (growth > maxGrowth) return `${growth.toFixed()}-fold with ${showSample(makeText)}`;
  }
  return null;
}

/** Measures again if the growth seems too large, because other processes can slow down a single measurement. */
function smallestGrowth(run: (text: string) => unknown, middle: string, long: string): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && smallest > maxGrowth; attempt += 1) {
    smallest = Math.min(smallest, fastestMs(run, long, 5) / fastestMs(run, middle, 5));
  }
  return smallest;
}

function measureMs(run: (text: string) => unknown, text: string): number {
  const start = performance.now();
  run(text);
  return performance.now() - start;
}

const fastestMs = (run: (text: string) => unknown, text: string, times: number): number =>
  Math.min(...Array.from({ length: times }, () => measureMs(run, text)));

const showSample = (makeText: TextGenerator): string => JSON.stringify(makeText(20));
