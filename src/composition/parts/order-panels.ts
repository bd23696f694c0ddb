import { afterOrderEnUs } from '../../presentation/checkout/order/after-order.en-us.ts';
import { afterOrderPtBr } from '../../presentation/checkout/order/after-order.pt-br.ts';
import { OrderPanels } from '../../presentation/checkout/order/order-panels.tsx';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { view } from '../parts.ts';

/** Replaces the form once an order is placed. */
export const orderPanels = view({
  View: OrderPanels,
  texts: {
    afterOrder: [afterOrderPtBr, afterOrderEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
});
