import type { Selectable } from 'kysely';
import type { CouponTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Buyer, Rows } from '../buyer.ts';
import type { Gift } from '../orders/ordered.ts';

export type CouponRow = Selectable<CouponTable>;

/**
 * The coupon of a code, as it is typed, as far as it is good now for this buyer and what is bought; COUPON.NOT_FOUND
 * for every other, whatever the reason. What the buyer's own waiting orders hold is theirs to use in their place.
 */
export async function findCoupon(
  rows: Pick<Database, 'selectFrom'>,
  buyer: Buyer,
  gift: Gift,
  typed: string,
  now: Date,
): Promise<CouponRow> {
  const code = typed.trim().toUpperCase();
  // What no code looks like is asked of no database.
  const found = /^[A-Z0-9]{4,20}$/.test(code)
    ? await rows
        .selectFrom('comics.coupon as coupon')
        .selectAll()
        .select(({ selectFrom, fn }) =>
          selectFrom('comics.transaction as own')
            .select(fn.countAll<string>().as('count'))
            .whereRef('own.coupon_id', '=', 'coupon.id')
            .where('own.dragon_id', '=', buyer.dragonId)
            .where('own.status', '=', 'waiting')
            .as('held'),
        )
        .where('code', '=', code)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new Refusal('COUPON.NOT_FOUND');
  const { held, ...coupon } = found;
  const isUsedUp = coupon.uses_limit !== null && coupon.uses - Number(held) >= coupon.uses_limit;
  if (!isRunning(coupon, now) || isUsedUp || !isFor(coupon, gift, buyer)) {
    throw new Refusal('COUPON.NOT_FOUND');
  }
  return coupon;
}

const isRunning = ({ begins_at, ends_at }: CouponRow, now: Date) =>
  begins_at <= now && (ends_at === null || ends_at > now);

/** Some are for one plan or one issue; of none are credits given for nothing. */
function isFor(coupon: CouponRow, gift: Gift, { currency }: Buyer): boolean {
  const isForPlan = coupon.plan_id === null || (gift.type === 'plan' && gift.planId === coupon.plan_id);
  const isForIssue = coupon.issue_id === null || (gift.type === 'comic' && gift.issueId === coupon.issue_id);
  const isInCurrency = coupon.currency === null || coupon.currency === currency;
  const isPresent = gift.type === 'dragon_wallet_credit' && coupon.percent === 100;
  return isForPlan && isForIssue && isInCurrency && !isPresent;
}

/** Cents that it takes off a price: a percentage leaves what is rounded half up, and nothing goes below zero. */
export function discountOf(
  { percent, amount }: Pick<CouponRow, 'percent' | 'amount'>,
  price: number,
): number {
  if (percent === null) return Math.min(price, amount ?? 0);
  return price - Math.floor((price * (100 - percent) * 2 + 100) / 200);
}

/** Takes one use, unless others were quicker. */
export async function takeUse(rows: Rows, { id }: CouponRow): Promise<void> {
  const taken = await rows
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where(({ or, eb, ref }) => or([eb('uses_limit', 'is', null), eb('uses', '<', ref('uses_limit'))]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new Refusal('COUPON.NOT_FOUND');
}

/** Gives it back, for an order that was not paid. */
export async function giveUseBack(rows: Rows, couponId: string | null): Promise<void> {
  if (couponId === null) return;
  await rows
    .updateTable('comics.coupon')
    .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .execute();
}
