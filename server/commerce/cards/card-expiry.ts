/** From the first day of its month on, at 12:00 UTC. Rule 28. */
export const hasExpired = (card: { expiration_month: number; expiration_year: number }, now: Date): boolean =>
  new Date(Date.UTC(card.expiration_year, card.expiration_month - 1, 1, 12)) <= now;
