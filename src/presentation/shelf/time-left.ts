/** The remaining time of a rental, rounded up: a rental of 7 days starts with 7. Hours are used for the last day. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours';
  readonly count: number;
}

const hourMs = 60 * 60 * 1000;

/** `expiresAt`: ISO 8601 instant. */
export function timeLeftOf(expiresAt: string, now: Date): TimeLeft {
  const hours = Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / hourMs);
  return hours > 24 ? { unit: 'days', count: Math.ceil(hours / 24) } : { unit: 'hours', count: hours };
}
