import { paymentFailures } from '../../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { declinedDigits, slowDigits } from '../../../../../fakes/checkout/fake-checkout.ts';
import { FakeOrderIntents } from '../../../../../fakes/checkout/fake-order-intents.ts';
import { pixOf } from '../../../../../fakes/checkout/pix-of.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildMonthProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const returnPath = '/account/payment-methods/balance';

async function openOrder(product = buildCreditsProduct(), options: Parameters<typeof setUpOrder>[0] = {}) {
  const fixture = setUpOrder(options);
  await fixture.loadReader();
  fixture.shop.wallets.set('ana', 5000);
  await fixture.order.open(product);
  fixture.identityUsers.requestCount = 0;
  const loadedReaderIds: string[] = [];
  const find = fixture.readers.find.bind(fixture.readers);
  fixture.readers.find = (readerId) => {
    loadedReaderIds.push(readerId);
    return find(readerId);
  };
  return { ...fixture, loadedReaderIds };
}

describe('OrderPresenter', () => {
  it('sends the subscription that a plan follows, so that the platform can reject an outdated order', async () => {
    const running = buildSubscription({ hasAutoRenewal: false });
    for (const [subscription, follows] of [
      [null, null],
      [running, running.id],
      [buildSubscription({ expiresAt: '2026-02-12T12:00:00.000Z' }), null],
    ] as const) {
      const { order, checkout } = await openOrder(buildMonthProduct(), {
        reader: buildReader({ subscription }),
      });
      order.choices.chooseMethod('pix');
      await order.pay(returnPath);
      expect(checkout.sentOrders).toEqual([{ key: 'key-1', order: expect.objectContaining({ follows }) }]);
    }
  });

  it('is in the sending state only during the request', async () => {
    const { order, checkout } = await openOrder();
    const responses = holdResponses(checkout, 'buy');
    const paying = order.pay(returnPath);
    await flushPromises();
    expect(order.state.kind).toBe('sending');
    await responses.release();
    await paying;
    expect(order.isSending).toBe(false);
  });

  it('clears the product and the coupon after the payment, and keeps the purchase', async () => {
    const { order, shop } = await openOrder();
    shop.coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
    await order.choices.couponEntry.apply('dez');
    const purchase = await order.pay(returnPath);
    expect(purchase).toMatchObject({ status: 'paid', amount: 900 });
    expect([order.choices.product, order.choices.coupon]).toEqual([null, null]);
    expect(order.state).toMatchObject({
      kind: 'paid',
      session: { product: buildCreditsProduct() },
      purchase,
    });
  });

  it('keeps the product and the coupon after a rejected order, and hides the notification', async () => {
    const { order, paymentCards, notifications } = await openOrder();
    paymentCards.cards = [];
    order.choices.cards.loadable.set('ana', [buildCard()]);
    expect(await order.pay(returnPath)).toBeNull();
    expect([order.choices.product, order.state.kind]).toEqual([buildCreditsProduct(), 'choosing']);
    expect(order.failure?.cause.code).toBe('PAYMENT_CARD.INVALID');
    expect(notifications.all).toEqual([]);
  });

  it('charges once if the button is pressed repeatedly', async () => {
    const { order, shop } = await openOrder();
    await Promise.all([order.pay(returnPath), order.pay(returnPath), order.pay(returnPath)]);
    await order.pay(returnPath);
    expect([shop.orders.length, shop.balanceOf('ana')]).toEqual([1, 6000]);
  });

  it('stores the Pix of a pending order', async () => {
    const { order } = await openOrder();
    order.choices.chooseMethod('pix');
    const purchase = await order.pay(returnPath);
    expect(pixOf(order)).toEqual({
      code: purchase?.pixCode,
      qrCodePicture: null,
      expiresAt: '2026-03-01T12:30:00.000Z',
      bankAddress: purchase?.approvalAddress,
    });
    expect(order.state.kind).toBe('waiting');
  });

  it('is paid when its Pix is paid', async () => {
    const { order, shop } = await openOrder();
    order.choices.chooseMethod('pix');
    const purchase = await order.pay(returnPath);
    shop.settleOrder(purchase?.id ?? '', 'paid');
    await order.check();
    expect([pixOf(order), order.choices.product]).toEqual([null, null]);
    expect(order.state).toMatchObject({ kind: 'paid', purchase: { id: purchase?.id, status: 'paid' } });
  });

  it('shows an expired Pix until it is renewed', async () => {
    const { order, shop, clock } = await openOrder();
    order.choices.chooseMethod('pix');
    const first = await order.pay(returnPath);
    clock.advance(31 * 60_000);
    await order.check();
    expect(order.state).toMatchObject({ kind: 'expired', purchase: { id: first?.id } });
    const second = await order.pay(returnPath);
    expect(order.state).toMatchObject({ kind: 'waiting', purchase: { id: second?.id } });
    expect(shop.orders).toHaveLength(2);
  });

  it('shows the failure if the bank declines the payment later', async () => {
    const { order, shop, cards } = await openOrder();
    cards.loadable.set('ana', [buildCard({ lastFourDigits: slowDigits })]);
    shop.cards.set('ana', cards.cards ?? []);
    const purchase = await order.pay(returnPath);
    expect([purchase?.status, pixOf(order)]).toEqual(['waiting', null]);
    shop.settleOrder(purchase?.id ?? '', 'refused');
    await order.check();
    expect(order.state).toMatchObject({
      kind: 'choosing',
      failure: { cause: paymentFailures.paymentFailed },
    });
  });

  it('sends nothing while a valid card is missing', async () => {
    const { order, checkout, cards } = await openOrder();
    order.choices.chooseMethod('credit_card');
    cards.loadable.set('ana', [buildCard({ expirationYear: 2025 })]);
    expect([order.choices.isReady, await order.pay(returnPath), checkout.sentOrders]).toEqual([
      false,
      null,
      [],
    ]);
  });

  it('ignores the outcome of a former product', async () => {
    const { order, checkout, shop } = await openOrder();
    const responses = holdResponses(checkout, 'buy');
    const paying = order.pay(returnPath);
    await flushPromises();
    await order.open(buildComicProduct());
    expect(order.state.kind).toBe('choosing');
    await responses.release();
    expect(await paying).toBeNull();
    expect([order.choices.product, order.state.kind]).toEqual([buildComicProduct(), 'choosing']);
    expect(shop.balanceOf('ana')).toBe(6000);
  });

  it('sends nothing for a guided account', async () => {
    const reader = buildReader({ guardianId: 'bia' });
    const { order, checkout } = await openOrder(buildCreditsProduct(), { reader });
    await order.pay(returnPath);
    expect([order.failure?.cause, checkout.sentOrders]).toEqual([failures.parentPermission, []]);
  });

  it('sends nothing after the session has ended', async () => {
    const { order, checkout, session } = await openOrder();
    session.close('refused');
    await order.pay(returnPath);
    expect(checkout.sentOrders).toEqual([]);
  });
});

describe('OrderPresenter after a purchase', () => {
  it('reloads the profile if a plan was bought', async () => {
    const { order, loadedReaderIds, identityUsers } = await openOrder(buildMonthProduct());
    await order.pay('/subscription');
    expect([loadedReaderIds, identityUsers.requestCount]).toEqual([['ana'], 0]);
  });

  it('reloads the user with the balance if credit was bought', async () => {
    const { order, loadedReaderIds, identityUsers, sessionPresenter } = await openOrder();
    identityUsers.users = identityUsers.users.map((user) => ({ ...user, balance: 6000 }));
    await order.pay(returnPath);
    expect([loadedReaderIds, identityUsers.requestCount, sessionPresenter.user?.balance]).toEqual([
      [],
      1,
      6000,
    ]);
  });

  it('adds a bought issue to the profile without a request', async () => {
    const { order, loadedReaderIds, identityUsers, profile } = await openOrder(buildComicProduct());
    await order.pay('/issue/nanquim-1/acquisition');
    expect([loadedReaderIds, identityUsers.requestCount]).toEqual([[], 0]);
    expect(profile.rights.acquisitions).toEqual([
      { issue: { id: 'issue-1', slug: 'nanquim-1' }, expiresAt: null },
    ]);
  });

  it('reloads the balance if it paid for an issue', async () => {
    const { order, loadedReaderIds, identityUsers, profile } = await openOrder(buildComicProduct('rent'));
    order.choices.chooseMethod('balance');
    await order.pay('/issue/nanquim-1/acquisition');
    expect([loadedReaderIds, identityUsers.requestCount]).toEqual([[], 1]);
    expect(profile.rights.acquisitions[0]?.expiresAt).toBe('2026-03-08T12:00:00.000Z');
  });

  it('does not change the profile of another reader', async () => {
    const { order, checkout, session, sessionPresenter, shop, profile, loadedReaderIds, identityUsers } =
      await openOrder(buildComicProduct());
    const stop = sessionPresenter.start();
    await sessionPresenter.restore();
    identityUsers.requestCount = 0;
    const buy = checkout.buy.bind(checkout);
    checkout.buy = async (...sent) => {
      const response = await buy(...sent);
      session.open(otherCredentials);
      return response;
    };
    await order.pay('/issue/nanquim-1/acquisition');
    stop();
    expect(shop.orders[0]).toMatchObject({ readerId: 'ana', transaction: { status: 'paid' } });
    // Only the user of the new session was loaded.
    expect([profile.rights.acquisitions, loadedReaderIds, identityUsers.requestCount]).toEqual([[], [], 1]);
  });
});

describe('OrderPresenter without a response', () => {
  it('offers the order again only after a lookup, with the same key', async () => {
    const { order, checkout, loadedReaderIds, identityUsers } = await openOrder();
    checkout.failure = failures.timeout;
    await order.pay(returnPath);
    expect([order.state.kind, order.failure?.cause.code]).toEqual(['uncertain', failures.timeout.code]);
    checkout.failure = null;
    expect(await order.pay(returnPath)).toBeNull();
    expect(checkout.sentOrders).toHaveLength(0);
    await order.recover();
    expect([order.state.kind, loadedReaderIds, identityUsers.requestCount]).toEqual(['choosing', ['ana'], 1]);
    await order.pay(returnPath);
    expect(checkout.sentOrders.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('shows the order as paid if it was paid, and does not charge again', async () => {
    const { order, checkout, shop } = await openOrder();
    checkout.failureAfterOrder = failures.networkConnection;
    await order.pay(returnPath);
    await order.recover();
    expect(order.state).toMatchObject({ kind: 'paid', purchase: { status: 'paid' } });
    expect([shop.orders.length, shop.balanceOf('ana')]).toEqual([1, 6000]);
  });

  it.each([
    ['accepted', 'failureAfterOrder', 'waiting'],
    ['not accepted', 'failure', 'choosing'],
  ] as const)(
    'does not confuse the order with one of another device if it was %s',
    async (_, outage, kind) => {
      const { order, checkout, shop } = await openOrder();
      order.choices.chooseMethod('pix');
      checkout[outage] = failures.timeout;
      await order.pay(returnPath);
      const intents = new FakeOrderIntents();
      intents.newKey = () => 'key of the phone';
      const phone = setUpOrder({}, { shop, intents });
      await phone.loadReader();
      await phone.order.open(buildCreditsProduct());
      expect(await phone.order.pay(returnPath)).toMatchObject({ status: 'paid' });
      checkout[outage] = null;
      await order.recover();
      expect(order.state.kind).toBe(kind);
      if (kind === 'choosing') await order.pay(returnPath);
      expect(checkout.sentOrders.map(({ key }) => key)).toEqual(['key-1']);
      expect(shop.orders).toHaveLength(2);
    },
  );

  it('waits for the order if it was accepted and is pending', async () => {
    const { order, checkout } = await openOrder();
    order.choices.chooseMethod('pix');
    checkout.failureAfterOrder = failures.timeout;
    await order.pay(returnPath);
    await order.recover();
    expect([order.state.kind, pixOf(order)?.code]).toEqual(['waiting', expect.stringMatching(/^pix-/)]);
  });

  it('stays uncertain while the lookup fails', async () => {
    const { order, checkout, transactions } = await openOrder();
    checkout.failure = failures.networkConnection;
    transactions.failure = failures.networkConnection;
    await order.pay(returnPath);
    await order.recover();
    expect([order.state.kind, order.failure?.cause.code]).toEqual([
      'uncertain',
      failures.networkConnection.code,
    ]);
  });
});

describe('OrderPresenter.pay after a rejected order', () => {
  it('creates another purchase intent', async () => {
    const { order, checkout, cards, shop } = await openOrder();
    cards.loadable.set('ana', [buildCard({ lastFourDigits: declinedDigits })]);
    shop.cards.set('ana', cards.cards ?? []);
    await order.pay(returnPath);
    await flushPromises();
    order.choices.chooseCard(buildCard({ lastFourDigits: declinedDigits }));
    await order.pay(returnPath);
    expect(checkout.sentOrders.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(shop.orders.map(({ transaction }) => transaction.status)).toEqual(['refused', 'refused']);
  });

  it('does not select the declined card again', async () => {
    const { order, paymentCards } = await openOrder();
    const declinedCard = buildCard({ lastFourDigits: declinedDigits });
    paymentCards.cards = [buildCard(), declinedCard];
    await order.choices.cards.reload();
    order.choices.chooseCard(declinedCard);
    await order.pay(returnPath);
    await flushPromises();
    expect(order.failure?.declined).toBe('credit_card');
    expect(order.choices.card).toMatchObject({ lastFourDigits: '4242' });
    paymentCards.cards = [declinedCard];
    await order.choices.cards.reload();
    expect(order.choices.card).toBeNull();
  });

  it('selects the card that paid for the next product', async () => {
    const { order, paymentCards } = await openOrder();
    paymentCards.cards = [buildCard(), buildCard({ lastFourDigits: '9999' })];
    await order.choices.cards.reload();
    order.choices.chooseCard(buildCard());
    expect(await order.pay(returnPath)).toMatchObject({ status: 'paid' });
    await order.open(buildMonthProduct());
    expect(order.choices.card).toMatchObject({ lastFourDigits: '4242' });
  });

  it('succeeds after the reason of the rejection is resolved', async () => {
    const { order, checkout } = await openOrder();
    checkout.failure = serviceFailure('COUPON.NOT_FOUND');
    await order.pay(returnPath);
    checkout.failure = null;
    expect(await order.pay(returnPath)).toMatchObject({ status: 'paid' });
    expect(checkout.sentOrders.map(({ key }) => key)).toEqual(['key-2']);
  });
});
