import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isUncertain, type PlaceOrder } from '../../../application/checkout/place-order.ts';
import type { RecoverOrder } from '../../../application/checkout/recover-order.ts';
import type { OrderIntents } from '../../../application/ports/checkout/order-intents.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Order, Purchase } from '../../../domain/checkout/order.ts';
import { runningSubscription } from '../../../domain/checkout/own-subscription.ts';
import { needsCard } from '../../../domain/checkout/payment-method.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import { failed } from '../../../domain/result.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import { FormFailure } from '../../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { AfterPurchase } from './after-purchase.ts';
import type { Ordered } from './ordered.ts';
import type { PaymentChoices } from './payment-choices.ts';
import type { RememberedOrder } from './remembered-order.ts';
import type { SettledStatus, WaitingOrder } from './waiting-order.ts';
import { watchOrder } from './watch-order.ts';

interface OrderUse {
  readonly place: PlaceOrder;
  readonly recover: RecoverOrder;
  readonly intents: Pick<OrderIntents, 'subscribe'>;
}

interface Steps {
  readonly remembered: RememberedOrder;
  readonly choices: PaymentChoices;
  readonly waiting: WaitingOrder;
  readonly after: AfterPurchase;
}

/** Something that was bought, and how. */
export interface Bought {
  readonly ordered: Ordered;
  readonly purchase: Purchase;
  /** The user as they were known before: the balance of another one is newer than the purchase. */
  readonly userBefore: IdentityUser | null;
}

/** One order from its choices to what was bought. */
export class OrderPresenter {
  /** True during the call that pays. */
  isExecuting = false;
  /** Once it is paid: `choices` has nothing ordered then. Cleared when another order begins. */
  lastPurchased: Bought | null = null;
  /** True while nobody knows whether the order was taken: see `lookAgain`. */
  isUncertain = false;
  readonly told: FormFailure;
  readonly remembered: RememberedOrder;
  readonly choices: PaymentChoices;
  readonly waiting: WaitingOrder;
  readonly after: AfterPurchase;
  readonly #use: OrderUse;
  readonly #clock: Clock;
  /** One object per order that is looked at: what comes of a former one is not shown at this one. */
  #opening: object = {};

  constructor(
    use: OrderUse,
    { remembered, choices, waiting, after }: Steps,
    notifications: NotificationsPresenter,
    clock: Clock,
  ) {
    this.#use = use;
    this.remembered = remembered;
    this.choices = choices;
    this.waiting = waiting;
    this.after = after;
    this.#clock = clock;
    this.told = new FormFailure(notifications);
    makeAutoObservable(
      this,
      {
        lastPurchased: observableRef,
        told: false,
        remembered: false,
        choices: false,
        waiting: false,
        after: false,
      },
      { autoBind: true },
    );
  }

  /**
   * What the reader looks at, from now on. One that waits, from before a reload, is waited for again; of one that was
   * sent without an answer it is found out first what became of it.
   */
  async begin(ordered: Ordered): Promise<void> {
    this.#opening = {};
    this.isExecuting = false;
    this.lastPurchased = null;
    this.told.clear();
    this.waiting.end();
    const known = this.remembered.begin(ordered);
    this.isUncertain = known?.standing === 'unanswered';
    if (known?.standing === 'waiting') this.#wait(ordered, known.purchase);
    await Promise.all([
      this.choices.begin(ordered),
      known?.standing === 'unanswered' ? this.lookAgain() : undefined,
    ]);
  }

  /** Buys it: once, however often it is pressed. `returnPath`: where a page of somebody else leads back to. */
  async pay(returnPath: string): Promise<Purchase | null> {
    const { ordered, method } = this.choices;
    if (!ordered || this.isExecuting || this.isUncertain || !this.choices.isReady) return null;
    const opening = this.#opening;
    const { userId } = this.after.session;
    this.isExecuting = true;
    this.told.clear();
    const order = this.#orderOf(ordered, returnPath);
    const outcome = await this.#use.place.execute(order, this.after.profile.reader, this.remembered.since);
    const isShown = opening === this.#opening;
    if (outcome.ok && outcome.value.status === 'paid') {
      if (isShown) this.#finish(ordered, outcome.value);
      await this.after.take(ordered, { userId, at: this.#clock.now(), isByBalance: method === 'balance' });
    } else if (isShown) {
      runInAction(() => {
        this.isExecuting = false;
        if (outcome.ok) this.#wait(ordered, outcome.value);
        else this.#fail(outcome.failure);
      });
    }
    return outcome.ok && isShown ? outcome.value : null;
  }

  /**
   * Looks what became of an order of which no answer came; only when it is known that it was not taken it may be sent
   * again. Rule 33.
   */
  async lookAgain(): Promise<void> {
    const { ordered } = this.choices;
    if (!ordered) return;
    const opening = this.#opening;
    const outcome = await this.#use.recover.execute(ordered.item);
    if (opening !== this.#opening) return;
    if (outcome.ok && outcome.value) return this.#take(ordered, outcome.value);
    if (outcome.ok) await Promise.all([this.after.reloadReader(), this.after.reloadUser()]);
    if (opening !== this.#opening) return;
    const failure = outcome.ok ? this.after.profile.failure : outcome.failure;
    runInAction(() => {
      if (failure) this.#fail(failure);
      // A refusal is known as well.
      this.isUncertain = failure !== null && failure.code !== failures.paymentFailed.code;
    });
  }

  /** What the order that is waited for has come to. */
  async settle(status: SettledStatus): Promise<void> {
    const { purchase } = this.waiting;
    const { ordered } = this.choices;
    if (!purchase || !ordered) return;
    if (status === 'paid') return this.#take(ordered, { ...purchase, status });
    if (status === 'expired') return this.waiting.expire();
    this.choices.decline(this.waiting.method);
    this.waiting.end();
    this.told.tell(failed(failures.paymentFailed));
  }

  /** Asks after what waits, and follows other tabs, until the returned function is called: while the screen stands. */
  watch(): () => void {
    return watchOrder(this, this.#use.intents);
  }

  /** Another tab may have bought it, or made a Pix of it. */
  lookElsewhere(): void {
    const { ordered } = this.choices;
    if (!ordered || this.isExecuting) return;
    const news = this.remembered.news(ordered, this.waiting.purchase);
    if (!news) return;
    if (news.isOther) void this.after.reload(ordered.item.type, true);
    else void this.#take(ordered, news.purchase);
  }

  /** What waits is asked about once more, and left for the form where it is not settled. */
  async setAside(): Promise<void> {
    const { waiting } = this;
    const status = waiting.hasExpired ? 'expired' : await waiting.ask();
    // Where nobody knows how it stands, why is told beside it.
    if (status === null || !waiting.purchase) return;
    if (status !== 'waiting' && status !== 'expired') return this.settle(status);
    this.remembered.setAside(waiting.purchase);
    waiting.end();
  }

  #orderOf({ item }: Ordered, returnPath: string): Order {
    const { method, card, coupon, isFree } = this.choices;
    const wanted = method ?? 'balance';
    const { reader } = this.after.profile;
    return {
      item,
      ...(item.type === 'plan' &&
        reader && { follows: runningSubscription(reader, this.#clock.now())?.id ?? null }),
      payment: { method: wanted, card: needsCard(wanted) && !isFree ? card : null, coupon, returnPath },
    };
  }

  /** What was found out, however it was paid. */
  async #take(ordered: Ordered, purchase: Purchase): Promise<void> {
    if (purchase.status === 'waiting') return runInAction(() => this.#wait(ordered, purchase));
    this.#finish(ordered, purchase);
    const { userId } = this.after.session;
    await this.after.take(ordered, { userId, at: this.#clock.now(), isByBalance: true });
  }

  #wait(ordered: Ordered, purchase: Purchase): void {
    this.isUncertain = false;
    this.remembered.takeBack();
    this.waiting.begin(ordered.item, purchase);
    // So that its new charge, when it is over, is one of the same kind.
    if (purchase.pixCode) this.choices.chooseMethod('pix');
  }

  #finish(ordered: Ordered, purchase: Purchase): void {
    runInAction(() => {
      this.isExecuting = false;
      this.isUncertain = false;
      this.told.clear();
      this.waiting.end();
      this.choices.clear();
      this.lastPurchased = { ordered, purchase, userBefore: this.after.session.user };
    });
  }

  #fail(failure: Failure): void {
    if (failure.code === failures.paymentFailed.code) this.choices.decline(null);
    this.told.tell(failed(failure));
    this.isUncertain = isUncertain(failure);
  }
}
