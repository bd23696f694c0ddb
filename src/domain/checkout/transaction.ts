import type { CardName } from '../cards/payment-card.ts';
import type { OrderItem, Purchase } from './order.ts';
import type { PaymentMethod } from './payment-method.ts';

export type TransactionStatus = 'waiting' | 'paid' | 'refused' | 'refunded' | 'expired';

/** Something that was paid, or was meant to be. Money is cents of the currency; instants are ISO 8601. */
export interface Transaction {
  readonly id: string;
  readonly item: {
    readonly type: OrderItem['type'];
    /** The plan's or the issue's. */
    readonly name: string | null;
    readonly slug: string | null;
    readonly issueId: string | null;
    readonly kind: 'purchase' | 'rent' | null;
    readonly cycleDurationInDays: number | null;
    /** Cents that the wallet gets. */
    readonly credits: number | null;
  };
  readonly isRenewal: boolean;
  /** The idempotency key of its purchase intent; null if it has none. Absent if the service does not report keys. */
  readonly idempotencyKey?: string | null;
  readonly method: PaymentMethod;
  readonly status: TransactionStatus;
  /** Before the discount. */
  readonly price: number;
  readonly discount: number;
  readonly amount: number;
  readonly currency: string;
  readonly couponCode: string | null;
  readonly paymentCard: CardName | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  /** While it waits to be paid. */
  readonly pixCode: string | null;
  readonly pixExpiresAt: string | null;
}

/** One, with what is needed to pay it still. */
export interface TransactionDetail extends Transaction {
  /** A data URL. */
  readonly pixQrCodeImg: string | null;
  readonly approvalAddress: string | null;
}

/** Whether it could be of that item: a plan's does not tell which of its periods it is of. */
export function isTransactionOf({ item, isRenewal }: Transaction, ordered: OrderItem): boolean {
  if (isRenewal || item.type !== ordered.type) return false;
  if (ordered.type === 'dragon_wallet_credit') return item.credits === ordered.quantity;
  return ordered.type === 'plan' || item.issueId === ordered.id;
}

/** The order as its answer would have told it. */
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
