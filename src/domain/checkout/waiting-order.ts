import type { Reader, WaitingOrder } from '../account/reader.ts';
import { isRunning } from './issue-access.ts';

/** The reader's order of an issue or a plan whose Pix can still be paid. Rule 89. */
export const waitingOrderOf = (
  reader: Pick<Reader, 'waitingOrders'> | null,
  productId: string,
  now: Date,
): WaitingOrder | null =>
  reader?.waitingOrders.find(
    (each) => each.productId === productId && isRunning({ expiresAt: each.pixExpiresAt }, now),
  ) ?? null;
