import { sql } from 'kysely';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { DatabaseTransaction, LockedBuyer } from '../buyer.ts';
import { isOrderFor, type OrderProduct } from '../products/order-product.ts';
import type { CouponRow } from './coupons.ts';

export interface OwnCouponUses {
  held: number;
  /** Uses held by waiting orders that the new order would replace. Included in `held`. */
  replaceable: number;
}

/**
 * Counts the coupon uses of one reader. Waiting and paid orders hold a use. Orders that were withdrawn or charged
 * back still hold it; otherwise a reader could withdraw from a free plan and order it again without end. An order that was
 * refunded because it could not be delivered does not hold a use.
 */
export async function countOwnUses(
  database: ReadOnlyDatabase,
  readerId: string,
  couponId: string,
  product: OrderProduct,
): Promise<OwnCouponUses> {
  const isReplaceable =
    product.type === 'dragon_wallet_credit'
      ? sql<boolean>`false`
      : sql<boolean>`transaction.status = 'waiting' and ${isOrderFor(product)}`;
  const { held, replaceable } = await database
    .selectFrom('comics.transaction as transaction')
    .select(({ fn }) => [
      fn.countAll<string>().as('held'),
      fn.countAll<string>().filterWhere(isReplaceable).as('replaceable'),
    ])
    .where('couponId', '=', couponId)
    .where('readerId', '=', readerId)
    .where(({ or, eb }) =>
      or([eb('status', 'in', ['waiting', 'paid', 'charged_back']), eb('isWithdrawn', '=', true)]),
    )
    .executeTakeFirstOrThrow();
  return { held: Number(held), replaceable: Number(replaceable) };
}

/** Reserves one use. Throws an ApiError if no use is left, for this buyer or for all. */
export async function reserveCouponUse(
  { trx, readerId }: LockedBuyer,
  { id, usesLimitPerReader: limit }: CouponRow,
  product: OrderProduct,
): Promise<void> {
  if (limit !== null && (await countOwnUses(trx, readerId, id, product)).held >= limit) {
    throw new ApiError('COUPON.ALREADY_USED');
  }
  const reserved = await trx
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where(({ or, eb, ref }) => or([eb('usesLimit', 'is', null), eb('uses', '<', ref('usesLimit'))]))
    .returning('id')
    .executeTakeFirst();
  if (!reserved) throw new ApiError('COUPON.USED_UP');
}

/** Releases the use of an order that was not paid or not delivered. */
export async function releaseCouponUse(trx: DatabaseTransaction, couponId: string | null): Promise<void> {
  if (couponId === null) return;
  await trx
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .execute();
}
