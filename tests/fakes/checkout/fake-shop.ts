import type { PaymentCard } from '../../../src/domain/cards/payment-card.ts';
import type { Coupon } from '../../../src/domain/checkout/coupon.ts';
import type { OrderItem, Purchase } from '../../../src/domain/checkout/order.ts';
import type { Transaction, TransactionDetail } from '../../../src/domain/checkout/transaction.ts';
import { purchaseOf } from '../../../src/domain/checkout/transaction.ts';
import type { CreditOffer } from '../../../src/domain/wallet/credit-offer.ts';
import { FakeClock } from '../device/fake-clock.ts';
import { buildTransaction } from './build-transaction.ts';

/** The product of a merchandise id. */
export interface FakeProduct {
  readonly item: Transaction['item'];
  /** In cents. */
  readonly price: number;
}

export interface FakeOrder {
  readonly readerId: string;
  readonly ordered: OrderItem;
  transaction: TransactionDetail;
}

const pixLifetimeMs = 30 * 60_000;

/** State that the fakes of commerce share: products, orders and money. */
export class FakeShop {
  readonly clock: FakeClock;
  /** By merchandise id. */
  readonly products = new Map<string, FakeProduct>();
  offers: readonly CreditOffer[] = [
    { credits: 1000, salePrice: 1000, currency: 'BRL' },
    { credits: 5500, salePrice: 5000, currency: 'BRL' },
  ];
  readonly coupons = new Map<string, Coupon>();
  /** In cents, by user. */
  readonly wallets = new Map<string, number>();
  /** By user, last added last. */
  readonly cards = new Map<string, readonly PaymentCard[]>();
  /** Newest first. */
  readonly orders: FakeOrder[] = [];
  /** Called with the user whose money, orders or entitlements have changed. */
  onChange: (readerId: string) => void = () => {};
  readonly #answers = new Map<string, { readonly request: string; readonly answer: unknown }>();

  constructor(clock = new FakeClock()) {
    this.clock = clock;
  }

  cardsOf(readerId: string): readonly PaymentCard[] {
    return this.cards.get(readerId) ?? [];
  }

  balanceOf(readerId: string): number {
    return this.wallets.get(readerId) ?? 0;
  }

  /** Adds `cents` to the wallet. Negative cents are taken out. */
  pay(readerId: string, cents: number): void {
    this.wallets.set(readerId, this.balanceOf(readerId) + cents);
    this.onChange(readerId);
  }

  /** The answer to a key. 'mismatch' if the key was sent with another request. Null for a new key. */
  answerTo<Answer>(readerId: string, key: string, request: unknown): Answer | 'mismatch' | null {
    const known = this.#answers.get(`${readerId} ${key}`);
    if (!known) return null;
    return known.request === JSON.stringify(request) ? (known.answer as Answer) : 'mismatch';
  }

  keepAnswer(readerId: string, key: string, request: unknown, answer: unknown): void {
    this.#answers.set(`${readerId} ${key}`, { request: JSON.stringify(request), answer });
  }

  /** Creates a pending order. */
  place(readerId: string, ordered: OrderItem, differences: Partial<TransactionDetail>): FakeOrder {
    const number = String(this.orders.length + 1).padStart(12, '0');
    const isPix = differences.method === 'pix';
    const order = {
      readerId,
      ordered,
      transaction: buildTransaction({
        id: `00000000-0000-4000-8000-${number}`,
        status: 'waiting',
        createdAt: this.clock.now().toISOString(),
        pixCode: isPix ? `pix-${number}` : null,
        pixExpiresAt: isPix ? new Date(this.clock.now().getTime() + pixLifetimeMs).toISOString() : null,
        approvalAddress:
          isPix || differences.method === 'paypal' ? `/thirdparty/${differences.method}/${number}` : null,
        ...differences,
      }),
    };
    this.orders.unshift(order);
    return order;
  }

  find(id: string): FakeOrder | undefined {
    return this.orders.find(({ transaction }) => transaction.id === id);
  }

  /** Settles a pending order, or refunds a paid one. Money moves once. */
  settle(id: string, status: 'paid' | 'refused' | 'refunded' | 'expired'): void {
    const order = this.find(id);
    if (!order || order.transaction.status === status) return;
    const { method, amount, item } = order.transaction;
    const direction = status === 'paid' ? 1 : status === 'refunded' ? -1 : 0;
    const moved = (item.credits ?? 0) - (method === 'balance' ? amount : 0);
    this.wallets.set(order.readerId, this.balanceOf(order.readerId) + direction * moved);
    const now = this.clock.now().toISOString();
    order.transaction = {
      ...order.transaction,
      status,
      ...(status === 'paid' && { paidAt: now }),
      ...(status === 'refunded' && { refundedAt: now }),
      pixCode: null,
      pixExpiresAt: null,
      approvalAddress: null,
    };
    this.onChange(order.readerId);
  }

  /** The answer to the buyer. Null if the order failed. */
  purchaseOf({ transaction }: FakeOrder): Purchase | null {
    const { status } = transaction;
    return status === 'paid' || status === 'waiting' ? purchaseOf(transaction, status) : null;
  }
}
