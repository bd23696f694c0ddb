import { randomUUID } from 'node:crypto';
import { reserveCouponUse } from '../coupons/coupon-uses.ts';
import { buildPixCode } from '../pix/pix-code.ts';
import type { PixReceiver } from '../pix/pix-receiver.ts';
import { columnsOf } from '../products/order-product.ts';
import { findOrder } from './order-row.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { recordPayment } from './record-outcome.ts';

const pixLifetimeMs = 30 * 60_000;

/** Stores an order and reserves its coupon. Pays it if the method is the balance. Returns the order's id. */
export async function writeOrder(
  { pixReceiver }: { pixReceiver: PixReceiver },
  { buyer, product, coupon, discount, amount, method, cardId, now }: PreparedOrder,
): Promise<string> {
  const { trx } = buyer;
  if (coupon) await reserveCouponUse(buyer, coupon, product);
  const id = randomUUID();
  const isPix = method === 'pix';
  await trx
    .insertInto('comics.transaction')
    .values({
      id,
      readerId: buyer.readerId,
      ...columnsOf(product),
      method,
      status: 'waiting',
      price: product.price,
      discount,
      currency: product.currency,
      couponId: coupon?.id ?? null,
      cardId,
      pixCode: isPix ? buildPixCode(pixReceiver, amount, id.replaceAll('-', '').slice(0, 25)) : null,
      pixExpiresAt: isPix ? new Date(now.getTime() + pixLifetimeMs) : null,
      createdAt: now,
    })
    .execute();
  if (method === 'balance') {
    const order = await findOrder(trx, id);
    if (order) await recordPayment(buyer, order, now);
  }
  return id;
}
