import type { CardIdentity } from '../cards/payment-card.ts';
import type { OrderItem, Purchase } from './order.ts';
import type { PaymentMethod } from './payment-method.ts';

export type TransactionStatus = 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired' | 'charged_back';

/** A payment or an attempt to pay. Money is in cents of the currency. Instants are ISO 8601. */
export interface Transaction {
  readonly id: string;
  readonly item: {
    readonly type: OrderItem['type'];
    /** Name of the plan or the issue. */
    readonly name: string | null;
    readonly slug: string | null;
    readonly issueId: string | null;
    readonly kind: 'purchase' | 'rent' | null;
    readonly cycleDurationInDays: number | null;
    /** Cents added to the wallet. */
    readonly credits: number | null;
  };
  readonly isRenewal: boolean;
  /** The idempotency key of its purchase intent; null if it has none. Absent if the service does not report keys. */
  readonly idempotencyKey?: string | null;
  readonly method: PaymentMethod;
  readonly status: TransactionStatus;
  /** Price before the discount. */
  readonly price: number;
  readonly discount: number;
  readonly amount: number;
  readonly currency: string;
  readonly couponCode: string | null;
  readonly paymentCard: CardIdentity | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  /** Present while the Pix waits to be paid. */
  readonly pixCode: string | null;
  readonly pixExpiresAt: string | null;
  /** Only for paid issues and credits, until the withdrawal period is over. Absent if the service does not report it. */
  readonly withdrawal?: PurchaseWithdrawal;
}

/** Whether a purchase can be withdrawn. 'read' and 'spent': no longer, because of what the reader did. Rule 49. */
export interface PurchaseWithdrawal {
  readonly state: 'open' | 'read' | 'spent';
  readonly endsAt: string;
}

/** A transaction with the data that is needed to complete its payment. */
export interface TransactionDetail extends Transaction {
  /** Data URL. */
  readonly pixQrCodeImg: string | null;
  readonly approvalAddress: string | null;
}

/**
 * A number that people can read out to support: the first 12 hexadecimal digits of the id in groups of four. Random ids
 * of the platform rarely share them, and support also knows the account.
 */
export const receiptNumberOf = ({ id }: Pick<Transaction, 'id'>): string =>
  (
    id
      .replaceAll('-', '')
      .slice(0, 12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-');

/** True if it was paid, even if Banca returned the money later. */
export const hasReceipt = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

/** True if the transaction may belong to the item. The transaction of a plan does not contain the period. */
export function isTransactionOf({ item, isRenewal }: Transaction, ordered: OrderItem): boolean {
  if (isRenewal || item.type !== ordered.type) return false;
  if (ordered.type === 'credits') return item.credits === ordered.quantity;
  return ordered.type === 'plan' || item.issueId === ordered.id;
}

/** The purchase as the answer to the order would have returned it. */
export function purchaseOf(detail: TransactionDetail, status: Purchase['status']): Purchase {
  const { id, amount, currency, pixCode, pixQrCodeImg, pixExpiresAt, approvalAddress } = detail;
  return {
    id,
    status,
    amount,
    currency,
    ...(pixCode && { pixCode }),
    ...(pixQrCodeImg && { pixQrCodeImg }),
    ...(pixExpiresAt && { pixExpiresAt }),
    ...(approvalAddress && { approvalAddress }),
  };
}
