import type { CardIdentity } from '../cards/payment-card.ts';
import type { Coupon } from './coupon.ts';
import { isRunning } from './issue-access.ts';
import type { PaymentMethod } from './payment-method.ts';

export type OrderItem =
  | { readonly type: 'plan'; readonly id: string; readonly merchandiseId: string; readonly quantity: 1 }
  | { readonly type: 'comic'; readonly id: string; readonly merchandiseId: string; readonly quantity: 1 }
  | {
      readonly type: 'credits';
      /** Cents added to the wallet. */
      readonly quantity: number;
      /** Price in cents. */
      readonly salePrice: number;
    };

export interface Payment {
  readonly method: PaymentMethod;
  /** Null if the method needs no card. */
  readonly card: CardIdentity | null;
  readonly coupon: Coupon | null;
  /** Path of the app to which an external payment page sends the reader back. */
  readonly returnPath: string;
}

export interface Order {
  readonly item: OrderItem;
  readonly payment: Payment;
  /**
   * The subscription at whose end the plan begins, as the screen showed it. Null: the plan begins at once. The platform
   * rejects the order if the subscription has changed meanwhile, for instance on another device.
   */
  readonly follows?: string | null;
}

/** The data with which a Pix is paid. */
export interface PixInfo {
  /** Text to copy into a bank's app. */
  readonly code: string;
  /** Data URL. If null, the app draws the QR code. */
  readonly qrCodePicture: string | null;
  /** ISO 8601 instant. Null if it never expires. */
  readonly expiresAt: string | null;
  /** Web page where it can be paid. Null if there is none. */
  readonly bankAddress: string | null;
}

/** The result of an order. */
export interface Purchase {
  /** Id of the transaction. */
  readonly id: string;
  /** 'waiting': the transaction reports the outcome later. */
  readonly status: 'paid' | 'waiting';
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly pixCode?: string;
  readonly pixQrCodeImg?: string;
  readonly pixExpiresAt?: string;
  /** External page where the reader approves the payment or, for a Pix, can pay. */
  readonly approvalAddress?: string;
}

/** The Pix to pay. Null if the payment is immediate. Rule 42. */
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

/**
 * True if the Pix has expired by the clock of this device. A Pix that expires now has expired. The platform has the
 * final say.
 */
export function hasPixExpired(purchase: Purchase | null, now: Date): boolean {
  const pix = purchase && pixInfoOf(purchase);
  return pix !== null && !isRunning(pix, now);
}

/** Identifies the item regardless of its payment. Each item has one purchase intent at a time. */
export const itemKeyOf = (item: OrderItem): string =>
  item.type === 'credits' ? `${item.type} ${item.quantity}` : `${item.type} ${item.id}`;

/**
 * The values that identify a purchase intent. While they are equal, the order is sent with the same idempotency key.
 * Rule 33.
 */
export const intentOf = ({ item, payment }: Order): string =>
  JSON.stringify([
    item.type,
    item.type === 'credits' ? [item.quantity, item.salePrice] : [item.id, item.merchandiseId],
    payment.method,
    payment.card && [payment.card.brand, payment.card.lastFourDigits],
    payment.coupon?.code ?? null,
  ]);

/** The ordered merchandise in a text of `intentOf`. Null if it has none. */
export function merchandiseIn(intent: string): string | null {
  try {
    const [type, [, merchandiseId]] = JSON.parse(intent);
    return type !== 'credits' && typeof merchandiseId === 'string' ? merchandiseId : null;
  } catch {
    // The stored text is not from `intentOf`.
    return null;
  }
}

/** Every order has a final outcome within this time. */
const intentLifetimeMs = 24 * 60 * 60 * 1000;

/** `sentAt`: milliseconds since 1970. After the lifetime, the same order is a new purchase intent. */
export const hasIntentExpired = (sentAt: number, now: Date): boolean =>
  now.getTime() - sentAt > intentLifetimeMs;
