/** Pseudo-random numbers. The same seed returns the same numbers, so that a page always has the same bytes. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32 over an FNV-1a hash of the seed. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
      return item;
    },
  };
}
