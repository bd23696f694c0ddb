import type { Rows } from '../buyer.ts';
import { daysAfter } from '../entitlements/rights.ts';
import type { OrderRow } from './order-row.ts';

/** Whether the period that a renewal pays for is still the next one. */
export async function isRenewable(
  rows: Rows,
  { dragon_id, subscription_id, covers_from }: OrderRow,
): Promise<boolean> {
  if (subscription_id === null || covers_from === null) return false;
  const next = await rows
    .selectFrom('comics.subscription')
    .select('id')
    .where('id', '=', subscription_id)
    .where('expires_at', '=', covers_from)
    .executeTakeFirst();
  return next !== undefined && !(await isSucceeded(rows, { dragon_id, expires_at: covers_from }));
}

/** Whether another subscription of the reader follows an end already: there is no room for a renewal before it. */
export async function isSucceeded(
  rows: Rows,
  { dragon_id, expires_at }: { dragon_id: string; expires_at: Date },
): Promise<boolean> {
  const successor = await rows
    .selectFrom('comics.subscription')
    .select('id')
    .where('dragon_id', '=', dragon_id)
    .where('starts_at', '>=', expires_at)
    .executeTakeFirst();
  return successor !== undefined;
}

/** By one cycle, from the end or, where the payment came after that, from now. */
export async function extend(rows: Rows, order: OrderRow, now: Date): Promise<void> {
  if (order.gift.type !== 'plan' || order.subscription_id === null || order.covers_from === null) return;
  const start = order.covers_from > now ? order.covers_from : now;
  await rows
    .updateTable('comics.subscription')
    .set({ expires_at: daysAfter(start, order.gift.cycleDays) })
    .where('id', '=', order.subscription_id)
    .execute();
}
