import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt, isPlatformFailure } from '../../http/count-attempt.ts';
import type { SettledOrder } from './settle-order.ts';

/** Stops the testing of stolen cards, and protects the gateway and the scheduled jobs from floods of unpaid orders. */
const unpaidOrderLimit: AttemptLimit = {
  name: 'order unpaid',
  maxCount: 60,
  periodMs: 15 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

/**
 * Counts the orders of an account that are not paid from the balance. Orders that are paid at once, and orders that
 * fail because of the platform or the gateway, are not counted.
 */
export async function limitUnpaidOrders(
  attempts: Attempts,
  { readerId, method }: { readerId: string; method: PaymentMethodCode },
  placeOrder: () => Promise<SettledOrder>,
): Promise<SettledOrder> {
  if (method === 'balance') return placeOrder();
  return countAttempt(attempts, { limit: unpaidOrderLimit, subject: readerId }, placeOrder, {
    isUncountedOutcome: ({ order: { status } }) => status === 'paid',
    isUncountedError: (error) => isPlatformFailure(error) || isMismatch(error),
  });
}

/** The gateway charged a different amount than requested. */
const isMismatch = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'SUBSCRIPTION.MISMATCHED_TRANSACTION' || error.code === 'ACQUISITION.INVALID_TRANSACTION');
