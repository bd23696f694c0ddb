import { paymentFailures } from '../../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { CheckoutPresenter } from '../../../../../../src/presentation/checkout/order/checkout-presenter.ts';
import { OrderPanels } from '../../../../../../src/presentation/checkout/order/order-panels.tsx';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import { buildTransactionItem } from '../../../../../fakes/checkout/build-transaction.ts';
import { buildComicProduct, buildCreditsProduct } from '../../../../../fakes/checkout/set-up-order.ts';
import { chunkLoadError } from '../../../../../fakes/chunk-load-error.ts';
import { FakeNavigation } from '../../../../../fakes/device/fake-navigation.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { setUpCheckout } from './set-up-checkout.ts';

const path = '/account/payment-methods/balance';

async function openCheckout(load: () => Promise<void> = async () => {}) {
  const fixture = setUpCheckout({ user: buildUser() });
  await fixture.loadReader();
  const panels = new Lazy(async () => {
    await load();
    return { presenter: fixture.billingData, View: OrderPanels };
  });
  const parts = { ...fixture.checkoutPresenter.parts, panels };
  const navigation = new FakeNavigation();
  const checkoutPresenter = new CheckoutPresenter(fixture.order, parts, navigation);
  await checkoutPresenter.open(buildCreditsProduct(), false);
  return { ...fixture, navigation, checkoutPresenter };
}

describe('CheckoutPresenter.pay', () => {
  it.each([
    ['a lost network', chunkLoadError(), failures.networkConnection],
    ['a bug', new TypeError('undefined is not a function'), failures.unexpected],
  ])(
    'sends nothing if %s prevents that the outcome is shown, and can be repeated',
    async (_, error, cause) => {
      Object.assign(globalThis, { reportError: () => {} });
      let isFailing = true;
      const { checkoutPresenter, checkout, order } = await openCheckout(async () => {
        if (isFailing) throw error;
      });
      await checkoutPresenter.pay(path);
      expect(order.state).toMatchObject({ kind: 'choosing', failure: { cause } });
      expect(checkout.sentOrders).toEqual([]);
      isFailing = false;
      await checkoutPresenter.pay(path);
      expect([order.state.kind, checkout.sentOrders.length]).toEqual(['paid', 1]);
    },
  );

  it('sends nothing if another product is opened in the meantime', async () => {
    let finishLoading = () => {};
    const { checkoutPresenter, checkout, order } = await openCheckout(
      () => new Promise<void>((resolve) => (finishLoading = () => resolve())),
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

it('CheckoutPresenter.renewPix shows the form at another price, and the expired Pix does not return', async () => {
  const { checkoutPresenter, order, shop, readers, profile, loadReader } = await openCheckout();
  const product = buildComicProduct();
  const { transaction } = shop.placeOrder('ana', product.item, {
    method: 'pix',
    item: shop.products.get('issue-1-purchase')?.item ?? buildTransactionItem(),
  });
  const { id, currency, pixCode, pixExpiresAt } = transaction;
  const discounted = { id, currency, amount: 890, pixCode: pixCode ?? '', pixExpiresAt: pixExpiresAt ?? '' };
  const pixOrder = { ...discounted, productId: 'issue-1', merchandiseId: 'issue-1-purchase' };
  readers.readers.set('ana', buildReader({ payablePixOrders: [pixOrder] }));
  await loadReader();
  await order.open(product);
  readers.failure = failures.networkConnection;
  shop.settleOrder(id, 'expired');
  await order.check();
  expect(order.state.kind).toBe('expired');
  await checkoutPresenter.renewPix(path);
  order.checkOtherTabs();
  expect([order.state.kind, profile.reader?.payablePixOrders.length]).toEqual(['choosing', 1]);
});

it('CheckoutPresenter.open offers a bought product again, except after the back button', async () => {
  const { checkoutPresenter, order } = await openCheckout();
  await checkoutPresenter.pay(path);
  await checkoutPresenter.open(buildCreditsProduct(), true);
  expect(order.state.kind).toBe('paid');
  await checkoutPresenter.open(buildCreditsProduct(), false);
  expect(order.state.kind).toBe('choosing');
});

describe('CheckoutPresenter.keepBillingData', () => {
  const newCard = buildCard();
  const data = {
    cpf: '52998224725',
    phoneNumber: '+5511988887777',
    address: { zipCode: '01001000', line1: 'Praça da Sé', number: '100' },
  };

  it('gives the data to the saver when the new card pays, also after a refusal', async () => {
    const { checkoutPresenter, checkout, order, billingData, identityUsers } = await openCheckout();
    order.choices.chooseCard(newCard);
    checkoutPresenter.keepBillingData(newCard, data);
    checkout.failure = paymentFailures.paymentFailed;
    await checkoutPresenter.pay(path);
    checkout.failure = null;
    order.choices.chooseCard(newCard);
    await checkoutPresenter.pay(path);
    await billingData.save();
    expect([order.state.kind, identityUsers.users[0]]).toEqual(['paid', buildUser(data)]);
  });

  it.each(['pix', 'paypal'] as const)('clears the data when the order is paid by %s', async (method) => {
    const { checkoutPresenter, checkout, order, billingData, identityUsers } = await openCheckout();
    checkoutPresenter.keepBillingData(newCard, data);
    order.choices.chooseMethod(method);
    checkout.failure = paymentFailures.paymentFailed;
    await checkoutPresenter.pay(path);
    checkout.failure = null;
    order.choices.chooseMethod('credit_card');
    order.choices.chooseCard(newCard);
    await checkoutPresenter.pay(path);
    await billingData.save();
    expect([order.state.kind, identityUsers.changes]).toEqual(['paid', []]);
  });

  it('clears the data when another card pays, or the screen is left', async () => {
    const { checkoutPresenter, order, billingData, identityUsers } = await openCheckout();
    checkoutPresenter.keepBillingData(buildCard({ lastFourDigits: '1111' }), data);
    order.choices.chooseCard(newCard);
    await checkoutPresenter.pay(path);
    await billingData.save();
    billingData.keep(data);
    checkoutPresenter.clearBillingData();
    await billingData.save();
    expect([order.state.kind, identityUsers.changes]).toEqual(['paid', []]);
  });
});
