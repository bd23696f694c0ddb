import { reaction } from 'mobx';
import type { OrderIntents } from '../../../application/ports/checkout/order-intents.ts';
import type { SettledStatus, WaitingOrder } from './waiting-order.ts';

interface Watched {
  readonly waiting: WaitingOrder;
  settle(status: SettledStatus): Promise<void>;
  lookElsewhere(): void;
}

/** Asks after whatever an order waits for, and looks when another tab has changed something; ends with the returned function. */
export function watchOrder(order: Watched, intents: Pick<OrderIntents, 'subscribe'>): () => void {
  const idle = () => {};
  let stopAsking = idle;
  const stopFollowing = reaction(
    () => order.waiting.purchase?.id,
    (id) => {
      stopAsking();
      stopAsking = id === undefined ? idle : order.waiting.watch((status) => void order.settle(status));
    },
    { fireImmediately: true },
  );
  const stopListening = intents.subscribe(() => order.lookElsewhere());
  return () => {
    stopAsking();
    stopFollowing();
    stopListening();
  };
}
