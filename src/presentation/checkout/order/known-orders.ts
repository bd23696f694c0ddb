import type { FindOrder, KnownOrder } from '../../../application/checkout/find-order.ts';
import type { OrderIntents } from '../../../application/ports/checkout/order-intents.ts';
import type { OrderItem } from '../../../domain/checkout/order.ts';
import { payablePixOrderOf } from '../../../domain/checkout/payable-pix-order.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { CheckoutSession } from './order-state.ts';

/** Finds orders that the reader placed before a reload, in another tab or on another device. */
export class KnownOrders {
  readonly #findOrder: FindOrder;
  readonly #intents: Pick<OrderIntents, 'subscribe'>;
  readonly #profile: Pick<ReaderProfilePresenter, 'reader'>;
  #hiddenId: string | null = null;

  constructor(
    findOrder: FindOrder,
    intents: Pick<OrderIntents, 'subscribe'>,
    profile: Pick<ReaderProfilePresenter, 'reader'>,
  ) {
    this.#findOrder = findOrder;
    this.#intents = intents;
    this.#profile = profile;
  }

  /** The order of the product that this device knows, otherwise the one whose Pix can be paid at `now`. Rule 89. */
  find({ product: { item }, openedAt }: CheckoutSession, now: Date): KnownOrder | null {
    const order = this.#findOrder.execute(item, openedAt) ?? this.#findWaiting(item, now);
    return order?.status === 'waiting' && order.purchase.id === this.#hiddenId ? null : order;
  }

  /** Hides the waiting order that the reader prefers to pay another way. */
  hide(id: string): void {
    this.#hiddenId = id;
  }

  showAll(): void {
    this.#hiddenId = null;
  }

  /** Reports changes in other tabs until the returned function is called. */
  subscribe(onChange: () => void): () => void {
    return this.#intents.subscribe(onChange);
  }

  #findWaiting(item: OrderItem, now: Date): KnownOrder | null {
    if (item.type === 'credits') return null;
    const order = payablePixOrderOf(this.#profile.reader, item.id, now);
    if (!order) return null;
    const { productId: _, merchandiseId, ...purchase } = order;
    return { status: 'waiting', merchandiseId, purchase: { ...purchase, status: 'waiting' } };
  }
}
