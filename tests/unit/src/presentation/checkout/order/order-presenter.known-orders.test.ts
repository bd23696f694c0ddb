import { intentOf, itemKeyOf, type Purchase } from '../../../../../../src/domain/checkout/order.ts';
import type { Product } from '../../../../../../src/presentation/checkout/order/product.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';

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
    const { order, readers, identityUsers } = fixture;
    await order.open(purchaseProduct);
    placeInOtherTab(fixture, rentalProduct, 'waiting');
    order.checkOtherTabs();
    expect([order.state.kind, order.otherMerchandiseId]).toEqual(['choosing', 'issue-1-rent']);
    const loadedReaderIds: string[] = [];
    const find = readers.find.bind(readers);
    readers.find = (readerId) => {
      loadedReaderIds.push(readerId);
      return find(readerId);
    };
    identityUsers.requestCount = 0;
    placeInOtherTab(fixture, rentalProduct, 'paid');
    order.checkOtherTabs();
    expect([order.state.kind, loadedReaderIds, identityUsers.requestCount]).toEqual(['choosing', ['ana'], 1]);
  });
});
