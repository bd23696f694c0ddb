import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../../application/ports/device/navigation.ts';
import type { BillingData } from '../../../domain/account/billing-data.ts';
import { type CardIdentity, isSameCard } from '../../../domain/cards/payment-card.ts';
import { itemKeyOf } from '../../../domain/checkout/order.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import type { OrderPresenter } from './order-presenter.ts';
import type { Product } from './product.ts';

/** A card that was added for an order, with the data that its account should keep. */
interface NewCard {
  readonly card: CardIdentity;
  readonly data: BillingData;
}

/** Shared by the screens that sell a product: opens the order, pays it, and handles external payment pages. */
export class CheckoutPresenter {
  readonly order: OrderPresenter;
  readonly parts: CheckoutParts;
  readonly #navigation: Navigation;
  #newCard: NewCard | null = null;

  constructor(order: OrderPresenter, parts: CheckoutParts, navigation: Navigation) {
    this.order = order;
    this.parts = parts;
    this.#navigation = navigation;
    makeAutoObservable(this, { order: false, parts: false }, { autoBind: true });
  }

  /** Keeps the data of a new card in memory, to save it once that card has paid (rule 86). null: nothing to save. */
  keepBillingData(card: CardIdentity, data: BillingData | null): void {
    this.clearBillingData();
    this.#newCard = data && { card, data };
  }

  clearBillingData(): void {
    this.#newCard = null;
    this.parts.panels.current?.presenter.keep(null);
  }

  isForItemOf(product: Product): boolean {
    return this.order.product !== null && isSameItem(this.order.product, product);
  }

  /**
   * Opens a product. `isReturn` is true after the back button: a product that was just bought is then not offered again.
   * A coupon stays if only the offer changes.
   */
  async open(product: Product, isReturn: boolean): Promise<void> {
    const { order } = this;
    if (isReturn && order.state.kind === 'paid' && this.isForItemOf(product)) return;
    const formerProduct = order.choices.product;
    const { couponEntry } = order.choices;
    const isKept = formerProduct !== null && isSameKind(formerProduct, product);
    const code = couponEntry.coupon?.code ?? (couponEntry.failure && couponEntry.text);
    await order.open(product);
    const hasOutcome = couponEntry.coupon !== null || couponEntry.failure !== null;
    if (isKept && code && !hasOutcome && order.choices.product === product) await couponEntry.apply(code);
  }

  /** The reader returns from an external page. An order that is unknown, or another reader's, is ignored. */
  async resumeOrder({ price: amount, currency }: Product, orderId: string): Promise<void> {
    await this.order.follow({ id: orderId, status: 'waiting', amount, currency });
  }

  /** Pays, and opens the external page on which the payment is approved, if there is one. */
  async pay(returnPath: string): Promise<void> {
    const { order } = this;
    const { panels } = this.parts;
    // Load the code that shows the outcome before paying.
    if (!panels.current && !(await order.prepare(panels.fetch))) return;
    panels.current?.presenter.keep(this.#dataToSave(order.choices.paymentOf(returnPath).card));
    const purchase = await order.pay(returnPath);
    // For a Pix, the external page is a link beside the code.
    if (purchase?.status === 'waiting' && !purchase.pixCode) this.openApprovalPage(purchase.approvalAddress);
    await order.recover();
  }

  /** Replaces an expired Pix. If the price has changed, the reader chooses again. */
  async renewPix(returnPath: string): Promise<void> {
    const { state, choices } = this.order;
    if (state.kind !== 'expired') return;
    if (choices.total !== state.purchase.amount) return this.order.payAnotherWay();
    await this.pay(returnPath);
  }

  openApprovalPage(address: string | undefined): void {
    // The platform can return a relative path for a page of its own.
    if (address) this.#navigation.leaveFor(new URL(address, window.location.href).href);
  }

  /** The data to save if this card pays. An order that another card or method pays clears it. */
  #dataToSave(card: CardIdentity | null): BillingData | null {
    if (!card || !this.#newCard || !isSameCard(card, this.#newCard.card)) this.#newCard = null;
    return this.#newCard?.data ?? null;
  }
}

const isSameItem = (one: Product, other: Product): boolean => itemKeyOf(one.item) === itemKeyOf(other.item);

/** True if only the offer changes: another plan, period or amount, or a rental instead of a purchase. */
const isSameKind = (former: Product, product: Product): boolean =>
  former.item.type === product.item.type && (product.item.type !== 'comic' || isSameItem(former, product));
