import { makeAutoObservable } from 'mobx';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { PlaceOrder } from '../../../application/checkout/place-order.ts';
import type { RecoverOrder } from '../../../application/checkout/recover-order.ts';
import type { Order, Purchase } from '../../../domain/checkout/order.ts';
import { runningSubscription } from '../../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { OrderProgress, type OrderProgressDependencies } from './order-progress.ts';
import type { CheckoutSession, OrderFailure, OrderState } from './order-state.ts';
import { OrderStatus } from './order-status.ts';
import type { PaymentChoices } from './payment-choices.ts';
import { otherMerchandiseOf, type Product } from './product.ts';
import type { ReaderAccount } from './reader-account.ts';

export interface OrderDependencies extends OrderProgressDependencies {
  readonly placeOrder: PlaceOrder;
  readonly recoverOrder: Lazy<RecoverOrder>;
  readonly followOrder: Lazy<FollowOrder>;
}

/** What screens do with one order: open, pay, recover and follow it. */
export class OrderPresenter {
  /** Set if the pending order is for another merchandise of the item. The screen should select it. */
  otherMerchandiseId: string | null = null;
  readonly choices: PaymentChoices;
  readonly account: ReaderAccount;
  readonly #dependencies: OrderDependencies;
  readonly #progress: OrderProgress;
  readonly #status: OrderStatus;

  constructor(dependencies: OrderDependencies) {
    this.#dependencies = dependencies;
    this.choices = dependencies.choices;
    this.account = dependencies.account;
    this.#progress = new OrderProgress(dependencies);
    this.#status = new OrderStatus({
      followOrder: dependencies.followOrder,
      clock: dependencies.clock,
      findPending: () => (this.state.kind === 'waiting' ? this.state : null),
      onChecked: (outcome) => this.#progress.dispatch({ kind: 'checked', outcome }),
      onSettled: (status) => void this.#progress.settle(status),
    });
    makeAutoObservable(this, { choices: false, account: false }, { autoBind: true });
  }

  get state(): OrderState {
    return this.#progress.state;
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
    this.#progress.dispatch({ kind: 'opened', session, knownOrder });
    const loading = this.choices.setProduct(product);
    if (knownOrder?.status === 'waiting') this.#progress.startWaiting(knownOrder.purchase);
    await Promise.all([loading, this.recover()]);
  }

  close(): void {
    this.#dependencies.knownOrders.showAll();
    this.#progress.dispatch({ kind: 'closed' });
  }

  /** Loads the code that shows the outcome. Returns false if that fails: nothing is sent, and the reader can retry. */
  async prepare(load: () => Promise<Result<unknown, Failure>>): Promise<boolean> {
    if (this.state.kind !== 'choosing') return false;
    this.#progress.dispatch({ kind: 'preparing' });
    const { state } = this;
    const outcome = await load();
    if (this.state !== state) return false;
    if (outcome.ok) this.#progress.dispatch({ kind: 'prepared' });
    else this.#progress.fail(outcome.failure);
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
    this.#progress.dispatch({ kind: 'sent' });
    const sentState = this.state;
    const outcome = await this.#dependencies.placeOrder.execute(order, this.account.profile.reader, openedAt);
    const isStillShown = this.state === sentState;
    if (!outcome.ok) {
      if (isStillShown) this.#progress.fail(outcome.failure);
      return null;
    }
    const purchase = outcome.value;
    if (isStillShown) this.#progress.accept(purchase);
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
    if (outcome.ok && outcome.value) return this.#progress.acceptFound(outcome.value);
    if (outcome.ok) await Promise.all([this.account.reloadReader(), this.account.reloadUser()]);
    if (this.state.kind !== 'uncertain' || !this.#isOpen(session)) return;
    const failure = outcome.ok ? this.account.profile.failure : outcome.failure;
    if (failure) this.#progress.fail(failure);
    else this.#progress.dispatch({ kind: 'notAccepted' });
  }

  /** Follows an order of which only the id is known, such as after the return from an external page. */
  async follow(purchase: Purchase): Promise<void> {
    if (this.#status.pendingId !== purchase.id)
      this.#progress.dispatch({ kind: 'accepted', purchase, user: null });
    await this.check();
    if (this.state.kind === 'choosing') this.checkOtherTabs();
  }

  /** Requests the status of the pending order. */
  async check(): Promise<void> {
    const status = await this.#status.request();
    if (status && status !== 'waiting') await this.#progress.settle(status);
  }

  /** Shows the form again, unless a last status request shows that the order is paid or declined. */
  async payAnotherWay(): Promise<void> {
    const status = this.state.kind === 'expired' ? 'expired' : await this.#status.request();
    if (status === null) return;
    if (status !== 'waiting' && status !== 'expired') return this.#progress.settle(status);
    if (status === 'expired') void this.#progress.settle(status);
    const { state } = this;
    if (state.kind !== 'waiting' && state.kind !== 'expired') return;
    this.#dependencies.knownOrders.hide(state.purchase.id);
    this.#progress.dispatch({ kind: 'abandoned' });
  }

  dismissFailure(): void {
    this.#progress.dispatch({ kind: 'failureDismissed' });
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
      if (isBought || knownOrder.purchase.id !== shownId)
        void this.#progress.acceptFound(knownOrder.purchase);
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
}
