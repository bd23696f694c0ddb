/** Each module produces its own stable order of issues. Rule 60. */
export const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97] as const;

export type ShuffleModule = (typeof shuffleModules)[number];

/** `random`: at least 0 and below 1. */
export const chooseModule = (random: number): ShuffleModule =>
  shuffleModules[Math.floor(random * shuffleModules.length)] ?? shuffleModules[0];
