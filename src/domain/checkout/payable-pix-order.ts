import type { PayablePixOrder, Reader } from '../account/reader.ts';
import { isRunning } from './issue-access.ts';

/** The reader's order of an issue or a plan whose Pix can still be paid. Rule 89. */
export const payablePixOrderOf = (
  reader: Pick<Reader, 'payablePixOrders'> | null,
  productId: string,
  now: Date,
): PayablePixOrder | null =>
  reader?.payablePixOrders.find(
    (each) => each.productId === productId && isRunning({ expiresAt: each.pixExpiresAt }, now),
  ) ?? null;
