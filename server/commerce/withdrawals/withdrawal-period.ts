import { daysAfter } from '../days-after.ts';

/** Source: Código de Defesa do Consumidor, art. 49. */
const withdrawalDays = 7;

/** Orders that were paid before this instant cannot be withdrawn at `now`. */
export const withdrawalStartBefore = (now: Date): Date => daysAfter(now, -withdrawalDays);

/** The last instant at which an order can be withdrawn. Rule 49. */
export const withdrawalEndOf = (paidAt: Date): Date => daysAfter(paidAt, withdrawalDays);
