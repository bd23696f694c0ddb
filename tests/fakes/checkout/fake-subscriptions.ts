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
  /** The payment. Null if the subscription was not paid. */
  readonly transactionId: string | null;
  /** The card of renewals, if it is not the card of the purchase. */
  readonly renewedBy?: CardIdentity;
}

const withdrawalPeriodMs = 7 * 24 * 60 * 60 * 1000;

/** The subscriptions of readers. Without a guard, Ana is signed in. */
export class FakeSubscriptions extends FakeService<SubscriptionErrorCode> implements Subscriptions {
  readonly shop: FakeShop;
  subscriptions: readonly FakeSubscription[] = [];
  /** All withdrawals that arrived, such as 'subscription-1 key-1'. */
  readonly withdrawn: string[] = [];

  constructor(shop = new FakeShop()) {
    super();
    this.shop = shop;
  }

  renewWithCard(subscriptionId: string, card: CardIdentity) {
    return this.answerPrivately<null>(() => {
      const own = this.subscriptions.find(
        ({ id, readerId }) => id === subscriptionId && readerId === this.#owner,
      );
      if (!own || own.plan.provider) return failed(serviceFailure('SUBSCRIPTION.NO_TRANSACTION_REFERENCE'));
      const cards = this.shop.cardsOf(this.#owner);
      if (!cards.some((each) => isSameCard(each, card)))
        return failed(serviceFailure('PAYMENT_CARD.INVALID'));
      this.shop.cards.set(
        this.#owner,
        cards.map((each) => ({ ...each, paysSubscription: isSameCard(each, card) })),
      );
      this.subscriptions = this.subscriptions.map((each) =>
        each === own ? { ...own, hasAutoRenewal: true, renewedBy: card } : each,
      );
      this.shop.onChange(this.#owner);
      return null;
    });
  }

  endRenewal() {
    return this.answerPrivately<null>(() => {
      this.subscriptions = this.subscriptions.map((each) =>
        each.readerId === this.#owner ? { ...each, hasAutoRenewal: false } : each,
      );
      this.shop.onChange(this.#owner);
      return null;
    });
  }

  withdraw(subscriptionId: string, key: string) {
    return this.answerPrivately<Withdrawal>(() => {
      this.withdrawn.push(`${subscriptionId} ${key}`);
      const known = this.shop.answerTo<Withdrawal>(this.#owner, key, subscriptionId);
      if (known === 'mismatch') return failed(serviceFailure('REQUEST.KEY_MISMATCH'));
      if (known) return succeeded(known);
      const own = this.subscriptions.find(
        ({ id, readerId }) => id === subscriptionId && readerId === this.#owner,
      );
      const paid = own?.transactionId ? this.shop.find(own.transactionId) : undefined;
      if (!own || !paid) return failed(serviceFailure('SUBSCRIPTION.NO_TRANSACTION_REFERENCE'));
      const { id, amount, currency, method, createdAt } = paid.transaction;
      const age = this.shop.clock.now().getTime() - new Date(createdAt).getTime();
      if (age > withdrawalPeriodMs) return failed(serviceFailure('SUBSCRIPTION.INVALID_TRANSACTION'));
      this.subscriptions = this.subscriptions.filter((each) => each !== own);
      this.shop.settle(id, 'refunded');
      const withdrawal = { amount, currency, method };
      this.shop.keepAnswer(this.#owner, key, subscriptionId, withdrawal);
      return withdrawal;
    });
  }

  get #owner(): string {
    return this.guard?.session.current?.readerId ?? 'ana';
  }
}
