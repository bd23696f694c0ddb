import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LockedBuyer, Rows } from '../buyer.ts';
import { type Gift, isOrderFor } from '../products/ordered.ts';
import type { CouponRow } from './coupons.ts';

export type ReadOnlyDatabase = Pick<Database, 'selectFrom'>;

export interface CouponUses {
  held: number;
  /** Uses held by waiting orders that the new order would replace. Included in `held`. */
  replaceable: number;
}

/**
 * Counts the coupon uses of one reader. Waiting and paid orders hold a use. A withdrawn subscription still holds it;
 * otherwise a reader could withdraw from a free plan and order it again without end. An order that was refunded because
 * nothing could be delivered does not hold a use.
 */
export async function countOwnUses(
  rows: ReadOnlyDatabase,
  readerId: string,
  couponId: string,
  gift: Gift,
): Promise<CouponUses> {
  const isReplaceable =
    gift.type === 'dragon_wallet_credit'
      ? sql<boolean>`false`
      : sql<boolean>`transaction.status = 'waiting' and ${isOrderFor(gift)}`;
  const { held, replaceable } = await rows
    .selectFrom('comics.transaction as transaction')
    .select(({ fn }) => [
      fn.countAll<string>().as('held'),
      fn.countAll<string>().filterWhere(isReplaceable).as('replaceable'),
    ])
    .where('couponId', '=', couponId)
    .where('readerId', '=', readerId)
    .where(({ or, and, eb }) =>
      or([
        eb('status', 'in', ['waiting', 'paid']),
        and([eb('status', '=', 'refunded'), eb('coversFrom', 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { held: Number(held), replaceable: Number(replaceable) };
}

/** Reserves one use. Throws a Refusal if no use is left, for this buyer or for all. */
export async function reserveCouponUse(
  { rows, readerId }: LockedBuyer,
  { id, usesLimitPerReader: limit }: CouponRow,
  gift: Gift,
): Promise<void> {
  if (limit !== null && (await countOwnUses(rows, readerId, id, gift)).held >= limit) {
    throw new Refusal('COUPON.ALREADY_USED');
  }
  const taken = await rows
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where(({ or, eb, ref }) => or([eb('usesLimit', 'is', null), eb('uses', '<', ref('usesLimit'))]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new Refusal('COUPON.NOT_FOUND');
}

/** Releases the use of an order that was not paid or not delivered. */
export async function releaseCouponUse(rows: Rows, couponId: string | null): Promise<void> {
  if (couponId === null) return;
  await rows
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .execute();
}
