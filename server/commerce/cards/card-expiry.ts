/** A card expires on the first day of its month at 12:00 UTC. Rule 28. */
export const hasExpired = (card: { expirationMonth: number; expirationYear: number }, now: Date): boolean =>
  new Date(Date.UTC(card.expirationYear, card.expirationMonth - 1, 1, 12)) <= now;
