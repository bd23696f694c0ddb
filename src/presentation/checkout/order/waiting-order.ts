import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import {
  hasPixExpired,
  type OrderItem,
  type PixInfo,
  type Purchase,
  pixInfoOf,
} from '../../../domain/checkout/order.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { TransactionStatus } from '../../../domain/checkout/transaction.ts';
import { type Failure, failures } from '../../../domain/failure.ts';

/** Milliseconds between two requests. Rule 42. */
const pause = 4000;

/** What is answered of an order that is not this reader's: it is none, or no name of one. */
const unknown: ReadonlySet<string> = new Set([failures.transactionNotFound.code, 'REQUEST.INVALID']);

/** When a reader looks again, or can ask again. */
const returns = ['focus', 'online', 'pageshow'];

export type SettledStatus = Exclude<TransactionStatus, 'waiting'>;

/** An order that is placed and not paid yet: it is asked about while its reader looks. Rule 42. */
export class WaitingOrder {
  purchase: Purchase | null = null;
  /** Why the last question brought no answer: it is asked again. */
  failure: Failure | null = null;
  /** True once the service has said that its Pix cannot be paid any more: clocks of devices may be wrong. */
  hasExpired = false;
  /** How it is paid, once the service has told. */
  method: PaymentMethod | null = null;
  readonly #followOrder: FollowOrder;
  readonly #clock: Clock;
  #item: OrderItem | null = null;
  /** The order that is being asked about. */
  #asked: { readonly id: string; readonly answer: Promise<TransactionStatus | null> } | null = null;

  constructor(followOrder: FollowOrder, clock: Clock) {
    this.#followOrder = followOrder;
    this.#clock = clock;
    makeAutoObservable(this, { purchase: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** What is stored where the result is not an immediate one. */
  get pixInfo(): PixInfo | null {
    return this.purchase && pixInfoOf(this.purchase);
  }

  /** By this device's clock: time to ask the service. */
  seemsOver(): boolean {
    return hasPixExpired(this.purchase, this.#clock.now());
  }

  begin(item: OrderItem, purchase: Purchase): void {
    this.end();
    this.#item = item;
    this.purchase = purchase;
  }

  /** It stays to be seen, with its new charge on offer, and is asked about no more. */
  expire(): void {
    this.hasExpired = true;
    this.failure = null;
  }

  end(): void {
    this.#item = null;
    this.purchase = null;
    this.failure = null;
    this.hasExpired = false;
    this.method = null;
  }

  /**
   * How it stands; null where that is not known, or another order is waited for by now. One question at a time. An
   * order that the service does not know, or that is another's, is not waited for any more.
   */
  ask(): Promise<TransactionStatus | null> {
    const item = this.#item;
    const id = this.purchase?.id;
    if (!item || id === undefined || this.hasExpired) return Promise.resolve(null);
    // Whoever asks meanwhile is told the same.
    if (this.#asked?.id !== id) this.#asked = { id, answer: this.#ask(item, id) };
    return this.#asked.answer;
  }

  async #ask(item: OrderItem, id: string): Promise<TransactionStatus | null> {
    const outcome = await this.#followOrder.execute(item, id);
    if (this.#asked?.id === id) this.#asked = null;
    if (this.purchase?.id !== id) return null;
    runInAction(() => {
      if (outcome.ok) this.method = outcome.value.method;
      if (!outcome.ok && unknown.has(outcome.failure.code)) this.end();
      else this.failure = outcome.ok ? null : outcome.failure;
    });
    return outcome.ok ? outcome.value.status : null;
  }

  /**
   * Asks every few seconds while the page is seen, and at once when it is seen again or the network returns, until the
   * returned function is called or the service says that the Pix is over; `onSettled` is told once.
   */
  watch(onSettled: (status: SettledStatus) => void): () => void {
    let timer = 0;
    let isWatched = true;
    const stop = () => {
      isWatched = false;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      for (const event of returns) window.removeEventListener(event, look);
    };
    const wait = () => {
      window.clearTimeout(timer);
      if (isWatched && isSeen() && !this.hasExpired) timer = window.setTimeout(look, pause);
    };
    const again = async () => {
      window.clearTimeout(timer);
      if (!isWatched || !isSeen()) return;
      const status = await this.ask();
      if (!isWatched) return;
      if (status === null || status === 'waiting') return wait();
      stop();
      onSettled(status);
    };
    const look = () => void again();
    document.addEventListener('visibilitychange', look);
    for (const event of returns) window.addEventListener(event, look);
    // One that ran out while nobody looked may have been paid before.
    if (this.seemsOver()) look();
    else wait();
    return stop;
  }
}

const isSeen = (): boolean => document.visibilityState === 'visible';
