import { intentOf, itemKeyOf, type Purchase } from '../../../../../../src/domain/checkout/order.ts';
import { paymentFailures } from '../../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { Product } from '../../../../../../src/presentation/checkout/order/product.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildTransaction } from '../../../../../fakes/checkout/build-transaction.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

const purchaseProduct = buildComicProduct('purchase');
const rentalProduct = buildComicProduct('rent');

type OrderFixture = ReturnType<typeof setUpOrder>;

async function setUpLoadedOrder(): Promise<OrderFixture> {
  const fixture = setUpOrder();
  await fixture.loadReader();
  return fixture;
}

/** Stores an order as if another tab of this device had placed it. */
function placeInOtherTab(
  { clock, intents, shop }: OrderFixture,
  { item }: Product,
  status: Purchase['status'] | null,
): Purchase {
  const payment = { method: 'pix', card: null, coupon: null, returnPath: '/' } as const;
  const now = clock.now().getTime();
  const ordered = item.type === 'comic' && shop.products.get(item.merchandiseId)?.item;
  const { transaction } = shop.placeOrder('ana', item, {
    status: status ?? 'waiting',
    method: 'pix',
    ...(ordered && { item: ordered }),
  });
  const { id, amount, currency } = transaction;
  const purchase: Purchase = { id, status: status ?? 'waiting', amount, currency };
  intents.save('ana', itemKeyOf(item), {
    key: 'key',
    order: intentOf({ item, payment }),
    sentAt: now,
    formerId: null,
    purchase: status && purchase,
    settledAt: status === 'paid' ? now : null,
  });
  return purchase;
}

/** Returns the ids of the readers whose profiles are loaded from now on. */
function recordLoadedReaders({ readers }: OrderFixture): string[] {
  const loadedReaderIds: string[] = [];
  const find = readers.find.bind(readers);
  readers.find = (readerId) => {
    loadedReaderIds.push(readerId);
    return find(readerId);
  };
  return loadedReaderIds;
}

/** The reader has ordered a rental with Pix on another device. */
async function setUpOrderOfOtherDevice() {
  const fixture = setUpOrder();
  const { shop, readers, loadReader } = fixture;
  const { transaction } = shop.placeOrder('ana', rentalProduct.item, {
    method: 'pix',
    item: shop.products.get('issue-1-rent')?.item ?? buildTransaction().item,
  });
  const { id, amount, currency } = transaction;
  const payment = { id, amount, currency, pixCode: '000201', pixExpiresAt: transaction.pixExpiresAt ?? '' };
  const reader = readers.readers.get('ana') ?? buildReader();
  const order = { ...payment, productId: 'issue-1', merchandiseId: 'issue-1-rent' };
  readers.readers.set('ana', { ...reader, payablePixOrders: [order] });
  const purchase: Purchase = { ...payment, status: 'waiting' };
  await loadReader();
  return { ...fixture, purchase };
}

describe('OrderPresenter.begin', () => {
  it('shows the form for a product without orders', async () => {
    const { order } = await setUpLoadedOrder();
    await order.open(purchaseProduct);
    expect([order.state.kind, order.otherMerchandiseId]).toEqual(['choosing', null]);
  });

  it('shows a pending order, and returns the merchandise that was ordered', async () => {
    const fixture = await setUpLoadedOrder();
    const { order } = fixture;
    const purchase = placeInOtherTab(fixture, rentalProduct, 'waiting');
    await order.open(purchaseProduct);
    expect(order.state).toMatchObject({ kind: 'waiting', purchase });
    expect(order.otherMerchandiseId).toBe('issue-1-rent');
    await order.open(rentalProduct);
    expect(order.otherMerchandiseId).toBeNull();
  });

  it('shows an order of another device that waits for its Pix, until the reader prefers another way', async () => {
    const { purchase, order, profile } = await setUpOrderOfOtherDevice();
    await order.open(purchaseProduct);
    expect(order.state).toMatchObject({ kind: 'waiting', purchase });
    expect([order.otherMerchandiseId, order.choices.method]).toEqual(['issue-1-rent', 'pix']);
    await order.payAnotherWay();
    await order.open(purchaseProduct);
    expect(order.state.kind).toBe('choosing');
    expect(profile.reader?.payablePixOrders).toHaveLength(1);
  });

  it('adds the bank link from the first status response to an order of another device', async () => {
    const { order, shop, purchase } = await setUpOrderOfOtherDevice();
    const ordered = shop.findOrder(purchase.id);
    if (!ordered) throw new Error('The order is missing.');
    ordered.transaction = { ...ordered.transaction, approvalAddress: 'https://banco.example/pix' };
    await order.open(purchaseProduct);
    const stop = order.watch();
    await flushPromises();
    stop();
    expect(order.state).toMatchObject({
      kind: 'waiting',
      purchase: { pixCode: '000201', approvalAddress: 'https://banco.example/pix' },
    });
  });

  it('removes the waiting order once the issue is bought', async () => {
    const { shop, purchase, order, profile } = await setUpOrderOfOtherDevice();
    await order.open(rentalProduct);
    shop.settleOrder(purchase.id, 'paid');
    await order.check();
    expect(order.state).toMatchObject({ kind: 'paid', purchase: { id: purchase.id } });
    expect(profile.reader?.payablePixOrders).toEqual([]);
  });

  it.each([
    ['checks it', (order: OrderFixture['order']) => order.check()],
    ['prefers another way', (order: OrderFixture['order']) => order.payAnotherWay()],
  ])('forgets a Pix that another order has replaced when the reader %s', async (_, request) => {
    const { shop, readers, purchase, order, profile } = await setUpOrderOfOtherDevice();
    await order.open(rentalProduct);
    shop.settleOrder(purchase.id, 'expired');
    readers.readers.set('ana', buildReader());
    await request(order);
    await flushPromises();
    expect(profile.reader?.payablePixOrders).toEqual([]);
  });

  it('reloads the profile, which lists waiting orders, once an order waits or was declined', async () => {
    const fixture = await setUpLoadedOrder();
    const { order, shop } = fixture;
    const loadedReaderIds = recordLoadedReaders(fixture);
    await order.open(purchaseProduct);
    order.choices.chooseMethod('pix');
    const purchase = await order.pay('/');
    expect(loadedReaderIds).toEqual(['ana']);
    shop.settleOrder(purchase?.id ?? '', 'refused');
    await order.check();
    expect(loadedReaderIds).toEqual(['ana', 'ana']);
  });

  it('reloads the profile after an order without a Pix only if it has replaced one', async () => {
    const fixture = await setUpOrderOfOtherDevice();
    const { order } = fixture;
    const loadedReaderIds = recordLoadedReaders(fixture);
    await order.open(purchaseProduct);
    await order.payAnotherWay();
    order.choices.chooseMethod('paypal');
    await order.pay('/');
    expect(loadedReaderIds).toEqual(['ana']);
    fixture.readers.readers.set('ana', buildReader());
    await fixture.loadReader();
    loadedReaderIds.length = 0;
    await order.payAnotherWay();
    await order.pay('/');
    expect(loadedReaderIds).toEqual([]);
  });

  it('reloads no profile after an order of credits, which it does not list', async () => {
    const fixture = await setUpLoadedOrder();
    const { order, shop } = fixture;
    const loadedReaderIds = recordLoadedReaders(fixture);
    await order.open(buildCreditsProduct());
    order.choices.chooseMethod('pix');
    const purchase = await order.pay('/');
    shop.settleOrder(purchase?.id ?? '', 'refused');
    await order.check();
    expect([order.state.kind, loadedReaderIds]).toEqual(['choosing', []]);
  });

  it('ignores earlier purchases', async () => {
    const fixture = await setUpLoadedOrder();
    placeInOtherTab(fixture, purchaseProduct, 'paid');
    fixture.clock.advance(1);
    await fixture.order.open(purchaseProduct);
    expect(fixture.order.state.kind).toBe('choosing');
  });

  it('hides an abandoned pending order until the reader returns to the screen', async () => {
    const fixture = await setUpLoadedOrder();
    const { order } = fixture;
    placeInOtherTab(fixture, purchaseProduct, 'waiting');
    await order.open(purchaseProduct);
    await order.payAnotherWay();
    expect(order.state.kind).toBe('choosing');
    await order.open(purchaseProduct);
    expect(order.state.kind).toBe('choosing');
    order.close();
    await order.open(purchaseProduct);
    expect(order.state.kind).toBe('waiting');
  });
});

describe('OrderPresenter.checkOtherTabs', () => {
  it('changes nothing if the pending order is already shown', async () => {
    const fixture = await setUpLoadedOrder();
    const { order } = fixture;
    await order.open(purchaseProduct);
    const purchase = placeInOtherTab(fixture, purchaseProduct, 'waiting');
    order.checkOtherTabs();
    expect(order.state).toMatchObject({ kind: 'waiting', purchase });
    const { state } = order;
    order.checkOtherTabs();
    expect(order.state).toBe(state);
  });

  it('ignores a Pix that has expired since the product was opened', async () => {
    const { shop, purchase, order, profile, readers, checkout, clock } = await setUpOrderOfOtherDevice();
    await order.open(rentalProduct);
    readers.failure = failures.networkConnection;
    clock.advance(31 * 60_000);
    shop.settleOrder(purchase.id, 'expired');
    await order.check();
    checkout.failure = paymentFailures.paymentFailed;
    await order.pay('/');
    order.checkOtherTabs();
    expect([order.state.kind, profile.reader?.payablePixOrders.length]).toEqual(['choosing', 1]);
  });

  it('shows a purchase of another tab, even for an order that is shown as pending', async () => {
    const fixture = await setUpLoadedOrder();
    const { order } = fixture;
    placeInOtherTab(fixture, purchaseProduct, 'waiting');
    await order.open(purchaseProduct);
    const purchase = placeInOtherTab(fixture, purchaseProduct, 'paid');
    order.checkOtherTabs();
    expect(order.state).toMatchObject({ kind: 'paid', purchase });
  });

  it('changes nothing while the order of another tab has no response, or is for another item', async () => {
    const fixture = await setUpLoadedOrder();
    const { order } = fixture;
    await order.open(purchaseProduct);
    placeInOtherTab(fixture, purchaseProduct, null);
    order.checkOtherTabs();
    expect(order.state.kind).toBe('choosing');
    await order.open(buildCreditsProduct());
    order.checkOtherTabs();
    expect(order.state.kind).toBe('choosing');
  });

  it('returns the merchandise of a pending order, and reloads the reader once it is paid', async () => {
    const fixture = await setUpLoadedOrder();
    const { order, identityUsers } = fixture;
    await order.open(purchaseProduct);
    placeInOtherTab(fixture, rentalProduct, 'waiting');
    order.checkOtherTabs();
    expect([order.state.kind, order.otherMerchandiseId]).toEqual(['choosing', 'issue-1-rent']);
    const loadedReaderIds = recordLoadedReaders(fixture);
    identityUsers.requestCount = 0;
    placeInOtherTab(fixture, rentalProduct, 'paid');
    order.checkOtherTabs();
    expect([order.state.kind, loadedReaderIds, identityUsers.requestCount]).toEqual(['choosing', ['ana'], 1]);
  });
});
