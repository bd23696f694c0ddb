import { jest } from '@jest/globals';
import { failures } from '../../../../../../src/domain/failure.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';

const path = '/account/payment-methods/balance';
const intervalMs = 4000;

let isVisible = true;
jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));

beforeEach(() => {
  isVisible = true;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Lets the responses arrive that need no timer. */
const flushResponses = () => jest.advanceTimersByTimeAsync(0);

async function setUpPix() {
  const fixture = setUpOrder();
  await fixture.loadReader();
  await fixture.order.open(buildCreditsProduct());
  fixture.order.choices.chooseMethod('pix');
  const purchase = await fixture.order.pay(path);
  const { order } = fixture;
  const id = purchase?.id ?? '';
  const requestCount = () => fixture.transactions.requests.filter((each) => each === `find ${id}`).length;
  const failure = () => (order.state.kind === 'waiting' ? order.state.failure : null);
  const passTime = async (milliseconds: number) => {
    fixture.clock.advance(milliseconds);
    await jest.advanceTimersByTimeAsync(milliseconds);
  };
  return { ...fixture, id, requestCount, failure, watch: order.watch, passTime };
}

describe('polling of a pending order', () => {
  it('requests the status every few seconds until it is settled', async () => {
    const { watch, passTime, requestCount, shop, id, order } = await setUpPix();
    const stop = watch();
    await passTime(intervalMs - 1);
    expect(requestCount()).toBe(0);
    await passTime(1);
    expect(requestCount()).toBe(1);
    await passTime(2 * intervalMs);
    expect(requestCount()).toBe(3);
    shop.settleOrder(id, 'paid');
    await passTime(intervalMs);
    expect(order.state.kind).toBe('paid');
    window.dispatchEvent(new Event('focus'));
    await passTime(5 * intervalMs);
    expect([requestCount(), order.state.kind]).toEqual([4, 'paid']);
    stop();
  });

  it('pauses while the page is hidden, and requests immediately when it is visible again', async () => {
    const { watch, passTime, requestCount } = await setUpPix();
    const stop = watch();
    isVisible = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await passTime(10 * intervalMs);
    expect(requestCount()).toBe(0);
    isVisible = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await flushResponses();
    expect(requestCount()).toBe(1);
    await passTime(intervalMs);
    expect(requestCount()).toBe(2);
    stop();
  });

  it.each(['focus', 'online', 'pageshow'])('requests the status immediately on %s', async (event) => {
    const { watch, requestCount } = await setUpPix();
    const stop = watch();
    window.dispatchEvent(new Event(event));
    await flushResponses();
    expect(requestCount()).toBe(1);
    stop();
  });

  it('sends one request at a time when the reader returns repeatedly', async () => {
    const { watch, passTime, requestCount, transactions } = await setUpPix();
    const findResponses = holdResponses(transactions, 'find');
    const stop = watch();
    for (const event of ['focus', 'online', 'focus']) window.dispatchEvent(new Event(event));
    await passTime(3 * intervalMs);
    const releasing = findResponses.release();
    await flushResponses();
    await releasing;
    expect(requestCount()).toBe(1);
    stop();
  });

  it('keeps one timer when the reader returns repeatedly', async () => {
    const { watch, passTime, requestCount } = await setUpPix();
    const stop = watch();
    for (const _time of [1, 2, 3, 4]) {
      window.dispatchEvent(new Event('focus'));
      await flushResponses();
    }
    const before = requestCount();
    await passTime(intervalMs);
    expect(requestCount() - before).toBe(1);
    expect(jest.getTimerCount()).toBe(1);
    stop();
  });

  it('continues after the expiry until the service reports it', async () => {
    const { watch, passTime, order, requestCount, transactions, clock } = await setUpPix();
    const stop = watch();
    // The service does not respond at the expiry.
    transactions.failure = failures.networkConnection;
    clock.advance(30 * 60_000 - intervalMs);
    await passTime(intervalMs);
    expect(order.state.kind).toBe('waiting');
    const before = requestCount();
    await passTime(2 * intervalMs);
    expect(requestCount()).toBe(before + 2);
    transactions.failure = null;
    await passTime(intervalMs);
    expect(order.state.kind).toBe('expired');
    stop();
  });

  it('trusts the service if the device clock is ahead', async () => {
    const { watch, passTime, order: presenter, shop, id, clock, transactions } = await setUpPix();
    const serviceExpiry = new Date(clock.now().getTime() + 90 * 60_000).toISOString();
    const order = shop.findOrder(id);
    if (!order) throw new Error('The order was not placed.');
    order.transaction = { ...order.transaction, pixExpiresAt: serviceExpiry };
    clock.advance(60 * 60_000);
    const stop = watch();
    await flushResponses();
    expect([presenter.state.kind, transactions.requests.length > 0]).toEqual(['waiting', true]);
    shop.settleOrder(id, 'paid');
    await passTime(intervalMs);
    expect(presenter.state.kind).toBe('paid');
    stop();
  });

  it('ends if the service does not know the order, also after a reload', async () => {
    const { watch, shop, order, clock } = await setUpPix();
    shop.orders.length = 0;
    const stop = watch();
    window.dispatchEvent(new Event('focus'));
    await flushResponses();
    expect(order.state).toMatchObject({ kind: 'choosing', failure: null });
    stop();
    clock.advance(1000);
    await order.open(buildCreditsProduct());
    expect(order.state.kind).toBe('choosing');
  });

  it('requests the status of an expired Pix once more, because it may have been paid', async () => {
    const { watch, shop, id, clock, order } = await setUpPix();
    shop.settleOrder(id, 'paid');
    clock.advance(60 * 60_000);
    const stop = watch();
    await flushResponses();
    expect(order.state.kind).toBe('paid');
    stop();
  });

  it('stops its timer when the screen is left', async () => {
    const { watch, passTime, requestCount, order, shop, id } = await setUpPix();
    const stop = watch();
    await passTime(intervalMs);
    stop();
    shop.settleOrder(id, 'paid');
    window.dispatchEvent(new Event('focus'));
    await passTime(5 * intervalMs);
    expect([requestCount(), order.state.kind, jest.getTimerCount()]).toEqual([1, 'waiting', 0]);
  });

  it('ignores a response that arrives after the screen was left', async () => {
    const { watch, passTime, transactions, shop, id, order } = await setUpPix();
    const findResponses = holdResponses(transactions, 'find');
    const stop = watch();
    await passTime(intervalMs);
    stop();
    shop.settleOrder(id, 'paid');
    const releasing = findResponses.release();
    await flushResponses();
    await releasing;
    expect(order.state.kind).toBe('waiting');
  });

  it('shows a failed request and repeats it', async () => {
    const { watch, passTime, failure, transactions } = await setUpPix();
    transactions.failure = failures.timeout;
    const stop = watch();
    await passTime(intervalMs);
    expect(failure()).toEqual(failures.timeout);
    transactions.failure = null;
    await passTime(intervalMs);
    expect(failure()).toBeNull();
    stop();
  });
});

describe('a late status response', () => {
  it('is ignored for a former order and does not delay the new one', async () => {
    const { order, transactions, shop, id, checkout, requestCount } = await setUpPix();
    const findResponses = holdResponses(transactions, 'find');
    const lateCheck = order.check();
    const otherOrder = await checkout.buy(
      {
        item: buildComicProduct().item,
        payment: { method: 'pix', card: null, coupon: null, returnPath: '/' },
      },
      'another-key',
    );
    if (!otherOrder.ok) throw new Error('The order was refused.');
    void order.open(buildComicProduct());
    const currentCheck = order.follow(otherOrder.value);
    shop.settleOrder(id, 'paid');
    // The code of the request is loaded on demand.
    await flushResponses();
    const releasing = Promise.all([findResponses.release(), findResponses.release()]);
    await flushResponses();
    await releasing;
    await Promise.all([lateCheck, currentCheck]);
    expect([order.state.kind, requestCount()]).toEqual(['waiting', 1]);
    expect(order.state).toMatchObject({ purchase: otherOrder.value });
  });

  it('is ignored after the order was closed', async () => {
    const { order, shop, id } = await setUpPix();
    shop.settleOrder(id, 'paid');
    const lateCheck = order.check();
    order.close();
    await lateCheck;
    expect(order.state.kind).toBe('idle');
  });
});

it('OrderPresenter.watch polls the next pending order after the former one expired, until the screen is left', async () => {
  const { order, shop, passTime, clock } = await setUpPix();
  const stop = order.watch();
  clock.advance(30 * 60_000);
  await passTime(intervalMs);
  expect(order.state.kind).toBe('expired');
  const paying = order.pay(path);
  await flushResponses();
  const purchase = await paying;
  shop.settleOrder(purchase?.id ?? '', 'paid');
  await passTime(intervalMs);
  expect(order.state).toMatchObject({ kind: 'paid', purchase: { id: purchase?.id, status: 'paid' } });
  expect(jest.getTimerCount()).toBe(0);
  stop();
});
