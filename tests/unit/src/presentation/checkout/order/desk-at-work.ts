import type { ComponentType } from 'react';
import type { AddCardFormProps } from '../../../../../../src/presentation/checkout/cards/add-card-form.tsx';
import type { AddCardPresenter } from '../../../../../../src/presentation/checkout/cards/add-card-presenter.ts';
import {
  CheckoutForm,
  type CheckoutFormProps,
} from '../../../../../../src/presentation/checkout/form/checkout-form.tsx';
import { CheckoutDesk } from '../../../../../../src/presentation/checkout/order/checkout-desk.ts';
import {
  OrderPanels,
  type OrderPanelsProps,
} from '../../../../../../src/presentation/checkout/order/order-panels.tsx';
import { Later, type Part } from '../../../../../../src/presentation/shell/lazy-loading/later.ts';
import { someOrder } from '../../../../../fakes/checkout/some-order.ts';
import { FakeNavigation } from '../../../../../fakes/device/fake-navigation.ts';

/** A desk over fakes: its panels come when they are wanted, the form of a card never does. */
export function deskAtWork(...wanted: Parameters<typeof someOrder>) {
  const shared = someOrder(...wanted);
  const navigation = new FakeNavigation();
  const form = new Later<ComponentType<CheckoutFormProps>>(async () => CheckoutForm);
  const panels = new Later<ComponentType<OrderPanelsProps>>(async () => OrderPanels);
  const addCard = new Later<Part<AddCardPresenter, AddCardFormProps>>(() => new Promise(() => {}));
  const desk = new CheckoutDesk(shared.order, { form, panels, addCard }, navigation);
  return { ...shared, navigation, desk };
}
