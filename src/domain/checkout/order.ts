import type { CardName } from '../cards/payment-card.ts';
import type { Coupon } from './coupon.ts';
import { isRunning } from './issue-access.ts';
import type { PaymentMethod } from './payment-method.ts';

/** What is ordered. */
export type OrderItem =
  | { readonly type: 'plan'; readonly id: string; readonly merchandiseId: string; readonly quantity: 1 }
  | { readonly type: 'comic'; readonly id: string; readonly merchandiseId: string; readonly quantity: 1 }
  | {
      readonly type: 'dragon_wallet_credit';
      /** Cents that the wallet gets. */
      readonly quantity: number;
      /** Cents that are paid for them. */
      readonly salePrice: number;
    };

/** How it is paid. */
export interface Payment {
  readonly method: PaymentMethod;
  /** Where the method needs one. */
  readonly card: CardName | null;
  readonly coupon: Coupon | null;
  /** Where in the app the reader comes back to from a page of somebody else. */
  readonly returnPath: string;
}

export interface Order {
  readonly item: OrderItem;
  readonly payment: Payment;
  /**
   * The subscription at whose end a plan begins, as its reader was told; null: it begins at once. Where another one has
   * come meanwhile, on another device for instance, it is refused.
   */
  readonly follows?: string | null;
}

/** What a Pix is paid by. */
export interface PixInfo {
  /** The text to copy. */
  readonly code: string;
  /** A data URL; null: drawn here. */
  readonly qrCodePicture: string | null;
  /** ISO 8601 instant; null if it never expires. */
  readonly expiresAt: string | null;
  /** A page where it can be paid; null: it is known of none. */
  readonly bankAddress: string | null;
}

/** What came of an order. */
export interface Purchase {
  /** Of its transaction. */
  readonly id: string;
  /** waiting: it is told later, by the transaction. */
  readonly status: 'paid' | 'waiting';
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly pixCode?: string;
  readonly pixQrCodeImg?: string;
  readonly pixExpiresAt?: string;
  /** Somebody else's page, on which it is approved; of a Pix, one on which it can be paid. */
  readonly approvalAddress?: string;
}

/** The Pix that a result waits for; null for one that is immediate. Rule 42. */
export function pixInfoOf(purchase: Purchase): PixInfo | null {
  const { pixCode, pixQrCodeImg, pixExpiresAt, approvalAddress } = purchase;
  if (!pixCode) return null;
  return {
    code: pixCode,
    qrCodePicture: pixQrCodeImg ?? null,
    expiresAt: pixExpiresAt || null,
    bankAddress: approvalAddress ?? null,
  };
}

/** Whether it waits for a Pix whose time is over by this device's clock: equal to now has expired. The platform knows. */
export function hasPixExpired(purchase: Purchase | null, now: Date): boolean {
  const pix = purchase && pixInfoOf(purchase);
  return pix !== null && !isRunning(pix, now);
}

/** Identifies what is bought, whatever pays for it. Each has one purchase intent at a time. */
export const itemKeyOf = (item: OrderItem): string =>
  item.type === 'dragon_wallet_credit' ? `${item.type} ${item.quantity}` : `${item.type} ${item.id}`;

/**
 * What makes an order this one and no other: while it stays the same, so does the key that it is sent with. Rule 33.
 */
export const intentOf = ({ item, payment }: Order): string =>
  JSON.stringify([
    item.type,
    item.type === 'dragon_wallet_credit' ? [item.quantity, item.salePrice] : [item.id, item.merchandiseId],
    payment.method,
    payment.card && [payment.card.brand, payment.card.lastFourDigits],
    payment.coupon?.code ?? null,
  ]);

/** The merchandise that was ordered, as `intentOf` has kept it; null: of none. */
export function merchandiseIn(intent: string): string | null {
  try {
    const [type, [, merchandiseId]] = JSON.parse(intent);
    return type !== 'dragon_wallet_credit' && typeof merchandiseId === 'string' ? merchandiseId : null;
  } catch {
    // Something else has been kept there.
    return null;
  }
}

/** After this time an order that was sent has been settled one way or another. */
const intentLifetimeMs = 24 * 60 * 60 * 1000;

/** `sentAt`: milliseconds since 1970. The same order after that time is another purchase intent. */
export const isPastIntent = (sentAt: number, now: Date): boolean => now.getTime() - sentAt > intentLifetimeMs;
