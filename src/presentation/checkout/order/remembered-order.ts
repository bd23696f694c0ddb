import { makeAutoObservable } from 'mobx';
import type { FindOrder, KnownOrder } from '../../../application/checkout/find-order.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Purchase } from '../../../domain/checkout/order.ts';
import type { Ordered } from './ordered.ts';

/** What this device remembers of the order that is looked at: from before a reload, or by another tab. */
export class RememberedOrder {
  /** Where what is under way is another merchandise of the item than is looked at: it is looked at instead. */
  otherMerchandise: string | null = null;
  /** Since when it is looked at: what was bought before is another wish. */
  since: Date;
  readonly #findOrder: FindOrder;
  readonly #clock: Clock;
  /** The order that its reader rather pays another way: it is not shown again until they come anew. */
  #setAside: string | null = null;

  constructor(findOrder: FindOrder, clock: Clock) {
    this.#findOrder = findOrder;
    this.#clock = clock;
    this.since = clock.now();
    makeAutoObservable(this, { since: false }, { autoBind: true });
  }

  begin(ordered: Ordered): KnownOrder | null {
    this.since = this.#clock.now();
    const known = this.#find(ordered);
    this.otherMerchandise = known && otherThan(ordered, known);
    return known;
  }

  /** What another tab has made of it: null where that is what is `shown`, or nothing whose end is known. */
  news(ordered: Ordered, shown: Purchase | null): News | null {
    const known = this.#find(ordered);
    if (!known || known.standing === 'unanswered') return null;
    const { standing, purchase } = known;
    const other = otherThan(ordered, known);
    const isBought = standing === 'bought';
    // One that waits is turned to; one that is bought leaves nothing to pay for.
    if (other !== null && !isBought) this.otherMerchandise = other;
    if (other !== null) return isBought ? { purchase, isOther: true } : null;
    return isBought || purchase.id !== shown?.id ? { purchase, isOther: false } : null;
  }

  setAside(purchase: Purchase): void {
    this.#setAside = purchase.id;
  }

  /** What was set aside is shown again. */
  takeBack(): void {
    this.#setAside = null;
  }

  #find({ item }: Ordered): KnownOrder | null {
    const known = this.#findOrder.execute(item, this.since);
    return known?.standing === 'waiting' && known.purchase.id === this.#setAside ? null : known;
  }
}

interface News {
  readonly purchase: Purchase;
  /** Ordered as something else: a rent, say, where it is bought here. */
  readonly isOther: boolean;
}

/** The merchandise that was ordered, where another one is looked at. */
const otherThan = ({ item }: Ordered, { merchandiseId }: KnownOrder): string | null =>
  item.type !== 'dragon_wallet_credit' && item.merchandiseId !== merchandiseId ? merchandiseId : null;
