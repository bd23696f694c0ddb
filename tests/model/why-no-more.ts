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
  const { id, expires_at, uses, uses_limit, market, plan_id, issue_id } = voucher;
  const isOver = (expires_at !== null && expires_at <= now) || uses >= uses_limit;
  const isRedeemed = before.redemptions.some((each) => each.voucher_id === id && each.dragon_id === dragonId);
  const given = shop.wishes.find(
    (wish) =>
      (wish.type === 'plan' && wish.plan === plan_id) ||
      (wish.type === 'comic' && wish.issue === issue_id && wish.days === null),
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
  const first = before.orders.find(
    ({ subscription_id, is_renewal }) => subscription_id === subscriptionId && !is_renewal,
  );
  if (first?.paid_at == null) return ['SUBSCRIPTION.NO_TRANSACTION_REFERENCE'];
  return now - first.paid_at > 7 * day ? ['SUBSCRIPTION.INVALID_TRANSACTION'] : [];
}

/** Every reason to refuse that a card renews a subscription of the reader's; none: it does from then on. */
export function whyNoRenewal(
  { before, now }: Ahead,
  { reader, card }: { reader: number; card: number },
  subscriptionId: unknown,
): string[] {
  const own = before.subscriptions.find(({ id }) => id === subscriptionId);
  if (!own || own.expires_at <= now) return ['SUBSCRIPTION.NO_TRANSACTION_REFERENCE'];
  const isFollowed = before.subscriptions.some(
    ({ dragon_id, starts_at }) => dragon_id === own.dragon_id && starts_at >= own.expires_at,
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
  const isOfCard = ({ card_id }: { card_id: string | null }) => card_id === held.id;
  const isNeeded =
    before.subscriptions.filter(isOfCard).some(({ has_auto_renewal }) => has_auto_renewal) ||
    before.orders.filter(isOfCard).some(({ status }) => status === 'waiting');
  return isNeeded ? ['PAYMENT_CARD.NO_REMOTION'] : [];
}
