import type { ComponentType } from 'react';
import type { AddCardFormProps } from '../../../../../../src/presentation/checkout/cards/add-card-form.tsx';
import type { AddCardPresenter } from '../../../../../../src/presentation/checkout/cards/add-card-presenter.ts';
import { CheckoutForm } from '../../../../../../src/presentation/checkout/form/checkout-form.tsx';
import type { BillingDataSaver } from '../../../../../../src/presentation/checkout/order/billing-data-saver.ts';
import type { CheckoutFormProps } from '../../../../../../src/presentation/checkout/order/checkout-parts.ts';
import { CheckoutPresenter } from '../../../../../../src/presentation/checkout/order/checkout-presenter.ts';
import {
  OrderPanels,
  type OrderPanelsProps,
} from '../../../../../../src/presentation/checkout/order/order-panels.tsx';
import { Lazy, type Part } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';
import { FakeNavigation } from '../../../../../fakes/device/fake-navigation.ts';

/** A checkout with fakes. Its panels load on request; the card form never loads. */
export function setUpCheckout(...options: Parameters<typeof setUpOrder>) {
  const shared = setUpOrder(...options);
  const navigation = new FakeNavigation();
  const form = new Lazy<ComponentType<CheckoutFormProps>>(async () => CheckoutForm);
  const panels = new Lazy<Part<BillingDataSaver, OrderPanelsProps>>(async () => ({
    presenter: shared.billingData,
    View: OrderPanels,
  }));
  const addCard = new Lazy<Part<AddCardPresenter, AddCardFormProps>>(() => new Promise(() => {}));
  const parts = { form, panels, addCard };
  const checkoutPresenter = new CheckoutPresenter(shared.order, parts, navigation);
  return { ...shared, navigation, checkoutPresenter };
}
