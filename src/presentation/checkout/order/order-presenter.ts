import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { PlaceOrder } from '../../../application/checkout/place-order.ts';
import type { RecoverOrder } from '../../../application/checkout/recover-order.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Order, Purchase } from '../../../domain/checkout/order.ts';
import { runningSubscription } from '../../../domain/checkout/own-subscription.ts';
import { paymentFailures } from '../../../domain/checkout/payment-failures.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { KnownOrders } from './known-orders.ts';
import {
  type CheckoutSession,
  type OrderEvent,
  type OrderFailure,
  type OrderState,
  reduceOrder,
} from './order-state.ts';
import { OrderStatus } from './order-status.ts';
import type { PaymentChoices } from './payment-choices.ts';
import type { SettledStatus } from './poll-order.ts';
import { otherMerchandiseOf, type Product } from './product.ts';
import type { ReaderAccount } from './reader-account.ts';

export interface OrderDependencies {
  readonly placeOrder: PlaceOrder;
  readonly recoverOrder: Lazy<RecoverOrder>;
  readonly knownOrders: KnownOrders;
  readonly followOrder: FollowOrder;
  readonly choices: PaymentChoices;
  readonly account: ReaderAccount;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** Holds the state of one order, calls the use cases and dispatches their outcomes. */
export class OrderPresenter {
  state: OrderState = { kind: 'idle' };
  /** Set if the pending order is for another merchandise of the item. The screen should select it. */
  otherMerchandiseId: string | null = null;
  readonly choices: PaymentChoices;
  readonly account: ReaderAccount;
  readonly #dependencies: OrderDependencies;
  readonly #status: OrderStatus;

  constructor(dependencies: OrderDependencies) {
    this.#dependencies = dependencies;
    this.choices = dependencies.choices;
    this.account = dependencies.account;
    this.#status = new OrderStatus({
      followOrder: dependencies.followOrder,
      clock: dependencies.clock,
      findPending: () => (this.state.kind === 'waiting' ? this.state : null),
      onChecked: (outcome) => this.#dispatch({ kind: 'checked', outcome }),
      onSettled: (status) => void this.#settle(status),
    });
    makeAutoObservable(this, { state: observableRef, choices: false, account: false }, { autoBind: true });
  }

  get product(): Product | null {
    return this.state.kind === 'idle' ? null : this.state.session.product;
  }

  get isSending(): boolean {
    return this.state.kind === 'sending' || this.state.kind === 'renewing';
  }

  get failure(): OrderFailure | null {
    const { state } = this;
    return state.kind === 'choosing' || state.kind === 'uncertain' ? state.failure : null;
  }

  /**
   * Opens the product. After a reload, a pending order is followed again, and an order without an answer is looked up
   * first.
   */
  async open(product: Product): Promise<void> {
    const { clock, knownOrders } = this.#dependencies;
    const openedAt = clock.now();
    const session = { product, openedAt };
    const knownOrder = knownOrders.find(session, openedAt);
    this.otherMerchandiseId = knownOrder && otherMerchandiseOf(product, knownOrder.merchandiseId);
    this.#dispatch({ kind: 'opened', session, knownOrder });
    const loading = this.choices.setProduct(product);
    if (knownOrder?.status === 'waiting') this.#startWaiting(knownOrder.purchase);
    await Promise.all([loading, this.recover()]);
  }

  close(): void {
    this.#dependencies.knownOrders.showAll();
    this.#dispatch({ kind: 'closed' });
  }

  /** Loads the code that shows the outcome. Returns false if that fails: nothing is sent, and the reader can retry. */
  async prepare(load: () => Promise<Result<unknown, Failure>>): Promise<boolean> {
    if (this.state.kind !== 'choosing') return false;
    this.#dispatch({ kind: 'preparing' });
    const { state } = this;
    const outcome = await load();
    if (this.state !== state) return false;
    if (outcome.ok) this.#dispatch({ kind: 'prepared' });
    else this.#fail(outcome.failure);
    return outcome.ok;
  }

  /** Places the order. Concurrent calls buy once. `returnPath`: where an external page returns to. */
  async pay(returnPath: string): Promise<Purchase | null> {
    const { state, choices } = this;
    if ((state.kind !== 'choosing' && state.kind !== 'expired') || !choices.isReady) return null;
    const { product, openedAt } = state.session;
    const { method } = choices;
    const { readerId } = this.account.session;
    const order = this.#orderOf(product, returnPath);
    this.#dispatch({ kind: 'sent' });
    const sentState = this.state;
    const outcome = await this.#dependencies.placeOrder.execute(order, this.account.profile.reader, openedAt);
    const isStillShown = this.state === sentState;
    if (!outcome.ok) {
      if (isStillShown) this.#fail(outcome.failure);
      return null;
    }
    const purchase = outcome.value;
    if (isStillShown) this.#accept(purchase);
    if (purchase.status === 'waiting') void this.account.reloadPixOrders(product, purchase);
    if (purchase.status === 'paid') {
      const paidAt = this.#dependencies.clock.now();
      await this.account.applyPurchase(product, {
        readerId,
        paidAt,
        isPaidByBalance: method === 'balance',
      });
    }
    return isStillShown ? purchase : null;
  }

  /** Looks up an order without an answer. It can be sent again only if it was not accepted (Rule 34). */
  async recover(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'uncertain') return;
    const { session } = state;
    const recoverOrder = await this.#dependencies.recoverOrder.fetch();
    const outcome = recoverOrder.ok
      ? await recoverOrder.value.execute(session.product.item)
      : failed(recoverOrder.failure);
    if (!this.#isOpen(session)) return;
    if (outcome.ok && outcome.value) return this.#acceptFound(outcome.value);
    if (outcome.ok) await Promise.all([this.account.reloadReader(), this.account.reloadUser()]);
    if (this.state.kind !== 'uncertain' || !this.#isOpen(session)) return;
    const failure = outcome.ok ? this.account.profile.failure : outcome.failure;
    if (failure) this.#fail(failure);
    else this.#dispatch({ kind: 'notAccepted' });
  }

  /** Follows an order of which only the id is known, such as after the return from an external page. */
  async follow(purchase: Purchase): Promise<void> {
    if (this.#status.pendingId !== purchase.id) this.#dispatch({ kind: 'accepted', purchase, user: null });
    await this.check();
    if (this.state.kind === 'choosing') this.checkOtherTabs();
  }

  /** Requests the status of the pending order. */
  async check(): Promise<void> {
    const status = await this.#status.request();
    if (status && status !== 'waiting') await this.#settle(status);
  }

  /** Shows the form again, unless a last status request shows that the order is paid or declined. */
  async payAnotherWay(): Promise<void> {
    const status = this.state.kind === 'expired' ? 'expired' : await this.#status.request();
    if (status === null) return;
    if (status !== 'waiting' && status !== 'expired') return this.#settle(status);
    if (status === 'expired') void this.#settle(status);
    const { state } = this;
    if (state.kind !== 'waiting' && state.kind !== 'expired') return;
    this.#dependencies.knownOrders.hide(state.purchase.id);
    this.#dispatch({ kind: 'abandoned' });
  }

  dismissFailure(): void {
    this.#dispatch({ kind: 'failureDismissed' });
  }

  /** Polls the pending order, follows other tabs and keeps the payment method until the returned function is called. */
  watch(): () => void {
    const stopKeeping = this.choices.keepShownMethod();
    const stopPolling = this.#status.poll();
    const stopListening = this.#dependencies.knownOrders.subscribe(() => this.checkOtherTabs());
    return () => {
      stopKeeping();
      stopPolling();
      stopListening();
    };
  }

  /** Another tab may have paid the same item, or created a Pix for it. */
  checkOtherTabs(): void {
    const { state } = this;
    if (state.kind === 'idle' || state.kind === 'paid' || this.isSending) return;
    const { product } = state.session;
    const { clock, knownOrders } = this.#dependencies;
    const knownOrder = knownOrders.find(state.session, clock.now());
    if (!knownOrder || knownOrder.status === 'unanswered') return;
    const isBought = knownOrder.status === 'bought';
    const otherMerchandiseId = otherMerchandiseOf(product, knownOrder.merchandiseId);
    if (otherMerchandiseId === null) {
      const shownId = 'purchase' in state ? state.purchase.id : null;
      if (isBought || knownOrder.purchase.id !== shownId) void this.#acceptFound(knownOrder.purchase);
    } else if (isBought) {
      // The item was bought with another merchandise, such as a rental.
      void this.account.reload(product.item.type, true);
    } else {
      this.otherMerchandiseId = otherMerchandiseId;
    }
  }

  #isOpen(session: CheckoutSession): boolean {
    return this.state.kind !== 'idle' && this.state.session === session;
  }

  async #settle(status: SettledStatus): Promise<void> {
    const { state } = this;
    if (state.kind !== 'waiting') return;
    switch (status) {
      case 'paid':
        return this.#acceptFound({ ...state.purchase, status });
      case 'expired':
        // Another order may have ended the Pix early. The profile still lists it then, so it is reloaded.
        void this.account.reloadPixOrders(state.session.product, state.purchase);
        return this.#dispatch({ kind: 'expired' });
      case 'refused':
      case 'refunded':
        return this.#fail(paymentFailures.paymentFailed, state.method);
      default:
        return status satisfies never;
    }
  }

  #orderOf({ item }: Product, returnPath: string): Order {
    const payment = this.choices.paymentOf(returnPath);
    const { reader } = this.account.profile;
    if (item.type !== 'plan' || !reader) return { item, payment };
    return {
      item,
      payment,
      follows: runningSubscription(reader, this.#dependencies.clock.now())?.id ?? null,
    };
  }

  /** Accepts an order that was found. The payment method is unknown, so the balance is reloaded too. */
  async #acceptFound(purchase: Purchase): Promise<void> {
    const { product } = this;
    if (!product || this.state.kind === 'paid') return;
    this.#accept(purchase);
    if (purchase.status !== 'paid') return;
    const { readerId } = this.account.session;
    await this.account.applyPurchase(product, {
      readerId,
      paidAt: this.#dependencies.clock.now(),
      isPaidByBalance: true,
    });
  }

  #accept(purchase: Purchase): void {
    runInAction(() => {
      this.#dispatch({ kind: 'accepted', purchase, user: this.account.session.user });
      if (purchase.status === 'waiting') return this.#startWaiting(purchase);
      this.choices.cards.markOutdated();
      this.choices.clear();
    });
  }

  #startWaiting({ pixCode }: Purchase): void {
    this.#dependencies.knownOrders.showAll();
    // Select Pix, so that an expired code is renewed with a Pix too.
    if (pixCode) this.choices.keepMethod('pix');
  }

  /** `method`: the declined method, if the service reports it. It stays selected for another attempt. */
  #fail(failure: Failure, method: PaymentMethod | null = null): void {
    const isDeclined = failure.code === paymentFailures.paymentFailed.code;
    const declined = isDeclined ? (method ?? this.choices.method) : null;
    if (declined) this.choices.keepMethod(declined);
    const { state } = this;
    if (isDeclined && state.kind !== 'idle') {
      void this.account.reloadPixOrders(state.session.product, 'purchase' in state ? state.purchase : null);
    }
    if (declined === 'credit_card') void this.choices.deselectDeclinedCard();
    this.#dependencies.notifications.report(failed({ ...failure, hide: true }));
    this.#dispatch({ kind: 'failed', failure, declined });
  }

  #dispatch(event: OrderEvent): void {
    runInAction(() => {
      this.state = reduceOrder(this.state, event);
    });
  }
}
