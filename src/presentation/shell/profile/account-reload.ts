import type { OrderItem } from '../../../domain/checkout/order.ts';

/** Reloads what an order of this type changes: the profile, the subscription or the balance. */
export interface AccountReload {
  reload(type: OrderItem['type'], isPaidByBalance?: boolean): Promise<void>;
}
