/** Minimum time between two offers to one user. Rule 51. */
export const cooldownMs = 24 * 60 * 60 * 1000;

/**
 * True if the offer may be shown again. If the clock was set back, `lastShown` is in the future; that counts as never
 * shown, so that the offer is not delayed for longer.
 */
export function isDue(lastShown: Date | null, now: Date): boolean {
  const passed = now.getTime() - (lastShown?.getTime() ?? Number.NaN);
  const isResting = passed >= 0 && passed < cooldownMs;
  return !isResting;
}
