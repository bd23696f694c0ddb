import { hasExpired } from '../../server/commerce/cards/card-expiry.ts';
import type { Command } from './commands.ts';
import { productOf } from './expected-state.ts';
import { holdsCoupon } from './faults.ts';
import { lastDigitsOf } from './reset-data.ts';
import { type ModelProduct, type ModelShop, operatorCustomer, readers } from './shop.ts';
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
  const readerId = readers[reader] as string;
  const product = shop.products[productIndex] as ModelProduct;
  const matchingCoupon = coupon === null ? null : before.coupons.find(({ code }) => code === coupon);
  const discount = matchingCoupon ? discountOf(matchingCoupon, product.price) : 0;
  const isFree = discount === product.price && product.type !== 'credits';
  const ownCard = cardOf(before, reader, card);
  const isCardValid = ownCard !== undefined && !hasExpired(ownCard, new Date(now));
  const wallet = before.accounts.find((account) => account.readerId === readerId)?.balance ?? 0;
  const errors: (string | false)[] = [
    !isMethodFor(method, product, readerId) &&
      (product.type === 'plan' ? 'SUBSCRIPTION.INVALID_GATEWAY' : 'TRANSACTION.INVALID_PAYMENT_METHOD'),
    duplicateOf(context, readerId, product),
    matchingCoupon !== null && couponError(context, matchingCoupon, readerId, product),
    method === 'credit_card' && !isFree && !isCardValid && 'PAYMENT_CARD.INVALID',
    method === 'credit_card' &&
      !isFree &&
      isCardValid &&
      isCardChargedBack(before, reader, card) &&
      'PAYMENT_CARD.CHARGED_BACK',
    method === 'balance' && wallet < product.price - discount && 'TRANSACTION.PAYMENT_FAILED',
  ];
  return errors.filter((error) => error !== false);
}

export const cardOf = ({ cards }: DatabaseSnapshot, reader: number, card: number) =>
  cards.find(
    ({ readerId, lastFourDigits }) => readerId === readers[reader] && lastFourDigits === lastDigitsOf(card),
  );

/** Whether a payment of the reader with a card of these digits was charged back, also if the card was removed since. */
export const isCardChargedBack = (
  { orders, cards }: DatabaseSnapshot,
  reader: number,
  card: number,
): boolean =>
  orders.some(({ status, readerId, cardId, removedCardLastFourDigits }) => {
    const digits = cards.find(({ id }) => id === cardId)?.lastFourDigits ?? removedCardLastFourDigits;
    return status === 'charged_back' && readerId === readers[reader] && digits === lastDigitsOf(card);
  });

function isMethodFor(method: BuyCommand['method'], { type }: ModelProduct, readerId: string): boolean {
  if (method === 'third-party-integration') return readerId === operatorCustomer && type !== 'credits';
  return method !== 'balance' || type !== 'credits';
}

/** The error code if the reader already has the product. */
export function duplicateOf(
  { before, now }: StateBefore,
  readerId: string,
  product: ModelProduct,
): string | false {
  if (product.type === 'plan') {
    const active = before.subscriptions.filter((each) => each.readerId === readerId && each.expiresAt > now);
    const excludesAnother = active.some(({ hasAutoRenewal, startsAt }) => hasAutoRenewal || startsAt > now);
    return excludesAnother && 'USER.DUPLICATE_SUBSCRIPTION';
  }
  if (product.type !== 'comic') return false;
  const ownAcquisitions = before.acquisitions.filter(
    (each) => each.readerId === readerId && each.issueId === product.issue,
  );
  if (ownAcquisitions.some(({ expiresAt }) => expiresAt === null)) return 'USER.DUPLICATE_PURCHASE';
  const isRented = ownAcquisitions.some(({ expiresAt }) => expiresAt !== null && expiresAt > now);
  return product.days !== null && isRented && 'USER.DUPLICATE_RENT';
}

/** True if another order for the product is pending. The new order replaces it, unless it turns out to be paid. */
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

/** Assumes that the order replaces no other order. Otherwise it could take over the coupon use of that order. */
function couponError(
  { before, now }: StateBefore,
  coupon: CouponSnapshot | undefined,
  readerId: string,
  product: ModelProduct,
): string | false {
  if (!coupon || coupon.beginsAt > now) return 'COUPON.NOT_FOUND';
  const { id, endsAt, uses, usesLimit, usesLimitPerReader: limit } = coupon;
  if (endsAt !== null && endsAt <= now) return 'COUPON.EXPIRED';
  if (usesLimit !== null && uses >= usesLimit) return 'COUPON.USED_UP';
  if (product.type === 'credits' && !coupon.appliesTo.includes('dragon_wallet_credit')) {
    return 'COUPON.NOT_FOR_CREDITS';
  }
  if (!isCouponFor(coupon, product)) return 'COUPON.NOT_FOR_PRODUCT';
  const ordersWithCoupon = before.orders.filter(
    (order) => order.couponId === id && order.readerId === readerId && holdsCoupon(order),
  );
  if (limit !== null && ordersWithCoupon.length >= limit) return 'COUPON.ALREADY_USED';
  const isFreeCredit = product.type === 'credits' && discountOf(coupon, product.price) === product.price;
  return isFreeCredit && 'COUPON.NOT_FOR_PRODUCT';
}

const isCouponFor = ({ planId, issueId, appliesTo }: CouponSnapshot, product: ModelProduct): boolean =>
  appliesTo.includes(product.type === 'credits' ? 'dragon_wallet_credit' : product.type) &&
  (planId === null || (product.type === 'plan' && product.plan === planId)) &&
  (issueId === null || (product.type === 'comic' && product.issue === issueId));

/** With a percentage, the remaining price is rounded half up. */
function discountOf({ percent, amount }: CouponSnapshot, price: number): number {
  if (percent === null) return Math.min(price, amount ?? 0);
  return price - Math.round((price * (100 - percent)) / 100);
}
