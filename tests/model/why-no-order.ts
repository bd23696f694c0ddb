import { hasExpired } from '../../server/commerce/cards/card-expiry.ts';
import type { Command } from './commands.ts';
import { holdsCoupon } from './faults.ts';
import { lastDigitsOf } from './new-day.ts';
import { wishOf } from './owed.ts';
import type { Seen, SeenCoupon } from './seen.ts';
import { operatorsCustomer, readers, type Shop, type Wish } from './shop.ts';

/** How things stand before something is asked. */
export interface Ahead {
  shop: Shop;
  before: Seen;
  now: number;
}

type Buying = Extract<Command, { do: 'buy' }>;

/** Every reason to refuse an order before anybody is asked for money; none: it has to be taken. */
export function whyNoOrder(ahead: Ahead, { reader, wish: which, method, card, coupon }: Buying): string[] {
  const { shop, before, now } = ahead;
  const dragonId = readers[reader] as string;
  const wish = shop.wishes[which] as Wish;
  const known = coupon === null ? null : before.coupons.find(({ code }) => code === coupon);
  const discount = known ? discountOf(known, wish.price) : 0;
  const isFree = discount === wish.price && wish.type !== 'credits';
  const held = cardOf(before, reader, card);
  const isCardGood = held !== undefined && !hasExpired(held, new Date(now));
  const wallet = before.accounts.find((account) => account.readerId === dragonId)?.balance ?? 0;
  const reasons: (string | false)[] = [
    !isMethodFor(method, wish, dragonId) &&
      (wish.type === 'plan' ? 'SUBSCRIPTION.INVALID_GATEWAY' : 'TRANSACTION.INVALID_PAYMENT_METHOD'),
    duplicateOf(ahead, dragonId, wish),
    known !== null && whyNoCoupon(ahead, known, dragonId, wish),
    method === 'credit_card' && !isFree && !isCardGood && 'PAYMENT_CARD.INVALID',
    method === 'balance' && wallet < wish.price - discount && 'TRANSACTION.PAYMENT_FAILED',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** The card of a reader that ends in those digits, if they have it. */
export const cardOf = ({ cards }: Seen, reader: number, card: number) =>
  cards.find(
    ({ readerId, lastFourDigits }) => readerId === readers[reader] && lastFourDigits === lastDigitsOf(card),
  );

function isMethodFor(method: Buying['method'], { type }: Wish, dragonId: string): boolean {
  if (method === 'third-party-integration') return dragonId === operatorsCustomer && type !== 'credits';
  return method !== 'balance' || type !== 'credits';
}

/** What a reader has already that keeps them from having it again. */
export function duplicateOf({ before, now }: Ahead, dragonId: string, wish: Wish): string | false {
  if (wish.type === 'plan') {
    const live = before.subscriptions.filter((each) => each.readerId === dragonId && each.expiresAt > now);
    const isTaken = live.some(({ hasAutoRenewal, startsAt }) => hasAutoRenewal || startsAt > now);
    return isTaken && 'USER.DUPLICATE_SUBSCRIPTION';
  }
  if (wish.type !== 'comic') return false;
  const own = before.acquisitions.filter((each) => each.readerId === dragonId && each.issueId === wish.issue);
  if (own.some(({ expiresAt }) => expiresAt === null)) return 'USER.DUPLICATE_PURCHASE';
  const isRented = own.some(({ expiresAt }) => expiresAt !== null && expiresAt > now);
  return wish.days !== null && isRented && 'USER.DUPLICATE_RENT';
}

/** Whether another order of the same waits: it gives way or turns out to be paid, and nobody can say which. */
export function isContested({ shop, before }: Ahead, { reader, wish: which }: Buying): boolean {
  const wish = shop.wishes[which] as Wish;
  return before.orders.some((order) => {
    const other = wishOf(shop, order);
    const isIssue = other.type === 'comic' && wish.type === 'comic' && other.issue === wish.issue;
    const isSame = isIssue || (other.type === wish.type && wish.type !== 'comic');
    return order.status === 'waiting' && order.readerId === readers[reader] && isSame;
  });
}

/** Where nothing is contested, no waiting order passes its use on to this one. */
function whyNoCoupon(
  { before, now }: Ahead,
  coupon: SeenCoupon | undefined,
  dragonId: string,
  wish: Wish,
): string | false {
  if (!coupon || !isCouponLeft(coupon, now)) return 'COUPON.NOT_FOUND';
  const { id, usesLimitPerReader: limit } = coupon;
  if (wish.type === 'credits' && !coupon.appliesTo.includes('dragon_wallet_credit')) {
    return 'COUPON.NOT_FOR_CREDITS';
  }
  if (!isCouponFor(coupon, wish)) return 'COUPON.NOT_FOUND';
  const own = before.orders.filter(
    (order) => order.couponId === id && order.readerId === dragonId && holdsCoupon(order),
  );
  if (limit !== null && own.length >= limit) return 'COUPON.ALREADY_USED';
  const isGift = wish.type === 'credits' && discountOf(coupon, wish.price) === wish.price;
  return isGift && 'COUPON.NOT_FOUND';
}

const isCouponLeft = ({ beginsAt, endsAt, uses, usesLimit }: SeenCoupon, now: number): boolean =>
  beginsAt <= now && (endsAt === null || endsAt > now) && (usesLimit === null || uses < usesLimit);

const isCouponFor = ({ planId, issueId, appliesTo }: SeenCoupon, wish: Wish): boolean =>
  appliesTo.includes(wish.type === 'credits' ? 'dragon_wallet_credit' : wish.type) &&
  (planId === null || (wish.type === 'plan' && wish.plan === planId)) &&
  (issueId === null || (wish.type === 'comic' && wish.issue === issueId));

/** A percentage leaves what is rounded half up. */
function discountOf({ percent, amount }: SeenCoupon, price: number): number {
  if (percent === null) return Math.min(price, amount ?? 0);
  return price - Math.round((price * (100 - percent)) / 100);
}
