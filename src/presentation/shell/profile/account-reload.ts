import type { OrderItem } from '../../../domain/checkout/order.ts';

/** Fetches again what a purchase, a gift or a refund of that type has changed of a reader. */
export interface AccountReload {
  reload(type: OrderItem['type'], isPaidByBalance?: boolean): Promise<void>;
}
