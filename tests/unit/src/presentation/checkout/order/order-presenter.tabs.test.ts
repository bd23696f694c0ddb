import { failures } from '../../../../../../src/domain/failure.ts';
import { StoredOrderIntents } from '../../../../../../src/infrastructure/storage/stored-order-intents.ts';
import type { Product } from '../../../../../../src/presentation/checkout/order/product.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import { slowDigits } from '../../../../../fakes/checkout/fake-checkout.ts';
import type { FakeShop } from '../../../../../fakes/checkout/fake-shop.ts';
import { pixOf } from '../../../../../fakes/checkout/pix-of.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildShop,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';

const path = '/account/payment-methods/balance';

/** The tabs of one device, each with its own app. Storage events reach all tabs except the one that wrote. */
class Device {
  readonly shop = buildShop();
  readonly #tabs: EventTarget[] = [];
  readonly #stops: (() => void)[] = [];

  /** `getsEvents`: whether the tab receives storage events. */
  async tab(product: Product = buildCreditsProduct(), getsEvents = true) {
    const tab = new EventTarget();
    const intents = new StoredOrderIntents(this.#storageOf(tab), window.crypto, tab, undefined);
    if (getsEvents) this.#tabs.push(tab);
    const opened = setUpOrder({}, { shop: this.shop, intents });
    await opened.loadReader();
    this.#stops.push(opened.order.watch());
    await opened.order.open(product);
    return opened;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    localStorage.clear();
  }

  #storageOf(tab: EventTarget): Storage {
    return new Proxy(localStorage, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'setItem') return typeof value === 'function' ? value.bind(target) : value;
        return (key: string, text: string) => {
          target.setItem(key, text);
          for (const other of this.#tabs) {
            if (other !== tab) other.dispatchEvent(new StorageEvent('storage', { key }));
          }
        };
      },
    });
  }
}

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(() => device.close());

const paidIn = (shop: FakeShop) =>
  shop.orders.map(({ transaction: { method, status } }) => `${method} ${status}`);

describe('a second press of the pay button', () => {
  it('sends nothing while the first order is being sent', async () => {
    const { order, checkout } = await device.tab();
    order.choices.chooseMethod('pix');
    const held = holdResponses(checkout, 'buy');
    const presses = [order.pay(path), order.pay(path)];
    await flushPromises();
    await held.release();
    const [first, second] = await Promise.all(presses);
    expect([first?.status, second, checkout.sentOrders.length]).toEqual(['waiting', null, 1]);
  });
});

describe('a second tab', () => {
  it('shows the purchase of the first tab at once, and charges nothing', async () => {
    const [one, other] = [await device.tab(), await device.tab()];
    const purchase = await one.order.pay(path);
    expect(other.order.state).toMatchObject({ kind: 'paid', purchase });
    expect(await other.order.pay(path)).toBeNull();
    expect([paidIn(device.shop), device.shop.balanceOf('ana')]).toEqual([['credit_card paid'], 1000]);
  });

  it('shows a purchase that it missed, whatever its payment method', async () => {
    const one = await device.tab();
    const stopped = await device.tab(buildCreditsProduct(), false);
    const purchase = await one.order.pay(path);
    stopped.order.choices.chooseMethod('pix');
    await stopped.order.pay(path);
    expect(stopped.order.state).toMatchObject({ kind: 'paid', purchase });
    expect(paidIn(device.shop)).toEqual(['credit_card paid']);
  });

  it('charges once when two tabs pay at the same time, and both show the same order', async () => {
    const [one, other] = [await device.tab(), await device.tab()];
    const [first, second] = [holdResponses(one.checkout, 'buy'), holdResponses(other.checkout, 'buy')];
    const paying = [one.order.pay(path), other.order.pay(path)];
    await flushPromises();
    await second.release();
    await first.release();
    const [mine, its] = await Promise.all(paying);
    expect(mine).toEqual(its);
    expect([paidIn(device.shop), device.shop.balanceOf('ana')]).toEqual([['credit_card paid'], 1000]);
  });

  it('waits for the Pix of the first tab, and both show it as paid', async () => {
    const [one, other] = [await device.tab(), await device.tab()];
    one.order.choices.chooseMethod('pix');
    const purchase = await one.order.pay(path);
    expect(pixOf(other.order)?.code).toBe(purchase?.pixCode);
    device.shop.settleOrder(purchase?.id ?? '', 'paid');
    await one.order.check();
    expect(other.order.state).toMatchObject({ kind: 'paid', purchase: { id: purchase?.id, status: 'paid' } });
  });

  it('buys the same again if it is opened after the purchase', async () => {
    const one = await device.tab();
    await one.order.pay(path);
    device.shop.clock.advance(1000);
    const later = await device.tab();
    expect(later.order.state.kind).toBe('choosing');
    await later.order.pay(path);
    expect(device.shop.balanceOf('ana')).toBe(2000);
  });

  it('creates another purchase intent for another item', async () => {
    const [one, other] = [await device.tab(), await device.tab(buildComicProduct())];
    await one.order.pay(path);
    expect(other.order.state.kind).toBe('choosing');
    expect(await other.order.pay('/issue/nanquim-1/acquisition')).toMatchObject({ amount: 990 });
  });
});

describe('a reload', () => {
  it('finds a paid order after the answer was lost', async () => {
    const one = await device.tab();
    one.checkout.failureAfterOrder = failures.networkConnection;
    void one.order.pay(path);
    await flushPromises();
    const reloaded = await device.tab();
    expect(reloaded.order.state).toMatchObject({ kind: 'paid', purchase: { status: 'paid' } });
    expect(device.shop.balanceOf('ana')).toBe(1000);
  });

  it('sends the same key again after the request was lost', async () => {
    const one = await device.tab();
    one.checkout.failure = failures.networkConnection;
    await one.order.pay(path);
    const { key } = one.intents.find('ana', 'credits 1000') ?? {};
    const reloaded = await device.tab();
    expect(reloaded.order.state.kind).toBe('choosing');
    await reloaded.order.pay('/elsewhere');
    expect(reloaded.checkout.sentOrders.map((each) => each.key)).toEqual([key]);
    expect(device.shop.balanceOf('ana')).toBe(1000);
  });

  it('offers no payment while it is unknown whether the order was accepted', async () => {
    const one = await device.tab();
    one.checkout.failureAfterOrder = failures.timeout;
    await one.order.pay(path);
    const reloaded = setUpOrder({}, { shop: device.shop, intents: one.intents });
    await reloaded.loadReader();
    reloaded.transactions.failure = failures.networkConnection;
    await reloaded.order.open(buildCreditsProduct());
    expect([reloaded.order.state.kind, await reloaded.order.pay(path)]).toEqual(['uncertain', null]);
    expect(device.shop.orders).toHaveLength(1);
  });

  it('offers no payment during the lookup', async () => {
    const one = await device.tab();
    one.checkout.failureAfterOrder = failures.timeout;
    await one.order.pay(path);
    const reloaded = setUpOrder({}, { shop: device.shop, intents: one.intents });
    await reloaded.loadReader();
    const listing = holdResponses(reloaded.transactions, 'list');
    const beginning = reloaded.order.open(buildCreditsProduct());
    await flushPromises();
    expect([reloaded.order.state.kind, reloaded.order.choices.isReady]).toEqual(['uncertain', true]);
    expect(await reloaded.order.pay(path)).toBeNull();
    await listing.release();
    await beginning;
    expect(reloaded.order.state.kind).toBe('paid');
  });

  it('finds a pending Pix, and selects Pix for its renewal', async () => {
    const one = await device.tab();
    one.order.choices.chooseMethod('pix');
    const purchase = await one.order.pay(path);
    const reloaded = await device.tab();
    expect(reloaded.order.state).toMatchObject({ kind: 'waiting', purchase });
    expect(reloaded.order.choices.method).toBe('pix');
    expect(device.shop.orders).toHaveLength(1);
  });

  it('waits for a slow bank', async () => {
    device.shop.cards.set('ana', [buildCard({ lastFourDigits: slowDigits })]);
    const one = await device.tab();
    const purchase = await one.order.pay(path);
    const reloaded = await device.tab();
    expect(reloaded.order.state).toMatchObject({ kind: 'waiting', purchase });
  });
});

describe('the idempotency key of an order', () => {
  it('stays the same until the order changes', async () => {
    const { order, checkout, shop } = await device.tab();
    shop.cards.set('ana', [buildCard(), buildCard({ lastFourDigits: '1111' })]);
    shop.coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
    order.choices.cards.loadable.set('ana', shop.cardsOf('ana'));
    checkout.failure = failures.timeout;
    const keys: string[] = [];
    const buy = checkout.buy.bind(checkout);
    checkout.buy = (sent, key) => {
      keys.push(key);
      return buy(sent, key);
    };
    const press = async () => {
      await order.pay(path);
      await order.recover();
    };
    await press();
    await press();
    order.choices.chooseCard({ brand: 'visa', lastFourDigits: '4242' });
    await press();
    order.choices.chooseMethod('pix');
    await press();
    order.choices.coupon = shop.coupons.get('DEZ') ?? null;
    await press();
    const firstUses = keys.map((key) => keys.indexOf(key));
    expect(firstUses).toEqual([0, 0, 2, 3, 4]);
  });

  it('is not replaced when the reader returns by the back button', async () => {
    const { order, shop } = await device.tab();
    order.choices.chooseMethod('pix');
    await order.pay(path);
    await order.open(buildComicProduct());
    expect(order.state.kind).toBe('choosing');
    await order.open(buildCreditsProduct());
    expect(pixOf(order)).not.toBeNull();
    await order.pay(path);
    expect(shop.orders).toHaveLength(1);
  });
});
