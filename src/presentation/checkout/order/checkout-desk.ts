import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../../application/ports/device/navigation.ts';
import { itemKeyOf } from '../../../domain/checkout/order.ts';
import { failures } from '../../../domain/failure.ts';
import { failed } from '../../../domain/result.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import type { OrderPresenter } from './order-presenter.ts';
import type { Ordered } from './ordered.ts';

/** What the screens that sell something have in common: the order, and its ways in and out. */
export class CheckoutDesk {
  /** True once it was asked what became of an order without an answer, and it is not known to be bought. */
  wasLookedFor = false;
  /** True while the code of the order panels is loading before a payment. */
  isPreparing = false;
  /** What `order` is about; null: nothing that is looked at. */
  opened: Ordered | null = null;
  readonly order: OrderPresenter;
  readonly parts: CheckoutParts;
  readonly #navigation: Navigation;

  constructor(order: OrderPresenter, parts: CheckoutParts, navigation: Navigation) {
    this.order = order;
    this.parts = parts;
    this.#navigation = navigation;
    makeAutoObservable(this, { opened: observableRef, order: false, parts: false }, { autoBind: true });
  }

  /** What the reader has in the wallet, in cents. */
  get balance(): number {
    return this.order.after.session.user?.balance ?? 0;
  }

  /** Cents that the wallet lacks to pay the order. */
  get missingBalance(): number {
    return Math.max(0, this.order.choices.total - this.balance);
  }

  /** Whether what became of the order is about that. */
  isAbout(ordered: Ordered): boolean {
    return this.opened !== null && isSameItem(this.opened, ordered);
  }

  /** The reader comes anew: what was bought here before is not what they look at. */
  enter(): void {
    this.opened = null;
    this.order.remembered.takeBack();
  }

  /**
   * What the reader looks at, from now on. `isReturn`: by the back button; then what they bought here is not offered
   * anew. A coupon stays while only the way to have the same thing changes.
   */
  async open(ordered: Ordered, isReturn: boolean): Promise<void> {
    const { order } = this;
    this.opened = ordered;
    this.wasLookedFor = false;
    if (isReturn && order.lastPurchased && isSameItem(order.lastPurchased.ordered, ordered)) return;
    const former = order.choices.ordered;
    const code = former && isOfOneKind(former, ordered) ? order.choices.coupon?.code : undefined;
    await order.begin(ordered);
    if (code && order.choices.ordered === ordered) await order.choices.apply(code);
  }

  /**
   * The reader comes back from somebody else's page: how the order stands is asked at once. One that is unknown, or
   * another's, is left aside.
   */
  async comeBack(ordered: Ordered, orderId: string): Promise<void> {
    const { waiting } = this.order;
    if (waiting.purchase?.id !== orderId) {
      const { price: amount, currency } = ordered;
      waiting.begin(ordered.item, { id: orderId, status: 'waiting', amount, currency });
    }
    await this.check();
    if (!waiting.purchase) this.order.lookElsewhere();
  }

  /** Asks how the order stands that is waited for. */
  async check(): Promise<void> {
    const status = await this.order.waiting.ask();
    if (status && status !== 'waiting') await this.order.settle(status);
  }

  /** Pays, and goes to the page on which that is approved where there is one. */
  async pay(returnPath: string): Promise<void> {
    this.wasLookedFor = false;
    if (!(await this.#canShowOutcome())) return;
    const purchase = await this.order.pay(returnPath);
    // The page of a Pix is offered beside its code.
    if (purchase?.status === 'waiting' && !purchase.pixCode) this.approve(purchase.approvalAddress);
    if (this.order.isUncertain) await this.lookAgain();
  }

  /**
   * The order panels show the outcome. If their code cannot be loaded, nothing is paid and the form can be sent again.
   */
  async #canShowOutcome(): Promise<boolean> {
    const { panels } = this.parts;
    if (panels.current) return true;
    this.order.told.clear();
    this.isPreparing = true;
    await panels.fetch();
    runInAction(() => {
      this.isPreparing = false;
    });
    if (!panels.current) this.order.told.tell(failed(failures.networkConnection));
    return panels.current !== null;
  }

  /** Another charge in place of a Pix whose time is over; where it would not cost the same, it is chosen anew. */
  async renewPix(returnPath: string): Promise<void> {
    const { waiting, choices, settle } = this.order;
    const status = await waiting.ask();
    if (status === 'paid' || status === 'refused' || status === 'refunded') return settle(status);
    if (choices.total !== waiting.purchase?.amount) return waiting.end();
    await this.pay(returnPath);
    // Why there is none is told beside the form.
    if (this.order.told.current && !this.order.isUncertain) waiting.end();
  }

  /** Asks what became of an order of which no answer came. */
  async lookAgain(): Promise<void> {
    const { order } = this;
    const told = order.told.current;
    await order.lookAgain();
    if (order.isUncertain || order.lastPurchased || order.waiting.purchase) return;
    if (order.told.current !== told) return;
    order.told.clear();
    runInAction(() => {
      this.wasLookedFor = true;
    });
  }

  approve(address: string | undefined): void {
    // A platform may name a page of its own by its path alone.
    if (address) this.#navigation.leaveFor(new URL(address, window.location.href).href);
  }
}

const isSameItem = (one: Ordered, other: Ordered): boolean => itemKeyOf(one.item) === itemKeyOf(other.item);

/** Whether only the way to have it changes: another period or plan, another amount, a rent in place of a purchase. */
const isOfOneKind = (former: Ordered, ordered: Ordered): boolean =>
  former.item.type === ordered.item.type && (ordered.item.type !== 'comic' || isSameItem(former, ordered));
