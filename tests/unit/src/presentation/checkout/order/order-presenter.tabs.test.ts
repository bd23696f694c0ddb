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

  /** `receivesEvents`: whether the tab receives storage events. */
  async openTab(product: Product = buildCreditsProduct(), receivesEvents = true) {
    const tab = new EventTarget();
    const intents = new StoredOrderIntents(this.#storageOf(tab), window.crypto, tab, undefined);
    if (receivesEvents) this.#tabs.push(tab);
    const fixture = setUpOrder({}, { shop: this.shop, intents });
    await fixture.loadReader();
    this.#stops.push(fixture.order.watch());
    await fixture.order.open(product);
    return fixture;
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

const orderTexts = (shop: FakeShop) =>
  shop.orders.map(({ transaction: { method, status } }) => `${method} ${status}`);

describe('a second press of the pay button', () => {
  it('sends nothing while the first order is being sent', async () => {
    const { order, checkout } = await device.openTab();
    order.choices.chooseMethod('pix');
    const responses = holdResponses(checkout, 'buy');
    const presses = [order.pay(path), order.pay(path)];
    await flushPromises();
    await responses.release();
    const [first, second] = await Promise.all(presses);
    expect([first?.status, second, checkout.sentOrders.length]).toEqual(['waiting', null, 1]);
  });
});

describe('a second tab', () => {
  it('shows the purchase of the first tab immediately, and charges nothing', async () => {
    const [firstTab, secondTab] = [await device.openTab(), await device.openTab()];
    const purchase = await firstTab.order.pay(path);
    expect(secondTab.order.state).toMatchObject({ kind: 'paid', purchase });
    expect(await secondTab.order.pay(path)).toBeNull();
    expect([orderTexts(device.shop), device.shop.balanceOf('ana')]).toEqual([['credit_card paid'], 1000]);
  });

  it('shows a purchase although it received no event, with any payment method', async () => {
    const firstTab = await device.openTab();
    const tabWithoutEvents = await device.openTab(buildCreditsProduct(), false);
    const purchase = await firstTab.order.pay(path);
    tabWithoutEvents.order.choices.chooseMethod('pix');
    await tabWithoutEvents.order.pay(path);
    expect(tabWithoutEvents.order.state).toMatchObject({ kind: 'paid', purchase });
    expect(orderTexts(device.shop)).toEqual(['credit_card paid']);
  });

  it('charges once when two tabs pay at the same time, and both show the same order', async () => {
    const [firstTab, secondTab] = [await device.openTab(), await device.openTab()];
    const [firstResponses, secondResponses] = [
      holdResponses(firstTab.checkout, 'buy'),
      holdResponses(secondTab.checkout, 'buy'),
    ];
    const paying = [firstTab.order.pay(path), secondTab.order.pay(path)];
    await flushPromises();
    await secondResponses.release();
    await firstResponses.release();
    const [firstPurchase, secondPurchase] = await Promise.all(paying);
    expect(firstPurchase).toEqual(secondPurchase);
    expect([orderTexts(device.shop), device.shop.balanceOf('ana')]).toEqual([['credit_card paid'], 1000]);
  });

  it('waits for the Pix of the first tab, and both show it as paid', async () => {
    const [firstTab, secondTab] = [await device.openTab(), await device.openTab()];
    firstTab.order.choices.chooseMethod('pix');
    const purchase = await firstTab.order.pay(path);
    expect(pixOf(secondTab.order)?.code).toBe(purchase?.pixCode);
    device.shop.settleOrder(purchase?.id ?? '', 'paid');
    await firstTab.order.check();
    expect(secondTab.order.state).toMatchObject({
      kind: 'paid',
      purchase: { id: purchase?.id, status: 'paid' },
    });
  });

  it('buys the same again if it is opened after the purchase', async () => {
    const firstTab = await device.openTab();
    await firstTab.order.pay(path);
    device.shop.clock.advance(1000);
    const laterTab = await device.openTab();
    expect(laterTab.order.state.kind).toBe('choosing');
    await laterTab.order.pay(path);
    expect(device.shop.balanceOf('ana')).toBe(2000);
  });

  it('creates another purchase intent for another item', async () => {
    const [firstTab, secondTab] = [await device.openTab(), await device.openTab(buildComicProduct())];
    await firstTab.order.pay(path);
    expect(secondTab.order.state.kind).toBe('choosing');
    expect(await secondTab.order.pay('/issue/nanquim-1/acquisition')).toMatchObject({ amount: 990 });
  });
});

describe('a reload', () => {
  it('finds a paid order after the response was lost', async () => {
    const firstTab = await device.openTab();
    firstTab.checkout.failureAfterOrder = failures.networkConnection;
    void firstTab.order.pay(path);
    await flushPromises();
    const reloaded = await device.openTab();
    expect(reloaded.order.state).toMatchObject({ kind: 'paid', purchase: { status: 'paid' } });
    expect(device.shop.balanceOf('ana')).toBe(1000);
  });

  it('sends the same key again after the request was lost', async () => {
    const firstTab = await device.openTab();
    firstTab.checkout.failure = failures.networkConnection;
    await firstTab.order.pay(path);
    const { key } = firstTab.intents.find('ana', 'credits 1000') ?? {};
    const reloaded = await device.openTab();
    expect(reloaded.order.state.kind).toBe('choosing');
    await reloaded.order.pay('/elsewhere');
    expect(reloaded.checkout.sentOrders.map((each) => each.key)).toEqual([key]);
    expect(device.shop.balanceOf('ana')).toBe(1000);
  });

  it('offers no payment while it is unknown whether the order was accepted', async () => {
    const firstTab = await device.openTab();
    firstTab.checkout.failureAfterOrder = failures.timeout;
    await firstTab.order.pay(path);
    const reloaded = setUpOrder({}, { shop: device.shop, intents: firstTab.intents });
    await reloaded.loadReader();
    reloaded.transactions.failure = failures.networkConnection;
    await reloaded.order.open(buildCreditsProduct());
    expect([reloaded.order.state.kind, await reloaded.order.pay(path)]).toEqual(['uncertain', null]);
    expect(device.shop.orders).toHaveLength(1);
  });

  it('offers no payment during the lookup', async () => {
    const firstTab = await device.openTab();
    firstTab.checkout.failureAfterOrder = failures.timeout;
    await firstTab.order.pay(path);
    const reloaded = setUpOrder({}, { shop: device.shop, intents: firstTab.intents });
    await reloaded.loadReader();
    const listing = holdResponses(reloaded.transactions, 'list');
    const opening = reloaded.order.open(buildCreditsProduct());
    await flushPromises();
    expect([reloaded.order.state.kind, reloaded.order.choices.isReady]).toEqual(['uncertain', true]);
    expect(await reloaded.order.pay(path)).toBeNull();
    await listing.release();
    await opening;
    expect(reloaded.order.state.kind).toBe('paid');
  });

  it('finds a pending Pix, and selects Pix for its renewal', async () => {
    const firstTab = await device.openTab();
    firstTab.order.choices.chooseMethod('pix');
    const purchase = await firstTab.order.pay(path);
    const reloaded = await device.openTab();
    expect(reloaded.order.state).toMatchObject({ kind: 'waiting', purchase });
    expect(reloaded.order.choices.method).toBe('pix');
    expect(device.shop.orders).toHaveLength(1);
  });

  it('waits for a slow bank', async () => {
    device.shop.cards.set('ana', [buildCard({ lastFourDigits: slowDigits })]);
    const firstTab = await device.openTab();
    const purchase = await firstTab.order.pay(path);
    const reloaded = await device.openTab();
    expect(reloaded.order.state).toMatchObject({ kind: 'waiting', purchase });
  });
});

describe('the idempotency key of an order', () => {
  it('stays the same until the order changes', async () => {
    const { order, checkout, shop } = await device.openTab();
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
    order.choices.couponEntry.coupon = shop.coupons.get('DEZ') ?? null;
    await press();
    const firstUses = keys.map((key) => keys.indexOf(key));
    expect(firstUses).toEqual([0, 0, 2, 3, 4]);
  });

  it('is not replaced when the reader returns by the back button', async () => {
    const { order, shop } = await device.openTab();
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
