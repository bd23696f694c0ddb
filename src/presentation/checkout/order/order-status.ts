import { reaction } from 'mobx';
import type { FollowOrder } from '../../../application/checkout/follow-order.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { hasPixExpired, type Purchase } from '../../../domain/checkout/order.ts';
import type { TransactionDetail, TransactionStatus } from '../../../domain/checkout/transaction.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { OrderStateOf } from './order-state.ts';
import { pollOrder, type SettledStatus } from './poll-order.ts';
import { shareRequests } from './share-requests.ts';

interface OrderStatusDependencies {
  readonly followOrder: Lazy<FollowOrder>;
  readonly clock: Clock;
  /** The pending order, or null. Observable. */
  readonly findPending: () => OrderStateOf<'waiting'> | null;
  /** Called with each response that is about the order that is still pending. */
  readonly onChecked: (outcome: Result<TransactionDetail, Failure>) => void;
  readonly onSettled: (status: SettledStatus) => void;
}

/** Requests the status of the pending order: on demand, and every few seconds while it is polled (Rule 42). */
export class OrderStatus {
  readonly #dependencies: OrderStatusDependencies;
  readonly #shareRequest = shareRequests<TransactionStatus | null>();

  constructor(dependencies: OrderStatusDependencies) {
    this.#dependencies = dependencies;
  }

  /** null if no order is pending. Observable. */
  get pendingId(): string | null {
    return this.#dependencies.findPending()?.purchase.id ?? null;
  }

  /** Returns null if the status is unknown or another order is pending now. */
  request(): Promise<TransactionStatus | null> {
    const pending = this.#dependencies.findPending();
    if (!pending) return Promise.resolve(null);
    const { id } = pending.purchase;
    return this.#shareRequest(id, async () => {
      const { followOrder, onChecked } = this.#dependencies;
      const loaded = await followOrder.fetch();
      const outcome = loaded.ok
        ? await loaded.value.execute(pending.session.product.item, id)
        : failed(loaded.failure);
      if (this.pendingId !== id) return null;
      onChecked(outcome);
      return outcome.ok ? outcome.value.status : null;
    });
  }

  /** Polls each order that is pending until the returned function is called. */
  poll(): () => void {
    let stopPolling = () => {};
    const stopFollowing = reaction(
      () => this.pendingId,
      (id) => {
        stopPolling();
        stopPolling = id === null ? () => {} : this.#pollPending();
      },
      { fireImmediately: true },
    );
    return () => {
      stopPolling();
      stopFollowing();
    };
  }

  #pollPending(): () => void {
    const { findPending, clock, onSettled } = this.#dependencies;
    const pending = findPending();
    return pollOrder({
      requestStatus: () => this.request(),
      onSettled,
      startsImmediately: pending !== null && isStatusUrgent(pending.purchase, clock.now()),
    });
  }
}

/** An expired Pix may have been paid, and one that the reader's profile named has no link to the bank yet. */
const isStatusUrgent = (purchase: Purchase, now: Date): boolean =>
  purchase.pixCode !== undefined && (!purchase.approvalAddress || hasPixExpired(purchase, now));
