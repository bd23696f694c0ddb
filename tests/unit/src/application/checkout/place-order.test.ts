import { isUncertain } from '../../../../../src/application/checkout/order-effect.ts';
import { PlaceOrder } from '../../../../../src/application/checkout/place-order.ts';
import type { Order, Payment } from '../../../../../src/domain/checkout/order.ts';
import { paymentFailures } from '../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import { FakeCheckout } from '../../../../fakes/checkout/fake-checkout.ts';
import { FakeOrderIntents } from '../../../../fakes/checkout/fake-order-intents.ts';
import { buildCreditsProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const itemKey = 'credits 1000';

const buildOrder = (differences: Partial<Payment> = {}): Order => ({
  item: buildCreditsProduct().item,
  payment: { method: 'credit_card', card: buildCard(), coupon: null, returnPath: '/here', ...differences },
});

function setUpPlaceOrder(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const checkout = new FakeCheckout(shop);
  checkout.sessionCheck = { session, revokedTokens: [] };
  const intents = new FakeOrderIntents();
  const placeOrder = new PlaceOrder(checkout, intents, session, shop.clock);
  const openedAt = shop.clock.now();
  const place = (ordered = buildOrder()) => placeOrder.execute(ordered, buildReader(), openedAt);
  const sentKeys = () => checkout.sentOrders.map(({ key }) => key);
  return { shop, checkout, intents, session, placeOrder, place, sentKeys };
}

describe('PlaceOrder', () => {
  it('sends nothing without a session', async () => {
    const { place, checkout, intents } = setUpPlaceOrder(new FakeSession());
    expect(await place()).toEqual(failed(failures.unauthenticated));
    expect([checkout.sentOrders, intents.find('ana', itemKey)]).toEqual([[], null]);
  });

  it('sends nothing for a guided account', async () => {
    const { placeOrder, checkout } = setUpPlaceOrder();
    const guided = buildReader({ guardianId: 'bia' });
    expect(await placeOrder.execute(buildOrder(), guided, new Date(0))).toEqual(
      failed(failures.parentPermission),
    );
    expect(checkout.sentOrders).toEqual([]);
  });

  it('saves the intent before the order is sent', async () => {
    const { place, checkout, intents } = setUpPlaceOrder();
    const buy = checkout.buy.bind(checkout);
    const savedFirst: boolean[] = [];
    checkout.buy = (sent, key) => {
      savedFirst.push(intents.find('ana', itemKey)?.key === key);
      return buy(sent, key);
    };
    await place();
    expect(savedFirst).toEqual([true]);
    expect(intents.find('ana', itemKey)).toMatchObject({
      purchase: { status: 'paid' },
      settledAt: expect.any(Number),
    });
  });

  it.each([
    failures.timeout,
    failures.networkConnection,
    failures.badRequest,
    failures.unknown,
    failures.unexpected,
    serviceFailure('UNEXPECTED'),
    serviceFailure('EXTERNAL.UNREACHABLE'),
    { ...serviceFailure('REQUEST.TOO_MANY'), isOutcomeUnknown: true },
    { ...serviceFailure(''), isOutcomeUnknown: true },
  ])('reuses the key after $code, because the outcome is unknown', async (failure) => {
    const { place, checkout, sentKeys, shop } = setUpPlaceOrder();
    checkout.failureAfterOrder = failure;
    await place();
    checkout.failureAfterOrder = null;
    expect(await place()).toMatchObject({ ok: true });
    expect([isUncertain(failure), sentKeys(), shop.balanceOf('ana')]).toEqual([
      true,
      ['key-1', 'key-1'],
      1000,
    ]);
  });

  it.each([
    paymentFailures.paymentFailed,
    serviceFailure('COUPON.NOT_FOUND'),
    serviceFailure('REQUEST.KEY_MISMATCH'),
    serviceFailure(''),
  ])('uses a new key after $code', async (failure) => {
    const { place, checkout, sentKeys } = setUpPlaceOrder();
    checkout.failureAfterOrder = failure;
    await place();
    await place();
    expect([isUncertain(failure), sentKeys()]).toEqual([false, ['key-1', 'key-2']]);
  });

  it.each([failures.unauthenticated, failures.forbidden, serviceFailure('REQUEST.TOO_MANY')])(
    'reuses the key after $code, because the earlier request may have succeeded',
    async (failure) => {
      const { place, checkout, sentKeys } = setUpPlaceOrder();
      checkout.failureAfterOrder = failures.timeout;
      await place();
      checkout.failureAfterOrder = failure;
      await place();
      await place();
      expect(sentKeys()).toEqual(['key-1', 'key-1', 'key-1']);
    },
  );

  it.each<[string, Partial<Payment>]>([
    ['method', { method: 'pix', card: null }],
    ['card', { card: buildCard({ lastFourDigits: '1111' }) }],
    ['coupon', { coupon: { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null } }],
  ])('uses a new key for another %s', async (_, change) => {
    const { place, checkout, sentKeys } = setUpPlaceOrder();
    checkout.failureAfterOrder = failures.timeout;
    await place();
    await place(buildOrder(change));
    expect(sentKeys()).toEqual(['key-1', 'key-2']);
  });

  it('reuses the key for another return path', async () => {
    const { place, checkout, shop } = setUpPlaceOrder();
    checkout.failureAfterOrder = failures.timeout;
    await place();
    checkout.failureAfterOrder = null;
    expect(await place(buildOrder({ returnPath: '/there' }))).toMatchObject({ ok: true });
    expect(shop.orders).toHaveLength(1);
  });

  it('uses a new key after a Pix has expired', async () => {
    const { place, shop, sentKeys } = setUpPlaceOrder();
    const pix = buildOrder({ method: 'pix', card: null });
    await place(pix);
    await place(pix);
    shop.clock.advance(31 * 60_000);
    await place(pix);
    expect(sentKeys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('uses a new key after a day', async () => {
    const { place, checkout, shop, sentKeys } = setUpPlaceOrder();
    checkout.failure = failures.networkConnection;
    await place();
    shop.clock.advance(24 * 60 * 60_000 + 1);
    checkout.failure = null;
    await place();
    expect(sentKeys()).toEqual(['key-2']);
  });

  it('sends nothing if another tab bought the item since the reader opened it', async () => {
    const { place, placeOrder, sentKeys, shop } = setUpPlaceOrder();
    const bought = await place();
    expect(await place(buildOrder({ method: 'pix', card: null }))).toEqual(bought);
    shop.clock.advance(1);
    await placeOrder.execute(buildOrder(), buildReader(), shop.clock.now());
    expect([sentKeys(), shop.balanceOf('ana')]).toEqual([['key-1', 'key-2'], 2000]);
  });

  it('keeps the intent that another tab created meanwhile', async () => {
    const { place, checkout, intents } = setUpPlaceOrder();
    const otherTabIntents = intents.openOtherTab();
    checkout.buy = async () => {
      const intent = otherTabIntents.find('ana', itemKey);
      if (intent) otherTabIntents.save('ana', itemKey, { ...intent, key: 'key-of-another-tab' });
      return failed(paymentFailures.paymentFailed);
    };
    await place();
    expect(intents.find('ana', itemKey)?.key).toBe('key-of-another-tab');
  });
});
