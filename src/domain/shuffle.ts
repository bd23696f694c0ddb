/** Each gives an order of its own, which stays as long as it is asked for. Rule 60. */
export const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97] as const;

export type ShuffleModule = (typeof shuffleModules)[number];

/** One of the modules by a random number from 0 to below 1. */
export const chooseModule = (random: number): ShuffleModule =>
  shuffleModules[Math.floor(random * shuffleModules.length)] ?? shuffleModules[0];
