import { randomUUID } from 'node:crypto';
import { reserveCouponUse } from '../coupons/coupon-uses.ts';
import { pixCode } from '../pix/pix-code.ts';
import type { PixReceiver } from '../pix/pix-receiver.ts';
import { columnsOf } from '../products/ordered.ts';
import { findOrder } from './order-row.ts';
import { pay } from './outcome.ts';
import type { Prepared } from './prepare-order.ts';

const pixLifetimeMs = 30 * 60_000;

/** Stores an order and reserves its coupon. Pays it if the method is the balance. Returns the order's id. */
export async function writeOrder(
  { pixReceiver }: { pixReceiver: PixReceiver },
  { buyer, ordered, coupon, discount, amount, method, cardId, now }: Prepared,
): Promise<string> {
  const { rows } = buyer;
  if (coupon) await reserveCouponUse(buyer, coupon, ordered);
  const id = randomUUID();
  const isPix = method === 'pix';
  await rows
    .insertInto('comics.transaction')
    .values({
      id,
      readerId: buyer.readerId,
      ...columnsOf(ordered),
      method,
      status: 'waiting',
      price: ordered.price,
      discount,
      currency: ordered.currency,
      couponId: coupon?.id ?? null,
      cardId,
      pixCode: isPix ? pixCode(pixReceiver, amount, id.replaceAll('-', '').slice(0, 25)) : null,
      pixExpiresAt: isPix ? new Date(now.getTime() + pixLifetimeMs) : null,
      createdAt: now,
    })
    .execute();
  if (method === 'balance') {
    const order = await findOrder(rows, id);
    if (order) await pay(buyer, order, now);
  }
  return id;
}
