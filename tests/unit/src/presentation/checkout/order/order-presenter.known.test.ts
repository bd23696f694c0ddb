import { intentOf, itemKeyOf, type Purchase } from '../../../../../../src/domain/checkout/order.ts';
import type { Product } from '../../../../../../src/presentation/checkout/order/product.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';

const buying = buildComicProduct('purchase');
const renting = buildComicProduct('rent');

type Opened = ReturnType<typeof setUpOrder>;

async function open(): Promise<Opened> {
  const opened = setUpOrder();
  await opened.loadReader();
  return opened;
}

/** Stores an order as if another tab of this device had placed it. */
function place(
  { clock, intents, shop }: Opened,
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
    const { order } = await open();
    await order.open(buying);
    expect([order.state.kind, order.otherMerchandiseId]).toEqual(['choosing', null]);
  });

  it('shows a pending order, and requests the merchandise that was ordered', async () => {
    const opened = await open();
    const { order } = opened;
    const purchase = place(opened, renting, 'waiting');
    await order.open(buying);
    expect(order.state).toMatchObject({ kind: 'waiting', purchase });
    expect(order.otherMerchandiseId).toBe('issue-1-rent');
    await order.open(renting);
    expect(order.otherMerchandiseId).toBeNull();
  });

  it('ignores earlier purchases', async () => {
    const opened = await open();
    place(opened, buying, 'paid');
    opened.clock.advance(1);
    await opened.order.open(buying);
    expect(opened.order.state.kind).toBe('choosing');
  });

  it('hides an abandoned pending order until the reader returns to the screen', async () => {
    const opened = await open();
    const { order } = opened;
    place(opened, buying, 'waiting');
    await order.open(buying);
    await order.payAnotherWay();
    expect(order.state.kind).toBe('choosing');
    await order.open(buying);
    expect(order.state.kind).toBe('choosing');
    order.close();
    await order.open(buying);
    expect(order.state.kind).toBe('waiting');
  });
});

describe('OrderPresenter.checkOtherTabs', () => {
  it('changes nothing if the pending order is already shown', async () => {
    const opened = await open();
    const { order } = opened;
    await order.open(buying);
    const purchase = place(opened, buying, 'waiting');
    order.checkOtherTabs();
    expect(order.state).toMatchObject({ kind: 'waiting', purchase });
    const { state } = order;
    order.checkOtherTabs();
    expect(order.state).toBe(state);
  });

  it('shows a purchase of another tab, even for an order that is shown as pending', async () => {
    const opened = await open();
    const { order } = opened;
    place(opened, buying, 'waiting');
    await order.open(buying);
    const purchase = place(opened, buying, 'paid');
    order.checkOtherTabs();
    expect(order.state).toMatchObject({ kind: 'paid', purchase });
  });

  it('changes nothing while the order of another tab has no answer, or is for another item', async () => {
    const opened = await open();
    const { order } = opened;
    await order.open(buying);
    place(opened, buying, null);
    order.checkOtherTabs();
    expect(order.state.kind).toBe('choosing');
    await order.open(buildCreditsProduct());
    order.checkOtherTabs();
    expect(order.state.kind).toBe('choosing');
  });

  it('requests another merchandise that is pending, and reloads the reader after one that was bought', async () => {
    const opened = await open();
    const { order, readers, identityUsers } = opened;
    await order.open(buying);
    place(opened, renting, 'waiting');
    order.checkOtherTabs();
    expect([order.state.kind, order.otherMerchandiseId]).toEqual(['choosing', 'issue-1-rent']);
    const loads: string[] = [];
    const find = readers.find.bind(readers);
    readers.find = (readerId) => {
      loads.push(readerId);
      return find(readerId);
    };
    identityUsers.requestCount = 0;
    place(opened, renting, 'paid');
    order.checkOtherTabs();
    expect([order.state.kind, loads, identityUsers.requestCount]).toEqual(['choosing', ['ana'], 1]);
  });
});
