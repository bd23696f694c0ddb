import type { ComponentType } from 'react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { CheckoutPresenter } from '../../../../../../src/presentation/checkout/order/checkout-presenter.ts';
import {
  OrderPanels,
  type OrderPanelsProps,
} from '../../../../../../src/presentation/checkout/order/order-panels.tsx';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildCreditsProduct } from '../../../../../fakes/checkout/set-up-order.ts';
import { FakeNavigation } from '../../../../../fakes/device/fake-navigation.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { setUpCheckout } from './set-up-checkout.ts';

const path = '/account/payment-methods/balance';

async function openCheckout(load: () => Promise<ComponentType<OrderPanelsProps>> = async () => OrderPanels) {
  const fixture = setUpCheckout();
  await fixture.loadReader();
  const parts = { ...fixture.checkoutPresenter.parts, panels: new Lazy(load) };
  const navigation = new FakeNavigation();
  const checkoutPresenter = new CheckoutPresenter(fixture.order, parts, fixture.billingData, navigation);
  await checkoutPresenter.open(buildCreditsProduct(), false);
  return { ...fixture, navigation, checkoutPresenter };
}

describe('CheckoutPresenter.pay', () => {
  it('sends nothing if the code that shows the outcome cannot be loaded, and can be repeated', async () => {
    let isOffline = true;
    const { checkoutPresenter, checkout, order } = await openCheckout(async () => {
      if (isOffline) throw new Error('offline');
      return OrderPanels;
    });
    await checkoutPresenter.pay(path);
    expect(order.state).toMatchObject({ kind: 'choosing', failure: { cause: failures.networkConnection } });
    expect(checkout.sentOrders).toEqual([]);
    isOffline = false;
    await checkoutPresenter.pay(path);
    expect([order.state.kind, checkout.sentOrders.length]).toEqual(['paid', 1]);
  });

  it('sends nothing if another product is opened in the meantime', async () => {
    let finishLoading = () => {};
    const { checkoutPresenter, checkout, order } = await openCheckout(
      () => new Promise((resolve) => (finishLoading = () => resolve(OrderPanels))),
    );
    const paying = checkoutPresenter.pay(path);
    expect(order.state.kind).toBe('preparing');
    await checkoutPresenter.open(buildCreditsProduct(2500, 2500), false);
    finishLoading();
    await paying;
    expect([order.state.kind, checkout.sentOrders]).toEqual(['choosing', []]);
  });

  it('looks up an order without a response, and reports that it was not accepted', async () => {
    const { checkoutPresenter, checkout, order } = await openCheckout();
    checkout.failure = failures.timeout;
    await checkoutPresenter.pay(path);
    await flushPromises();
    expect(order.state).toMatchObject({ kind: 'choosing', failure: null, isNotAccepted: true });
  });

  it('opens the PayPal page that approves the payment', async () => {
    const { checkoutPresenter, order, navigation } = await openCheckout();
    order.choices.chooseMethod('paypal');
    await checkoutPresenter.pay(path);
    expect([order.state.kind, navigation.openedAddresses.length]).toEqual(['waiting', 1]);
  });
});

it('CheckoutPresenter.open offers a bought product again, except after the back button', async () => {
  const { checkoutPresenter, order } = await openCheckout();
  await checkoutPresenter.pay(path);
  await checkoutPresenter.open(buildCreditsProduct(), true);
  expect(order.state.kind).toBe('paid');
  await checkoutPresenter.open(buildCreditsProduct(), false);
  expect(order.state.kind).toBe('choosing');
});
