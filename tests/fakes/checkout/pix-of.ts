import { type PixInfo, pixInfoOf } from '../../../src/domain/checkout/order.ts';
import type { OrderPresenter } from '../../../src/presentation/checkout/order/order-presenter.ts';

/** The pending Pix of an order. */
export function pixOf({ state }: OrderPresenter): PixInfo | null {
  return state.kind === 'waiting' ? pixInfoOf(state.purchase) : null;
}
