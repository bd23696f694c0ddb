import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Purchase } from '../../../domain/checkout/order.ts';
import { paymentFailures } from '../../../domain/checkout/payment-failures.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failed } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { KnownOrders } from './known-orders.ts';
import { type OrderEvent, type OrderState, reduceOrder } from './order-state.ts';
import type { PaymentChoices } from './payment-choices.ts';
import type { SettledStatus } from './poll-order.ts';
import type { ReaderAccount } from './reader-account.ts';

export interface OrderProgressDependencies {
  readonly knownOrders: KnownOrders;
  readonly choices: PaymentChoices;
  readonly account: ReaderAccount;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** The state of one order, and what its outcome changes around it: the account, the payment choices and notifications. */
export class OrderProgress {
  state: OrderState = { kind: 'idle' };
  readonly #dependencies: OrderProgressDependencies;

  constructor(dependencies: OrderProgressDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef });
  }

  dispatch(event: OrderEvent): void {
    this.state = reduceOrder(this.state, event);
  }

  /** The service has accepted the order. */
  accept(purchase: Purchase): void {
    const { account, choices } = this.#dependencies;
    this.dispatch({ kind: 'accepted', purchase, user: account.session.user });
    if (purchase.status === 'waiting') this.startWaiting(purchase);
    else {
      choices.cards.markOutdated();
      choices.clear();
    }
  }

  /** Accepts an order that was found. The payment method is unknown, so the balance is reloaded too. */
  async acceptFound(purchase: Purchase): Promise<void> {
    const { state } = this;
    if (state.kind === 'idle' || state.kind === 'paid') return;
    this.accept(purchase);
    if (purchase.status !== 'paid') return;
    const { account, clock } = this.#dependencies;
    const { readerId } = account.session;
    const { product } = state.session;
    await account.applyPurchase(product, { readerId, paidAt: clock.now(), isPaidByBalance: true });
  }

  /** Prepares the choices for a payment that waits. */
  startWaiting({ pixCode }: Purchase): void {
    const { knownOrders, choices } = this.#dependencies;
    knownOrders.showAll();
    // Select Pix, so that an expired code is renewed with a Pix too.
    if (pixCode) choices.keepMethod('pix');
  }

  /** Ends the wait for a payment with the status that the service reports. */
  async settle(status: SettledStatus): Promise<void> {
    const { state } = this;
    if (state.kind !== 'waiting') return;
    switch (status) {
      case 'paid':
        return this.acceptFound({ ...state.purchase, status });
      case 'expired':
        // Another order may have ended the Pix early. The profile still lists it then, so it is reloaded.
        void this.#dependencies.account.reloadPixOrders(state.session.product, state.purchase);
        return this.dispatch({ kind: 'expired' });
      case 'refused':
      case 'refunded':
      case 'charged_back':
        return this.fail(paymentFailures.paymentFailed, state.method);
      default:
        return status satisfies never;
    }
  }

  /** `method`: the declined method, if the service reports it. It stays selected for another attempt. */
  fail(failure: Failure, method: PaymentMethod | null = null): void {
    const { account, choices, notifications } = this.#dependencies;
    const isDeclined = failure.code === paymentFailures.paymentFailed.code;
    const declined = isDeclined ? (method ?? choices.method) : null;
    if (declined) choices.keepMethod(declined);
    const { state } = this;
    if (isDeclined && state.kind !== 'idle') {
      void account.reloadPixOrders(state.session.product, 'purchase' in state ? state.purchase : null);
    }
    if (declined === 'credit_card') void choices.deselectDeclinedCard();
    notifications.report(failed({ ...failure, hide: true }));
    this.dispatch({ kind: 'failed', failure, declined });
  }
}
