import { isUncertain } from '../../../../../src/application/checkout/order-effect.ts';
import { PlaceOrder } from '../../../../../src/application/checkout/place-order.ts';
import type { Order, Payment } from '../../../../../src/domain/checkout/order.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import { FakeCheckout } from '../../../../fakes/checkout/fake-checkout.ts';
import { FakeOrderIntents } from '../../../../fakes/checkout/fake-order-intents.ts';
import { buildCreditsProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const credits = 'credits 1000';

const order = (differences: Partial<Payment> = {}): Order => ({
  item: buildCreditsProduct().item,
  payment: { method: 'credit_card', card: buildCard(), coupon: null, returnPath: '/here', ...differences },
});

function open(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const checkout = new FakeCheckout(shop);
  checkout.sessionCheck = { session, revokedTokens: [] };
  const intents = new FakeOrderIntents();
  const placeOrder = new PlaceOrder(checkout, intents, session, shop.clock);
  const began = shop.clock.now();
  const place = (ordered = order()) => placeOrder.execute(ordered, buildReader(), began);
  const keys = () => checkout.sentOrders.map(({ key }) => key);
  return { shop, checkout, intents, session, placeOrder, place, keys };
}

describe('PlaceOrder', () => {
  it('sends nothing without a session', async () => {
    const { place, checkout, intents } = open(new FakeSession());
    expect(await place()).toEqual(failed(failures.unauthenticated));
    expect([checkout.sentOrders, intents.find('ana', credits)]).toEqual([[], null]);
  });

  it('sends nothing for a guided account', async () => {
    const { placeOrder, checkout } = open();
    const guided = buildReader({ guardianId: 'bia' });
    expect(await placeOrder.execute(order(), guided, new Date(0))).toEqual(failed(failures.parentPermission));
    expect(checkout.sentOrders).toEqual([]);
  });

  it('saves the intent before the order is sent', async () => {
    const { place, checkout, intents } = open();
    const buy = checkout.buy.bind(checkout);
    const kept: unknown[] = [];
    checkout.buy = (sent, key) => {
      kept.push(intents.find('ana', credits)?.key === key);
      return buy(sent, key);
    };
    await place();
    expect(kept).toEqual([true]);
    expect(intents.find('ana', credits)).toMatchObject({
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
    const { place, checkout, keys, shop } = open();
    checkout.failureAfterOrder = failure;
    await place();
    checkout.failureAfterOrder = null;
    expect(await place()).toMatchObject({ ok: true });
    expect([isUncertain(failure), keys(), shop.balanceOf('ana')]).toEqual([true, ['key-1', 'key-1'], 1000]);
  });

  it.each([
    failures.paymentFailed,
    serviceFailure('COUPON.NOT_FOUND'),
    serviceFailure('REQUEST.KEY_MISMATCH'),
    serviceFailure(''),
  ])('uses a new key after $code', async (failure) => {
    const { place, checkout, keys } = open();
    checkout.failureAfterOrder = failure;
    await place();
    await place();
    expect([isUncertain(failure), keys()]).toEqual([false, ['key-1', 'key-2']]);
  });

  it.each([failures.unauthenticated, failures.forbidden, serviceFailure('REQUEST.TOO_MANY')])(
    'reuses the key after $code, which does not reject the earlier request',
    async (failure) => {
      const { place, checkout, keys } = open();
      checkout.failureAfterOrder = failures.timeout;
      await place();
      checkout.failureAfterOrder = failure;
      await place();
      await place();
      expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
    },
  );

  it.each<[string, Partial<Payment>]>([
    ['method', { method: 'pix', card: null }],
    ['card', { card: buildCard({ lastFourDigits: '1111' }) }],
    ['coupon', { coupon: { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null } }],
  ])('uses a new key for another %s', async (_, change) => {
    const { place, checkout, keys } = open();
    checkout.failureAfterOrder = failures.timeout;
    await place();
    await place(order(change));
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('reuses the key for another return path', async () => {
    const { place, checkout, shop } = open();
    checkout.failureAfterOrder = failures.timeout;
    await place();
    checkout.failureAfterOrder = null;
    expect(await place(order({ returnPath: '/there' }))).toMatchObject({ ok: true });
    expect(shop.orders).toHaveLength(1);
  });

  it('uses a new key after a Pix has expired', async () => {
    const { place, shop, keys } = open();
    const pix = order({ method: 'pix', card: null });
    await place(pix);
    await place(pix);
    shop.clock.advance(31 * 60_000);
    await place(pix);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('uses a new key after a day', async () => {
    const { place, checkout, shop, keys } = open();
    checkout.failure = failures.networkConnection;
    await place();
    shop.clock.advance(24 * 60 * 60_000 + 1);
    checkout.failure = null;
    await place();
    expect(keys()).toEqual(['key-2']);
  });

  it('sends nothing if another tab bought the item since the reader opened it', async () => {
    const { place, placeOrder, keys, shop } = open();
    const bought = await place();
    expect(await place(order({ method: 'pix', card: null }))).toEqual(bought);
    shop.clock.advance(1);
    await placeOrder.execute(order(), buildReader(), shop.clock.now());
    expect([keys(), shop.balanceOf('ana')]).toEqual([['key-1', 'key-2'], 2000]);
  });

  it('keeps the intent that another tab created meanwhile', async () => {
    const { place, checkout, intents } = open();
    const others = intents.openOtherTab();
    checkout.buy = async () => {
      const kept = others.find('ana', credits);
      if (kept) others.save('ana', credits, { ...kept, key: 'key-of-another-tab' });
      return failed(failures.paymentFailed);
    };
    await place();
    expect(intents.find('ana', credits)?.key).toBe('key-of-another-tab');
  });
});
