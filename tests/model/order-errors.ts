import { hasExpired } from '../../server/commerce/cards/card-expiry.ts';
import type { Command } from './commands.ts';
import { productOf } from './expected-state.ts';
import { holdsCoupon } from './faults.ts';
import { lastDigitsOf } from './reset-data.ts';
import { type ModelProduct, type ModelShop, operatorsCustomer, readers } from './shop.ts';
import type { CouponSnapshot, DatabaseSnapshot } from './snapshot.ts';

/** The state before a request. */
export interface StateBefore {
  shop: ModelShop;
  before: DatabaseSnapshot;
  now: number;
}

type BuyCommand = Extract<Command, { do: 'buy' }>;

/** Error codes that may reject an order before it is charged. Empty if it must be accepted. */
export function orderErrors(
  context: StateBefore,
  { reader, product: productIndex, method, card, coupon }: BuyCommand,
): string[] {
  const { shop, before, now } = context;
  const dragonId = readers[reader] as string;
  const product = shop.products[productIndex] as ModelProduct;
  const matchingCoupon = coupon === null ? null : before.coupons.find(({ code }) => code === coupon);
  const discount = matchingCoupon ? discountOf(matchingCoupon, product.price) : 0;
  const isFree = discount === product.price && product.type !== 'credits';
  const ownCard = cardOf(before, reader, card);
  const isCardValid = ownCard !== undefined && !hasExpired(ownCard, new Date(now));
  const wallet = before.accounts.find((account) => account.readerId === dragonId)?.balance ?? 0;
  const errors: (string | false)[] = [
    !isMethodFor(method, product, dragonId) &&
      (product.type === 'plan' ? 'SUBSCRIPTION.INVALID_GATEWAY' : 'TRANSACTION.INVALID_PAYMENT_METHOD'),
    duplicateOf(context, dragonId, product),
    matchingCoupon !== null && couponError(context, matchingCoupon, dragonId, product),
    method === 'credit_card' && !isFree && !isCardValid && 'PAYMENT_CARD.INVALID',
    method === 'balance' && wallet < product.price - discount && 'TRANSACTION.PAYMENT_FAILED',
  ];
  return errors.filter((error) => error !== false);
}

export const cardOf = ({ cards }: DatabaseSnapshot, reader: number, card: number) =>
  cards.find(
    ({ readerId, lastFourDigits }) => readerId === readers[reader] && lastFourDigits === lastDigitsOf(card),
  );

function isMethodFor(method: BuyCommand['method'], { type }: ModelProduct, dragonId: string): boolean {
  if (method === 'third-party-integration') return dragonId === operatorsCustomer && type !== 'credits';
  return method !== 'balance' || type !== 'credits';
}

/** The error code if the reader already has the product. */
export function duplicateOf(
  { before, now }: StateBefore,
  dragonId: string,
  product: ModelProduct,
): string | false {
  if (product.type === 'plan') {
    const live = before.subscriptions.filter((each) => each.readerId === dragonId && each.expiresAt > now);
    const excludesAnother = live.some(({ hasAutoRenewal, startsAt }) => hasAutoRenewal || startsAt > now);
    return excludesAnother && 'USER.DUPLICATE_SUBSCRIPTION';
  }
  if (product.type !== 'comic') return false;
  const own = before.acquisitions.filter(
    (each) => each.readerId === dragonId && each.issueId === product.issue,
  );
  if (own.some(({ expiresAt }) => expiresAt === null)) return 'USER.DUPLICATE_PURCHASE';
  const isRented = own.some(({ expiresAt }) => expiresAt !== null && expiresAt > now);
  return product.days !== null && isRented && 'USER.DUPLICATE_RENT';
}

/** Whether another order for the product waits. It is either replaced or turns out to be paid. */
export function replacesOrder(
  { shop, before }: StateBefore,
  { reader, product: productIndex }: BuyCommand,
): boolean {
  const product = shop.products[productIndex] as ModelProduct;
  return before.orders.some((order) => {
    const other = productOf(shop, order);
    const isIssue = other.type === 'comic' && product.type === 'comic' && other.issue === product.issue;
    const isSame = isIssue || (other.type === product.type && product.type !== 'comic');
    return order.status === 'waiting' && order.readerId === readers[reader] && isSame;
  });
}

/** Assumes that the order replaces no other one, whose coupon use it could take over. */
function couponError(
  { before, now }: StateBefore,
  coupon: CouponSnapshot | undefined,
  dragonId: string,
  product: ModelProduct,
): string | false {
  if (!coupon || !isCouponAvailable(coupon, now)) return 'COUPON.NOT_FOUND';
  const { id, usesLimitPerReader: limit } = coupon;
  if (product.type === 'credits' && !coupon.appliesTo.includes('dragon_wallet_credit')) {
    return 'COUPON.NOT_FOR_CREDITS';
  }
  if (!isCouponFor(coupon, product)) return 'COUPON.NOT_FOUND';
  const own = before.orders.filter(
    (order) => order.couponId === id && order.readerId === dragonId && holdsCoupon(order),
  );
  if (limit !== null && own.length >= limit) return 'COUPON.ALREADY_USED';
  const isFreeCredit = product.type === 'credits' && discountOf(coupon, product.price) === product.price;
  return isFreeCredit && 'COUPON.NOT_FOUND';
}

const isCouponAvailable = ({ beginsAt, endsAt, uses, usesLimit }: CouponSnapshot, now: number): boolean =>
  beginsAt <= now && (endsAt === null || endsAt > now) && (usesLimit === null || uses < usesLimit);

const isCouponFor = ({ planId, issueId, appliesTo }: CouponSnapshot, product: ModelProduct): boolean =>
  appliesTo.includes(product.type === 'credits' ? 'dragon_wallet_credit' : product.type) &&
  (planId === null || (product.type === 'plan' && product.plan === planId)) &&
  (issueId === null || (product.type === 'comic' && product.issue === issueId));

/** With a percentage, the remaining price is rounded half up. */
function discountOf({ percent, amount }: CouponSnapshot, price: number): number {
  if (percent === null) return Math.min(price, amount ?? 0);
  return price - Math.round((price * (100 - percent)) / 100);
}
