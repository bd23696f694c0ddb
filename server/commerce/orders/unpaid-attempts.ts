import type { PaymentMethod } from '../../database/commerce-tables.ts';
import type { Attempts, Limit } from '../../http/attempts.ts';
import type { Settled } from './settle-order.ts';

/** Who orders again and again and does not pay tries out cards, or keeps the gateway and the work that is due busy. */
const unpaidOrders: Limit = {
  name: 'order unpaid',
  most: 60,
  milliseconds: 15 * 60_000,
  refusal: 'REQUEST.TOO_MANY',
};

/** Counts the orders of an account that others are asked to pay, but for those that are paid at once. */
export async function countingUnpaid(
  attempts: Attempts,
  { dragonId, method }: { dragonId: string; method: PaymentMethod },
  order: () => Promise<Settled>,
): Promise<Settled> {
  if (method === 'balance') return order();
  const tried = { limit: unpaidOrders, subject: dragonId };
  await attempts.count(tried);
  const settled = await order();
  if (settled.order.status === 'paid') await attempts.forget(tried);
  return settled;
}
