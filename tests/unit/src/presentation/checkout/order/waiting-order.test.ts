import { jest } from '@jest/globals';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { SettledStatus } from '../../../../../../src/presentation/checkout/order/waiting-order.ts';
import { someComic, someCredits, someOrder } from '../../../../../fakes/checkout/some-order.ts';
import { holdAnswers } from '../../../../../fakes/hold-answers.ts';

const path = '/account/payment-methods/balance';
const few = 4000;

let isVisible = true;
jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));

beforeEach(() => {
  isVisible = true;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Lets answers come that wait for no timer. */
const answered = () => jest.advanceTimersByTimeAsync(0);

async function openPix() {
  const opened = someOrder();
  await opened.settle();
  await opened.order.begin(someCredits());
  opened.order.choices.chooseMethod('pix');
  const purchase = await opened.order.pay(path);
  const { waiting } = opened.order;
  const settledAs: SettledStatus[] = [];
  const id = purchase?.id ?? '';
  const asked = () => opened.transactions.asked.filter((each) => each === `find ${id}`).length;
  const watch = () => waiting.watch((status) => settledAs.push(status));
  const pass = async (milliseconds: number) => {
    opened.clock.pass(milliseconds);
    await jest.advanceTimersByTimeAsync(milliseconds);
  };
  return { ...opened, waiting, id, asked, watch, pass, settledAs };
}

describe('an order that waits', () => {
  it('is asked about every few seconds, until it is settled, which is told once', async () => {
    const { watch, pass, asked, shop, id, settledAs } = await openPix();
    watch();
    await pass(few - 1);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
    await pass(2 * few);
    expect(asked()).toBe(3);
    shop.settle(id, 'paid');
    await pass(few);
    expect(settledAs).toEqual(['paid']);
    window.dispatchEvent(new Event('focus'));
    await pass(5 * few);
    expect([asked(), settledAs]).toEqual([4, ['paid']]);
  });

  it('is not asked about while the page is hidden, and at once when it is seen again', async () => {
    const { watch, pass, asked } = await openPix();
    const stop = watch();
    isVisible = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10 * few);
    expect(asked()).toBe(0);
    isVisible = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await answered();
    expect(asked()).toBe(1);
    await pass(few);
    expect(asked()).toBe(2);
    stop();
  });

  it.each(['focus', 'online', 'pageshow'])('is asked about at once on %s', async (event) => {
    const { watch, asked } = await openPix();
    const stop = watch();
    window.dispatchEvent(new Event(event));
    await answered();
    expect(asked()).toBe(1);
    stop();
  });

  it('is asked about one question at a time, however often its reader comes back', async () => {
    const { watch, pass, asked, transactions } = await openPix();
    const find = holdAnswers(transactions, 'find');
    const stop = watch();
    for (const event of ['focus', 'online', 'focus']) window.dispatchEvent(new Event(event));
    await pass(3 * few);
    const releasing = find.release();
    await answered();
    await releasing;
    expect(asked()).toBe(1);
    stop();
  });

  it('does not multiply its timers when its reader comes back again and again', async () => {
    const { watch, pass, asked } = await openPix();
    const stop = watch();
    for (const _time of [1, 2, 3, 4]) {
      window.dispatchEvent(new Event('focus'));
      await answered();
    }
    const before = asked();
    await pass(few);
    expect(asked() - before).toBe(1);
    expect(jest.getTimerCount()).toBe(1);
    stop();
  });

  it('is over when the service says so, and is asked about until then', async () => {
    const { watch, pass, waiting, asked, transactions, settledAs, clock } = await openPix();
    const stop = watch();
    // The service does not answer while it runs out.
    transactions.failure = failures.networkConnection;
    clock.pass(30 * 60_000 - few);
    await pass(few);
    expect([waiting.seemsOver(), waiting.hasExpired, settledAs]).toEqual([true, false, []]);
    const before = asked();
    await pass(2 * few);
    expect(asked()).toBe(before + 2);
    transactions.failure = null;
    await pass(few);
    expect(settledAs).toEqual(['expired']);
    stop();
  });

  it('that is over by a device’s clock that is ahead is good as long as the service says so', async () => {
    const { watch, pass, waiting, shop, id, settledAs, clock, transactions } = await openPix();
    const serviceSays = new Date(clock.now().getTime() + 90 * 60_000).toISOString();
    const order = shop.find(id);
    if (!order) throw new Error('It was not placed.');
    order.transaction = { ...order.transaction, pixExpiresAt: serviceSays };
    clock.pass(60 * 60_000);
    const stop = watch();
    await answered();
    expect([waiting.seemsOver(), waiting.hasExpired, transactions.asked.length > 0]).toEqual([
      true,
      false,
      true,
    ]);
    shop.settle(id, 'paid');
    await pass(few);
    expect(settledAs).toEqual(['paid']);
    stop();
  });

  it('of which the service knows nothing is not waited for any more, also after a reload', async () => {
    const { watch, waiting, shop, order, clock } = await openPix();
    shop.orders.length = 0;
    const stop = watch();
    window.dispatchEvent(new Event('focus'));
    await answered();
    expect([waiting.purchase, waiting.failure]).toEqual([null, null]);
    stop();
    clock.pass(1000);
    await order.begin(someCredits());
    expect(waiting.purchase).toBeNull();
  });

  it('that ran out while nobody looked is asked about once more: it may have been paid before', async () => {
    const { watch, shop, id, clock, settledAs } = await openPix();
    shop.settle(id, 'paid');
    clock.pass(60 * 60_000);
    watch();
    await answered();
    expect(settledAs).toEqual(['paid']);
  });

  it('leaves no timer behind when its screen is left', async () => {
    const { watch, pass, asked, settledAs, shop, id } = await openPix();
    const stop = watch();
    await pass(few);
    stop();
    shop.settle(id, 'paid');
    window.dispatchEvent(new Event('focus'));
    await pass(5 * few);
    expect([asked(), settledAs, jest.getTimerCount()]).toEqual([1, [], 0]);
  });

  it('tells nobody what comes after its screen was left', async () => {
    const { watch, pass, transactions, shop, id, settledAs } = await openPix();
    const find = holdAnswers(transactions, 'find');
    const stop = watch();
    await pass(few);
    stop();
    shop.settle(id, 'paid');
    const releasing = find.release();
    await answered();
    await releasing;
    expect(settledAs).toEqual([]);
  });

  it('is asked about again after a question without an answer, which is said meanwhile', async () => {
    const { watch, pass, waiting, transactions } = await openPix();
    transactions.failure = failures.timeout;
    const stop = watch();
    await pass(few);
    expect(waiting.failure).toEqual(failures.timeout);
    transactions.failure = null;
    await pass(few);
    expect(waiting.failure).toBeNull();
    stop();
  });
});

describe('a late answer', () => {
  it('of a former order counts for nothing, and holds no question of the new one up', async () => {
    const { waiting, transactions, shop, id, checkout, asked } = await openPix();
    const find = holdAnswers(transactions, 'find');
    const late = waiting.ask();
    const other = await checkout.buy(
      {
        item: someComic().item,
        payment: { method: 'pix', card: null, coupon: null, returnPath: '/' },
      },
      'another-key',
    );
    if (!other.ok) throw new Error('It was refused.');
    waiting.begin(someComic().item, other.value);
    shop.settle(id, 'paid');
    const own = waiting.ask();
    const releasing = Promise.all([find.release(), find.release()]);
    await answered();
    await releasing;
    expect([await late, await own, asked()]).toEqual([null, 'waiting', 1]);
    expect(waiting.purchase).toEqual(other.value);
  });

  it('of one that is not waited for any more is nobody’s', async () => {
    const { waiting, shop, id } = await openPix();
    shop.settle(id, 'paid');
    const late = waiting.ask();
    waiting.end();
    expect([await late, waiting.failure]).toEqual([null, null]);
  });
});

it('the order itself watches whatever it waits for, one after the other, until its screen is left', async () => {
  const { order, shop, pass, clock } = await openPix();
  const stop = order.watch();
  clock.pass(30 * 60_000);
  await pass(few);
  expect(order.waiting.hasExpired).toBe(true);
  const paying = order.pay(path);
  await answered();
  const purchase = await paying;
  shop.settle(purchase?.id ?? '', 'paid');
  await pass(few);
  expect(order.lastPurchased?.purchase).toMatchObject({ id: purchase?.id, status: 'paid' });
  expect(jest.getTimerCount()).toBe(0);
  stop();
});
