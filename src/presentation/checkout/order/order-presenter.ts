import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FindOrder, KnownOrder } from '../../../application/checkout/find-order.ts';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { PlaceOrder } from '../../../application/checkout/place-order.ts';
import type { RecoverOrder } from '../../../application/checkout/recover-order.ts';
import type { OrderIntents } from '../../../application/ports/checkout/order-intents.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { hasPixExpired, type Order, type Purchase } from '../../../domain/checkout/order.ts';
import { runningSubscription } from '../../../domain/checkout/own-subscription.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { TransactionStatus } from '../../../domain/checkout/transaction.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import { failed } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { AfterPurchase } from './after-purchase.ts';
import {
  type CheckoutSession,
  type OrderEvent,
  type OrderFailure,
  type OrderState,
  reduceOrder,
} from './order-state.ts';
import type { PaymentChoices } from './payment-choices.ts';
import { pollOrder, type SettledStatus } from './poll-order.ts';
import { otherMerchandiseOf, type Product } from './product.ts';
import { shareRequests } from './share-requests.ts';

export interface OrderDependencies {
  readonly place: PlaceOrder;
  readonly recover: RecoverOrder;
  readonly find: FindOrder;
  readonly follow: FollowOrder;
  readonly intents: Pick<OrderIntents, 'subscribe'>;
  readonly choices: PaymentChoices;
  readonly after: AfterPurchase;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** Holds the state of one order, calls the use cases and dispatches what comes of them. */
export class OrderPresenter {
  state: OrderState = { kind: 'idle' };
  /** The pending order is for this merchandise of the item, not for the open one: the screen should open it. */
  otherMerchandiseId: string | null = null;
  readonly choices: PaymentChoices;
  readonly after: AfterPurchase;
  readonly #use: OrderDependencies;
  readonly #shareRequest = shareRequests<TransactionStatus | null>();
  /** The order that its reader prefers to pay another way: hidden until they return to the screen. */
  #abandonedId: string | null = null;

  constructor(dependencies: OrderDependencies) {
    this.#use = dependencies;
    this.choices = dependencies.choices;
    this.after = dependencies.after;
    makeAutoObservable(this, { state: observableRef, choices: false, after: false }, { autoBind: true });
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
   * Opens the product. A pending order from before a reload is followed again; if one was sent without an answer, its
   * outcome is looked up first.
   */
  async begin(product: Product): Promise<void> {
    const session = { product, openedAt: this.#use.clock.now() };
    const known = this.#find(session);
    this.otherMerchandiseId = known && otherMerchandiseOf(product, known.merchandiseId);
    this.#dispatch({ kind: 'opened', session, known });
    if (known?.standing === 'waiting') this.#startWaiting(known.purchase);
    await Promise.all([this.choices.begin(product), this.lookAgain()]);
  }

  close(): void {
    this.#abandonedId = null;
    this.#dispatch({ kind: 'closed' });
  }

  /** Loads what shows the outcome. False if that failed: nothing is sent and the form can be sent again. */
  async prepare(load: () => Promise<boolean>): Promise<boolean> {
    if (this.state.kind !== 'choosing') return false;
    this.#dispatch({ kind: 'preparing' });
    const { state } = this;
    const isLoaded = await load();
    if (this.state !== state) return false;
    if (isLoaded) this.#dispatch({ kind: 'prepared' });
    else this.#fail(failures.networkConnection);
    return isLoaded;
  }

  /** Buys the product once, however often it is called. `returnPath`: where an external page leads back to. */
  async pay(returnPath: string): Promise<Purchase | null> {
    const { state, choices } = this;
    if ((state.kind !== 'choosing' && state.kind !== 'expired') || !choices.isReady) return null;
    const { product, openedAt } = state.session;
    const { method } = choices;
    const { userId } = this.after.session;
    const order = this.#orderOf(product, returnPath);
    this.#dispatch({ kind: 'sent' });
    const sent = this.state;
    const outcome = await this.#use.place.execute(order, this.after.profile.reader, openedAt);
    const isShown = this.state === sent;
    if (!outcome.ok) {
      if (isShown) this.#fail(outcome.failure);
      return null;
    }
    const purchase = outcome.value;
    if (isShown) this.#take(purchase);
    if (purchase.status === 'paid') {
      const at = this.#use.clock.now();
      await this.after.take(product, { userId, at, isByBalance: method === 'balance' });
    }
    return isShown ? purchase : null;
  }

  /** Looks up the outcome of an order without an answer. It can be sent again only if it was not taken. Rule 34. */
  async lookAgain(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'uncertain') return;
    const { session } = state;
    const outcome = await this.#use.recover.execute(session.product.item);
    if (!this.#isOpen(session)) return;
    if (outcome.ok && outcome.value) return this.#takeFound(outcome.value);
    if (outcome.ok) await Promise.all([this.after.reloadReader(), this.after.reloadUser()]);
    if (this.state.kind !== 'uncertain' || !this.#isOpen(session)) return;
    const failure = outcome.ok ? this.after.profile.failure : outcome.failure;
    if (failure) this.#fail(failure);
    else this.#dispatch({ kind: 'notTaken' });
  }

  /** Follows an order that is known by its id alone, as after the return from an external page. */
  async follow(purchase: Purchase): Promise<void> {
    if (this.#waitingId !== purchase.id) this.#dispatch({ kind: 'taken', purchase, user: null });
    await this.check();
    if (this.state.kind === 'choosing') this.checkOtherTabs();
  }

  /** Requests the status of the pending order. */
  async check(): Promise<void> {
    const status = await this.#ask();
    if (status && status !== 'waiting') await this.#settle(status);
  }

  /** Shows the form again, unless a last status request finds that the order is settled. */
  async payAnotherWay(): Promise<void> {
    const status = this.state.kind === 'expired' ? 'expired' : await this.#ask();
    const { state } = this;
    if (status === null || (state.kind !== 'waiting' && state.kind !== 'expired')) return;
    if (status !== 'waiting' && status !== 'expired') return this.#settle(status);
    this.#abandonedId = state.purchase.id;
    this.#dispatch({ kind: 'abandoned' });
  }

  /** Shows the form in place of an expired Pix. */
  chooseAgain(): void {
    this.#dispatch({ kind: 'abandoned' });
  }

  dismissFailure(): void {
    this.#dispatch({ kind: 'failureDismissed' });
  }

  /** Polls the pending order and follows other tabs until the returned function is called. */
  watch(): () => void {
    let stopPolling = () => {};
    const stopFollowing = reaction(
      () => this.#waitingId,
      (id) => {
        stopPolling();
        stopPolling = id === null ? () => {} : this.#poll();
      },
      { fireImmediately: true },
    );
    const stopListening = this.#use.intents.subscribe(() => this.checkOtherTabs());
    return () => {
      stopPolling();
      stopFollowing();
      stopListening();
    };
  }

  /** Another tab may have paid the same item, or created a Pix for it. */
  checkOtherTabs(): void {
    const { state } = this;
    if (state.kind === 'idle' || state.kind === 'paid' || this.isSending) return;
    const { product } = state.session;
    const known = this.#find(state.session);
    if (!known || known.standing === 'unanswered') return;
    const isBought = known.standing === 'bought';
    const other = otherMerchandiseOf(product, known.merchandiseId);
    if (other === null) {
      const shownId = 'purchase' in state ? state.purchase.id : null;
      if (isBought || known.purchase.id !== shownId) void this.#takeFound(known.purchase);
    } else if (isBought) {
      // Bought as something else, such as a rent: nothing is left to pay for.
      void this.after.reload(product.item.type, true);
    } else {
      this.otherMerchandiseId = other;
    }
  }

  get #waitingId(): string | null {
    return this.state.kind === 'waiting' ? this.state.purchase.id : null;
  }

  #isOpen(session: CheckoutSession): boolean {
    return this.state.kind !== 'idle' && this.state.session === session;
  }

  /** What this device knows of the order of the item, unless the reader has abandoned it. */
  #find({ product, openedAt }: CheckoutSession): KnownOrder | null {
    const known = this.#use.find.execute(product.item, openedAt);
    return known?.standing === 'waiting' && known.purchase.id === this.#abandonedId ? null : known;
  }

  #poll(): () => void {
    const isDue = this.state.kind === 'waiting' && hasPixExpired(this.state.purchase, this.#use.clock.now());
    return pollOrder({
      ask: () => this.#ask(),
      onSettled: (status) => void this.#settle(status),
      isDue,
    });
  }

  /** The status of the pending order; null if it is unknown or another order is pending by now. */
  #ask(): Promise<TransactionStatus | null> {
    const { state } = this;
    if (state.kind !== 'waiting') return Promise.resolve(null);
    const { id } = state.purchase;
    return this.#shareRequest(id, async () => {
      const outcome = await this.#use.follow.execute(state.session.product.item, id);
      if (this.#waitingId !== id) return null;
      this.#dispatch({ kind: 'checked', outcome });
      return outcome.ok ? outcome.value.status : null;
    });
  }

  async #settle(status: SettledStatus): Promise<void> {
    const { state } = this;
    if (state.kind !== 'waiting') return;
    switch (status) {
      case 'paid':
        return this.#takeFound({ ...state.purchase, status });
      case 'expired':
        return this.#dispatch({ kind: 'expired' });
      case 'refused':
      case 'refunded':
        return this.#fail(failures.paymentFailed, state.method);
      default:
        return status satisfies never;
    }
  }

  #orderOf({ item }: Product, returnPath: string): Order {
    const payment = this.choices.paymentOf(returnPath);
    const { reader } = this.after.profile;
    if (item.type !== 'plan' || !reader) return { item, payment };
    return { item, payment, follows: runningSubscription(reader, this.#use.clock.now())?.id ?? null };
  }

  /** Takes an order that was found, whatever it was paid with. */
  async #takeFound(purchase: Purchase): Promise<void> {
    const { product } = this;
    if (!product || this.state.kind === 'paid') return;
    this.#take(purchase);
    if (purchase.status !== 'paid') return;
    const { userId } = this.after.session;
    await this.after.take(product, { userId, at: this.#use.clock.now(), isByBalance: true });
  }

  #take(purchase: Purchase): void {
    runInAction(() => {
      this.#dispatch({ kind: 'taken', purchase, user: this.after.session.user });
      if (purchase.status === 'paid') this.choices.clear();
      else this.#startWaiting(purchase);
    });
  }

  #startWaiting({ pixCode }: Purchase): void {
    this.#abandonedId = null;
    // A renewal of an expired Pix is a Pix too.
    if (pixCode) this.choices.chooseMethod('pix');
  }

  /** `method`: the declined one, if the service has said which. It stays chosen, to be tried again. */
  #fail(failure: Failure, method: PaymentMethod | null = null): void {
    const isDeclined = failure.code === failures.paymentFailed.code;
    const declined = isDeclined ? (method ?? this.choices.method) : null;
    if (declined) this.choices.chooseMethod(declined);
    this.#use.notifications.report(failed({ ...failure, hide: true }));
    this.#dispatch({ kind: 'failed', failure, declined });
  }

  #dispatch(event: OrderEvent): void {
    runInAction(() => {
      this.state = reduceOrder(this.state, event);
    });
  }
}
