/** Covers that may be visible on the first screen. They load eagerly. */
export const eagerCoverCount = 6;
