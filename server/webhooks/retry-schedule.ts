const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The waits after failed attempts, about three days together, so that an outage over a weekend loses nothing. */
const waitsMs = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

export const maxAttempts = waitsMs.length + 1;

/** Waits are longer by up to this share, so that a receiver that recovers does not get everything at once. */
const maxJitter = 0.1;

/** When to repeat after so many failed attempts. Null after the last one. */
export function nextAttemptAfter(attempts: number, now: Date, random = Math.random): Date | null {
  const waitMs = waitsMs[attempts - 1];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs * (1 + random() * maxJitter));
}
