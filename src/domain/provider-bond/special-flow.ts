/** Milliseconds between two showings to one user. Rule 51. */
export const cooldown = 24 * 60 * 60 * 1000;

/**
 * A clock that was set back since must not keep it away for longer: what was shown in the future, or at no time at all,
 * counts as never.
 */
export function isDue(lastShown: Date | null, now: Date): boolean {
  const passed = now.getTime() - (lastShown?.getTime() ?? Number.NaN);
  const isResting = passed >= 0 && passed < cooldown;
  return !isResting;
}
