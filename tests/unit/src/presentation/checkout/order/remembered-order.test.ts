import { FindOrder } from '../../../../../../src/application/checkout/find-order.ts';
import { intentOf, itemKeyOf, type Purchase } from '../../../../../../src/domain/checkout/order.ts';
import type { Ordered } from '../../../../../../src/presentation/checkout/order/ordered.ts';
import { RememberedOrder } from '../../../../../../src/presentation/checkout/order/remembered-order.ts';
import { FakeOrderIntents } from '../../../../../fakes/checkout/fake-order-intents.ts';
import { someComic, someCredits } from '../../../../../fakes/checkout/some-order.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';
import { FakeSession } from '../../../../../fakes/session/fake-session.ts';

const buying = someComic('purchase');
const renting = someComic('rent');

let clock: FakeClock;
let intents: FakeOrderIntents;
let remembered: RememberedOrder;
beforeEach(() => {
  clock = new FakeClock();
  intents = new FakeOrderIntents();
  remembered = new RememberedOrder(
    new FindOrder(intents, new FakeSession({ userId: 'ana', token: 't' })),
    clock,
  );
});

/** What a tab of this device has made of it. */
function order({ item }: Ordered, status: Purchase['status'] | null, id = 'order-1'): Purchase {
  const payment = { method: 'pix', card: null, coupon: null, returnPath: '/' } as const;
  const now = clock.now().getTime();
  const purchase: Purchase = { id, status: status ?? 'waiting', amount: 990, currency: 'BRL' };
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

describe('what is remembered when an order is looked at', () => {
  it('is nothing of one that was never placed', () => {
    expect(remembered.begin(buying)).toBeNull();
    expect(remembered.otherMerchandise).toBeNull();
  });

  it('is what waits, as the merchandise that was ordered', () => {
    const purchase = order(renting, 'waiting');
    expect(remembered.begin(buying)).toMatchObject({ standing: 'waiting', purchase });
    expect(remembered.otherMerchandise).toBe('issue-1-rent');
    remembered.begin(renting);
    expect(remembered.otherMerchandise).toBeNull();
  });

  it('is nothing that was bought before', () => {
    order(buying, 'paid');
    clock.pass(1);
    expect(remembered.begin(buying)).toBeNull();
  });

  it('is nothing that was set aside, until it is taken back', () => {
    remembered.setAside(order(buying, 'waiting'));
    expect(remembered.begin(buying)).toBeNull();
    remembered.takeBack();
    expect(remembered.begin(buying)).toMatchObject({ standing: 'waiting' });
  });
});

describe('news of another tab', () => {
  beforeEach(() => {
    remembered.begin(buying);
  });

  it('is what waits, unless that is shown', () => {
    const purchase = order(buying, 'waiting');
    expect(remembered.news(buying, null)).toEqual({ purchase, isOther: false });
    expect(remembered.news(buying, purchase)).toBeNull();
  });

  it('is what was bought, even of the order that is shown as waiting', () => {
    const purchase = order(buying, 'paid');
    expect(remembered.news(buying, { ...purchase, status: 'waiting' })).toEqual({ purchase, isOther: false });
  });

  it('is none while no answer has come, or of another item', () => {
    order(buying, null);
    expect(remembered.news(buying, null)).toBeNull();
    expect(remembered.news(someCredits(), null)).toBeNull();
  });

  it('turns to another merchandise that waits, and tells of one that was bought', () => {
    order(renting, 'waiting');
    expect(remembered.news(buying, null)).toBeNull();
    expect(remembered.otherMerchandise).toBe('issue-1-rent');
    const purchase = order(renting, 'paid');
    expect(remembered.news(buying, null)).toEqual({ purchase, isOther: true });
  });
});
