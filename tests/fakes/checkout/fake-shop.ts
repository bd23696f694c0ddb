import { type CardIdentity, isSameCard, type PaymentCard } from '../../../src/domain/cards/payment-card.ts';
import type { Coupon } from '../../../src/domain/checkout/coupon.ts';
import type { OrderItem, Purchase } from '../../../src/domain/checkout/order.ts';
import type { Transaction, TransactionDetail } from '../../../src/domain/checkout/transaction.ts';
import { purchaseOf } from '../../../src/domain/checkout/transaction.ts';
import type { CreditOffer } from '../../../src/domain/wallet/credit-offer.ts';
import { FakeClock } from '../device/fake-clock.ts';
import { buildTransaction } from './build-transaction.ts';

/** What a merchandise id sells. */
export interface FakeProduct {
  readonly item: Transaction['item'];
  /** In cents. */
  readonly price: number;
}

export interface FakeOrder {
  readonly readerId: string;
  readonly orderItem: OrderItem;
  transaction: TransactionDetail;
}

const pixLifetimeMs = 30 * 60_000;

const cardKey = (readerId: string, { brand, lastFourDigits }: CardIdentity) =>
  `${readerId} ${brand} ${lastFourDigits}`;

/** State that the fakes of commerce share: products, orders and money. */
export class FakeShop {
  readonly clock: FakeClock;
  /** By merchandise id. */
  readonly products = new Map<string, FakeProduct>();
  creditOffers: readonly CreditOffer[] = [
    { credits: 1000, salePrice: 1000, currency: 'BRL' },
    { credits: 5500, salePrice: 5000, currency: 'BRL' },
  ];
  readonly coupons = new Map<string, Coupon>();
  /** In cents, by user id. */
  readonly wallets = new Map<string, number>();
  /** By user id, newest last. */
  readonly cards = new Map<string, readonly PaymentCard[]>();
  /** Newest first. */
  readonly orders: FakeOrder[] = [];
  /** Called with the id of the user whose money, orders or entitlements have changed. */
  onChange: (readerId: string) => void = () => {};
  /** The newest order of each card at the time when it was added again. By user id and card. */
  readonly #lastBeforeReplacement = new Map<string, TransactionDetail | undefined>();
  readonly #responses = new Map<string, { readonly request: string; readonly response: unknown }>();

  constructor(clock = new FakeClock()) {
    this.clock = clock;
  }

  cardsOf(readerId: string): readonly PaymentCard[] {
    return (this.cards.get(readerId) ?? []).map((card) => ({ ...card, ...this.#historyOf(readerId, card) }));
  }

  /** Earlier orders do not decide whether a card that was added again is declined. */
  forgetDeclines(readerId: string, card: CardIdentity): void {
    this.#lastBeforeReplacement.set(cardKey(readerId, card), this.#paymentsOf(readerId, card)[0]);
  }

  balanceOf(readerId: string): number {
    return this.wallets.get(readerId) ?? 0;
  }

  /** Adds `cents` to the wallet. Negative cents reduce it. */
  addToWallet(readerId: string, cents: number): void {
    this.wallets.set(readerId, this.balanceOf(readerId) + cents);
    this.onChange(readerId);
  }

  /** The response to a key. 'mismatch' if the key was sent with another request. Null for a new key. */
  findResponse<Response>(readerId: string, key: string, request: unknown): Response | 'mismatch' | null {
    const saved = this.#responses.get(`${readerId} ${key}`);
    if (!saved) return null;
    return saved.request === JSON.stringify(request) ? (saved.response as Response) : 'mismatch';
  }

  saveResponse(readerId: string, key: string, request: unknown, response: unknown): void {
    this.#responses.set(`${readerId} ${key}`, { request: JSON.stringify(request), response });
  }

  /** Creates a pending order. */
  placeOrder(readerId: string, orderItem: OrderItem, overrides: Partial<TransactionDetail>): FakeOrder {
    const number = String(this.orders.length + 1).padStart(12, '0');
    const isPix = overrides.method === 'pix';
    const order = {
      readerId,
      orderItem,
      transaction: buildTransaction({
        id: `00000000-0000-4000-8000-${number}`,
        status: 'waiting',
        createdAt: this.clock.now().toISOString(),
        pixCode: isPix ? `pix-${number}` : null,
        pixExpiresAt: isPix ? new Date(this.clock.now().getTime() + pixLifetimeMs).toISOString() : null,
        approvalAddress:
          isPix || overrides.method === 'paypal' ? `/thirdparty/${overrides.method}/${number}` : null,
        ...overrides,
      }),
    };
    this.orders.unshift(order);
    return order;
  }

  findOrder(id: string): FakeOrder | undefined {
    return this.orders.find(({ transaction }) => transaction.id === id);
  }

  /** Settles a pending order, or refunds a paid one. Money moves once. */
  settleOrder(id: string, status: 'paid' | 'refused' | 'refunded' | 'expired'): void {
    const order = this.findOrder(id);
    if (!order || order.transaction.status === status) return;
    const { method, amount, item } = order.transaction;
    const direction = status === 'paid' ? 1 : status === 'refunded' ? -1 : 0;
    const credits = (item.credits ?? 0) - (method === 'balance' ? amount : 0);
    this.wallets.set(order.readerId, this.balanceOf(order.readerId) + direction * credits);
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

  /** The purchase that the buyer gets. Null if the order failed. */
  purchaseOf({ transaction }: FakeOrder): Purchase | null {
    const { status } = transaction;
    return status === 'paid' || status === 'waiting' ? purchaseOf(transaction, status) : null;
  }

  /** What the orders of a card say about it. Without orders, the card keeps its own values. */
  #historyOf(readerId: string, card: PaymentCard): Partial<PaymentCard> {
    const payments = this.#paymentsOf(readerId, card);
    if (payments.length === 0) return {};
    return {
      lastPaidAt: payments.find(({ paidAt }) => paidAt !== null)?.paidAt ?? null,
      isDeclined:
        payments[0]?.status === 'refused' &&
        payments[0].id !== this.#lastBeforeReplacement.get(cardKey(readerId, card))?.id,
    };
  }

  /** Settled orders, newest first. */
  #paymentsOf(readerId: string, card: CardIdentity): TransactionDetail[] {
    return this.orders
      .filter(({ readerId: buyerId, transaction: { paymentCard, status } }) => {
        const isSettled = status !== 'waiting' && status !== 'expired';
        return buyerId === readerId && isSettled && paymentCard !== null && isSameCard(paymentCard, card);
      })
      .map(({ transaction }) => transaction);
  }
}
