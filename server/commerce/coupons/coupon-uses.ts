import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Buyer, Rows } from '../buyer.ts';
import { givesSameAs } from '../orders/order-row.ts';
import type { Gift } from '../orders/ordered.ts';
import type { CouponRow } from './coupons.ts';

export type Reading = Pick<Database, 'selectFrom'>;

export interface OwnUses {
  held: number;
  /** Of these, the ones of waiting orders that an order of the same would replace. */
  replaceable: number;
}

/**
 * A reader's orders hold a use while they wait and once they are paid. A withdrawn subscription keeps it: a plan for
 * nothing could be withdrawn and ordered again for ever. What was refunded because it could not be given does not.
 */
export async function countOwnUses(
  rows: Reading,
  dragonId: string,
  couponId: string,
  gift: Gift,
): Promise<OwnUses> {
  const isReplaceable =
    gift.type === 'dragon_wallet_credit'
      ? sql<boolean>`false`
      : sql<boolean>`transaction.status = 'waiting' and ${givesSameAs(gift)}`;
  const { held, replaceable } = await rows
    .selectFrom('comics.transaction as transaction')
    .select(({ fn }) => [
      fn.countAll<string>().as('held'),
      fn.countAll<string>().filterWhere(isReplaceable).as('replaceable'),
    ])
    .where('coupon_id', '=', couponId)
    .where('dragon_id', '=', dragonId)
    .where(({ or, and, eb }) =>
      or([
        eb('status', 'in', ['waiting', 'paid']),
        and([eb('status', '=', 'refunded'), eb('covers_from', 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { held: Number(held), replaceable: Number(replaceable) };
}

/** Takes one use, unless others were quicker or the buyer, who is locked, has had all of theirs. */
export async function takeUse(
  rows: Rows,
  { id, uses_limit_per_reader: limit }: CouponRow,
  { dragonId }: Buyer,
  gift: Gift,
): Promise<void> {
  if (limit !== null && (await countOwnUses(rows, dragonId, id, gift)).held >= limit) {
    throw new Refusal('COUPON.ALREADY_USED');
  }
  const taken = await rows
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where(({ or, eb, ref }) => or([eb('uses_limit', 'is', null), eb('uses', '<', ref('uses_limit'))]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new Refusal('COUPON.NOT_FOUND');
}

/** Gives it back, for an order that was not paid or not given. */
export async function giveUseBack(rows: Rows, couponId: string | null): Promise<void> {
  if (couponId === null) return;
  await rows
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .execute();
}
