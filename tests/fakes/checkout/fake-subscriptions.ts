import type { Subscriptions, Withdrawal } from '../../../src/application/ports/checkout/subscriptions.ts';
import type { Subscription } from '../../../src/domain/account/reader.ts';
import { type CardIdentity, isSameCard } from '../../../src/domain/cards/payment-card.ts';
import type { SubscriptionErrorCode } from '../../../src/domain/error-code.ts';
import { failed, succeeded } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { FakeShop } from './fake-shop.ts';

interface FakeSubscription extends Subscription {
  readonly readerId: string;
  /** The id of the payment. Null if the subscription was not paid. */
  readonly transactionId: string | null;
  /** The card of renewals, if it is not the card of the purchase. */
  readonly renewalCard?: CardIdentity;
}

const withdrawalPeriodMs = 7 * 24 * 60 * 60 * 1000;

/** The subscriptions of readers. Without a session check, Ana is signed in. */
export class FakeSubscriptions extends FakeService<SubscriptionErrorCode> implements Subscriptions {
  readonly shop: FakeShop;
  subscriptions: readonly FakeSubscription[] = [];
  /** Subscription and key of all `withdraw` calls in order, such as 'subscription-1 key-1'. */
  readonly withdrawals: string[] = [];

  constructor(shop = new FakeShop()) {
    super();
    this.shop = shop;
  }

  renewWithCard(subscriptionId: string, card: CardIdentity) {
    return this.respondIfSignedIn<null>(() => {
      const subscription = this.subscriptions.find(
        ({ id, readerId }) => id === subscriptionId && readerId === this.#readerId,
      );
      if (!subscription || subscription.plan.provider)
        return failed(serviceFailure('SUBSCRIPTION.NO_TRANSACTION_REFERENCE'));
      const cards = this.shop.cardsOf(this.#readerId);
      if (!cards.some((each) => isSameCard(each, card)))
        return failed(serviceFailure('PAYMENT_CARD.INVALID'));
      this.shop.cards.set(
        this.#readerId,
        cards.map((each) => ({ ...each, paysSubscription: isSameCard(each, card) })),
      );
      this.subscriptions = this.subscriptions.map((each) =>
        each === subscription ? { ...subscription, hasAutoRenewal: true, renewalCard: card } : each,
      );
      this.shop.onChange(this.#readerId);
      return null;
    });
  }

  endRenewal() {
    return this.respondIfSignedIn<null>(() => {
      this.subscriptions = this.subscriptions.map((each) =>
        each.readerId === this.#readerId ? { ...each, hasAutoRenewal: false } : each,
      );
      this.shop.onChange(this.#readerId);
      return null;
    });
  }

  withdraw(subscriptionId: string, key: string) {
    return this.respondIfSignedIn<Withdrawal>(() => {
      this.withdrawals.push(`${subscriptionId} ${key}`);
      const earlier = this.shop.findResponse<Withdrawal>(this.#readerId, key, subscriptionId);
      if (earlier === 'mismatch') return failed(serviceFailure('REQUEST.KEY_MISMATCH'));
      if (earlier) return succeeded(earlier);
      const subscription = this.subscriptions.find(
        ({ id, readerId }) => id === subscriptionId && readerId === this.#readerId,
      );
      const order = subscription?.transactionId ? this.shop.findOrder(subscription.transactionId) : undefined;
      if (!subscription || !order) return failed(serviceFailure('SUBSCRIPTION.NO_TRANSACTION_REFERENCE'));
      const { id, amount, currency, method, createdAt } = order.transaction;
      const now = this.shop.clock.now();
      const hasBegun = new Date(subscription.startsAt) <= now;
      const ageMs = now.getTime() - new Date(createdAt).getTime();
      if (hasBegun && ageMs > withdrawalPeriodMs)
        return failed(serviceFailure('SUBSCRIPTION.INVALID_TRANSACTION'));
      this.subscriptions = this.subscriptions.filter((each) => each !== subscription);
      this.shop.settleOrder(id, 'refunded');
      const withdrawal = { amount, currency, method };
      this.shop.saveResponse(this.#readerId, key, subscriptionId, withdrawal);
      return withdrawal;
    });
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}
