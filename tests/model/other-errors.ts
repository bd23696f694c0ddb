import { hasExpired } from '../../server/commerce/cards/card-expiry.ts';
import { productOf } from './expected-state.ts';
import { cardOf, duplicateOf, isCardChargedBack, type StateBefore } from './order-errors.ts';
import { readers } from './shop.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Error codes that may reject a voucher. Empty if it must be redeemed. */
export function voucherErrors(
  context: StateBefore,
  { reader, voucher: voucherCode }: { reader: number; voucher: string },
): string[] {
  const { shop, before, now } = context;
  const readerId = readers[reader] as string;
  const voucher = before.vouchers.find(({ code }) => code === voucherCode);
  if (!voucher) return ['VOUCHER.NOT_FOUND'];
  const { id, expiresAt, uses, usesLimit, market, planId, issueId } = voucher;
  const isUnavailable = (expiresAt !== null && expiresAt <= now) || uses >= usesLimit;
  const isRedeemed = before.redemptions.some((each) => each.voucherId === id && each.readerId === readerId);
  const granted = shop.products.find(
    (product) =>
      (product.type === 'plan' && product.plan === planId) ||
      (product.type === 'comic' && product.issue === issueId && product.days === null),
  );
  const duplicate = granted ? duplicateOf(context, readerId, granted) : false;
  const errors: (string | false)[] = [
    isUnavailable && 'VOUCHER.NOT_FOUND',
    market !== 'brazil' && 'VOUCHER.MARKET_MISMATCH',
    isRedeemed && 'USER.DUPLICATE_ACQUISITION',
    duplicate === 'USER.DUPLICATE_PURCHASE' ? 'USER.DUPLICATE_ACQUISITION' : duplicate,
  ];
  return errors.filter((error) => error !== false);
}

/** Error codes that may reject a withdrawal. Empty if it must be refunded. */
export function withdrawalErrors({ before, now }: StateBefore, subscriptionId: unknown): string[] {
  const first = before.orders.find((order) => order.subscriptionId === subscriptionId && !order.isRenewal);
  if (first?.paidAt == null || first.status !== 'paid') return ['SUBSCRIPTION.NO_TRANSACTION_REFERENCE'];
  const hasBegun = first.coversFrom === null || first.coversFrom <= now;
  return hasBegun && now - first.paidAt > 7 * dayMs ? ['SUBSCRIPTION.INVALID_TRANSACTION'] : [];
}

/** The error code that rejects the withdrawal of an issue or of credits. Empty if it must be refunded. */
export function purchaseWithdrawalErrors({ shop, before, now }: StateBefore, orderId: unknown): string[] {
  const order = before.orders.find(({ id }) => id === orderId);
  if (order?.paidAt == null || order.status !== 'paid' || order.price === order.discount)
    return ['WITHDRAWAL.NOT_POSSIBLE'];
  const { readerId, paidAt } = order;
  if (now - paidAt > 7 * dayMs) return ['WITHDRAWAL.TOO_LATE'];
  const product = productOf(shop, order);
  if (product.type === 'credits') {
    const wallet = before.accounts.find((account) => account.readerId === readerId)?.balance ?? 0;
    return wallet < product.credits ? ['WITHDRAWAL.SPENT'] : [];
  }
  const isOpened = before.acquisitions.some(
    ({ transactionId, firstReadAt }) => transactionId === orderId && firstReadAt !== null,
  );
  return isOpened ? ['WITHDRAWAL.READ'] : [];
}

/** Error codes that may reject a card for the renewal of a subscription. Empty if it must be accepted. */
export function renewalErrors(
  { before, now }: StateBefore,
  { reader, card }: { reader: number; card: number },
  subscriptionId: unknown,
): string[] {
  const subscription = before.subscriptions.find(({ id }) => id === subscriptionId);
  if (!subscription || subscription.expiresAt <= now) return ['SUBSCRIPTION.NO_TRANSACTION_REFERENCE'];
  const isFollowed = before.subscriptions.some(
    ({ readerId, startsAt }) => readerId === subscription.readerId && startsAt >= subscription.expiresAt,
  );
  const ownCard = cardOf(before, reader, card);
  const isValid = ownCard !== undefined && !hasExpired(ownCard, new Date(now));
  const errors: (string | false)[] = [
    isFollowed && 'USER.DUPLICATE_SUBSCRIPTION',
    !isValid && 'PAYMENT_CARD.INVALID',
    isValid && isCardChargedBack(before, reader, card) && 'PAYMENT_CARD.CHARGED_BACK',
  ];
  return errors.filter((error) => error !== false);
}

/** Error codes that may reject the removal of a card: it renews a subscription or an order waits for it. */
export function cardRemovalErrors(
  { before }: StateBefore,
  { reader, card }: { reader: number; card: number },
): string[] {
  const ownCard = cardOf(before, reader, card);
  if (!ownCard) return [];
  const isOfCard = ({ cardId }: { cardId: string | null }) => cardId === ownCard.id;
  const isNeeded =
    before.subscriptions.filter(isOfCard).some(({ hasAutoRenewal }) => hasAutoRenewal) ||
    before.orders.filter(isOfCard).some(({ status }) => status === 'waiting');
  return isNeeded ? ['PAYMENT_CARD.NO_REMOTION'] : [];
}
