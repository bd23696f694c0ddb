import { hasExpired } from '../../server/commerce/cards/card-expiry.ts';
import { readers } from './shop.ts';
import { type Ahead, cardOf, duplicateOf } from './why-no-order.ts';

const day = 24 * 60 * 60 * 1000;

/** Every reason to refuse a voucher; none: it has to be redeemed. */
export function whyNoVoucher(
  ahead: Ahead,
  { reader, voucher: wanted }: { reader: number; voucher: string },
): string[] {
  const { shop, before, now } = ahead;
  const dragonId = readers[reader] as string;
  const voucher = before.vouchers.find(({ code }) => code === wanted);
  if (!voucher) return ['VOUCHER.NOT_FOUND'];
  const { id, expiresAt, uses, usesLimit, market, planId, issueId } = voucher;
  const isOver = (expiresAt !== null && expiresAt <= now) || uses >= usesLimit;
  const isRedeemed = before.redemptions.some((each) => each.voucherId === id && each.readerId === dragonId);
  const given = shop.wishes.find(
    (wish) =>
      (wish.type === 'plan' && wish.plan === planId) ||
      (wish.type === 'comic' && wish.issue === issueId && wish.days === null),
  );
  const duplicate = given ? duplicateOf(ahead, dragonId, given) : false;
  const reasons: (string | false)[] = [
    isOver && 'VOUCHER.NOT_FOUND',
    market !== 'brazil' && 'VOUCHER.MARKET_MISMATCH',
    isRedeemed && 'USER.DUPLICATE_ACQUISITION',
    duplicate === 'USER.DUPLICATE_PURCHASE' ? 'USER.DUPLICATE_ACQUISITION' : duplicate,
  ];
  return reasons.filter((reason) => reason !== false);
}

/** Every reason to refuse a withdrawal within the seven days that the law gives; none: all of it goes back. */
export function whyNoWithdrawal({ before, now }: Ahead, subscriptionId: unknown): string[] {
  const first = before.orders.find((order) => order.subscriptionId === subscriptionId && !order.isRenewal);
  if (first?.paidAt == null) return ['SUBSCRIPTION.NO_TRANSACTION_REFERENCE'];
  return now - first.paidAt > 7 * day ? ['SUBSCRIPTION.INVALID_TRANSACTION'] : [];
}

/** Every reason to refuse that a card renews a subscription of the reader's; none: it does from then on. */
export function whyNoRenewal(
  { before, now }: Ahead,
  { reader, card }: { reader: number; card: number },
  subscriptionId: unknown,
): string[] {
  const own = before.subscriptions.find(({ id }) => id === subscriptionId);
  if (!own || own.expiresAt <= now) return ['SUBSCRIPTION.NO_TRANSACTION_REFERENCE'];
  const isFollowed = before.subscriptions.some(
    ({ readerId, startsAt }) => readerId === own.readerId && startsAt >= own.expiresAt,
  );
  const held = cardOf(before, reader, card);
  const reasons: (string | false)[] = [
    isFollowed && 'USER.DUPLICATE_SUBSCRIPTION',
    (!held || hasExpired(held, new Date(now))) && 'PAYMENT_CARD.INVALID',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** A card has to stay while a subscription is renewed by it or an order waits for it. */
export function whyNoRemoval(
  { before }: Ahead,
  { reader, card }: { reader: number; card: number },
): string[] {
  const held = cardOf(before, reader, card);
  if (!held) return [];
  const isOfCard = ({ cardId }: { cardId: string | null }) => cardId === held.id;
  const isNeeded =
    before.subscriptions.filter(isOfCard).some(({ hasAutoRenewal }) => hasAutoRenewal) ||
    before.orders.filter(isOfCard).some(({ status }) => status === 'waiting');
  return isNeeded ? ['PAYMENT_CARD.NO_REMOTION'] : [];
}
