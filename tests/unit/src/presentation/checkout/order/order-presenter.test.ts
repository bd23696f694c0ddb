import { failures } from '../../../../../../src/domain/failure.ts';
import { someReader } from '../../../../../fakes/account/fake-readers.ts';
import { someCard } from '../../../../../fakes/cards/some-card.ts';
import { declinedDigits, slowDigits } from '../../../../../fakes/checkout/fake-checkout.ts';
import { FakeOrderIntents } from '../../../../../fakes/checkout/fake-order-intents.ts';
import { pixOf } from '../../../../../fakes/checkout/pix-of.ts';
import { someComic, someCredits, someMonth, someOrder } from '../../../../../fakes/checkout/some-order.ts';
import { someSubscription } from '../../../../../fakes/checkout/some-subscription.ts';
import { holdAnswers, settled } from '../../../../../fakes/hold-answers.ts';
import { refusal } from '../../../../../fakes/refusal.ts';
import { otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const back = '/account/payment-methods/balance';

async function open(product = someCredits(), somebody: Parameters<typeof someOrder>[0] = {}) {
  const opened = someOrder(somebody);
  await opened.settle();
  opened.shop.wallets.set('ana', 5000);
  await opened.order.begin(product);
  opened.identityUsers.requestCount = 0;
  const loads: string[] = [];
  const find = opened.readers.find.bind(opened.readers);
  opened.readers.find = (userId) => {
    loads.push(userId);
    return find(userId);
  };
  return { ...opened, loads };
}

describe('an order', () => {
  it('of a plan says which subscription it was told to follow, so that no other is paid for unseen', async () => {
    const running = someSubscription({ hasAutoRenewal: false });
    for (const [subscription, follows] of [
      [null, null],
      [running, running.id],
      [someSubscription({ expiresAt: '2026-02-12T12:00:00.000Z' }), null],
    ] as const) {
      const { order, checkout } = await open(someMonth(), { reader: someReader({ subscription }) });
      order.choices.chooseMethod('pix');
      await order.pay(back);
      expect(checkout.sent).toEqual([{ key: 'key-1', order: expect.objectContaining({ follows }) }]);
    }
  });

  it('is executing during the call, and no longer', async () => {
    const { order, checkout } = await open();
    const call = holdAnswers(checkout, 'buy');
    const paying = order.pay(back);
    await settled();
    expect(order.state.kind).toBe('sending');
    await call.release();
    await paying;
    expect(order.isSending).toBe(false);
  });

  it('clears the item and the coupon once it is paid, and remembers what was bought', async () => {
    const { order, shop } = await open();
    shop.coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
    await order.choices.apply('dez');
    const purchase = await order.pay(back);
    expect(purchase).toMatchObject({ status: 'paid', amount: 900 });
    expect([order.choices.product, order.choices.coupon]).toEqual([null, null]);
    expect(order.state).toMatchObject({ kind: 'paid', session: { product: someCredits() }, purchase });
  });

  it('keeps the item and the coupon when it is refused, and says why in its place', async () => {
    const { order, paymentCards, notifications } = await open();
    paymentCards.cards = [];
    order.choices.cards.loadable.set('ana', [someCard()]);
    expect(await order.pay(back)).toBeNull();
    expect([order.choices.product, order.state.kind]).toEqual([someCredits(), 'choosing']);
    expect(order.failure?.cause.code).toBe('PAYMENT_CARD.INVALID');
    expect(notifications.all).toEqual([expect.objectContaining({ hide: true })]);
  });

  it('is paid once, however often it is pressed', async () => {
    const { order, shop } = await open();
    await Promise.all([order.pay(back), order.pay(back), order.pay(back)]);
    await order.pay(back);
    expect([shop.orders.length, shop.balanceOf('ana')]).toEqual([1, 6000]);
  });

  it('stores the Pix of a result that is not an immediate one', async () => {
    const { order } = await open();
    order.choices.chooseMethod('pix');
    const purchase = await order.pay(back);
    expect(pixOf(order)).toEqual({
      code: purchase?.pixCode,
      qrCodePicture: null,
      expiresAt: '2026-03-01T12:30:00.000Z',
      bankAddress: purchase?.approvalAddress,
    });
    expect(order.state.kind).toBe('waiting');
  });

  it('is paid when the Pix that it waited for is', async () => {
    const { order, shop } = await open();
    order.choices.chooseMethod('pix');
    const purchase = await order.pay(back);
    shop.settle(purchase?.id ?? '', 'paid');
    await order.check();
    expect([pixOf(order), order.choices.product]).toEqual([null, null]);
    expect(order.state).toMatchObject({ kind: 'paid', purchase: { id: purchase?.id, status: 'paid' } });
  });

  it('shows a Pix that ran out until its new charge takes its place', async () => {
    const { order, shop, clock } = await open();
    order.choices.chooseMethod('pix');
    const first = await order.pay(back);
    clock.pass(31 * 60_000);
    await order.check();
    expect(order.state).toMatchObject({ kind: 'expired', purchase: { id: first?.id } });
    const second = await order.pay(back);
    expect(order.state).toMatchObject({ kind: 'waiting', purchase: { id: second?.id } });
    expect(shop.orders).toHaveLength(2);
  });

  it('says so when the bank refuses after all', async () => {
    const { order, shop, cards } = await open();
    cards.loadable.set('ana', [someCard({ lastFourDigits: slowDigits })]);
    shop.cards.set('ana', cards.cards ?? []);
    const purchase = await order.pay(back);
    expect([purchase?.status, pixOf(order)]).toEqual(['waiting', null]);
    shop.settle(purchase?.id ?? '', 'refused');
    await order.check();
    expect(order.state).toMatchObject({ kind: 'choosing', failure: { cause: failures.paymentFailed } });
  });

  it('is not placed while the card that it needs is missing', async () => {
    const { order, checkout, cards } = await open();
    cards.loadable.set('ana', [someCard({ expirationYear: 2025 })]);
    expect([order.choices.isReady, await order.pay(back), checkout.sent]).toEqual([false, null, []]);
  });

  it('of another item shows nothing of what came of the former one', async () => {
    const { order, checkout, shop } = await open();
    const call = holdAnswers(checkout, 'buy');
    const paying = order.pay(back);
    await settled();
    await order.begin(someComic());
    expect(order.state.kind).toBe('choosing');
    await call.release();
    expect(await paying).toBeNull();
    expect([order.choices.product, order.state.kind]).toEqual([someComic(), 'choosing']);
    expect(shop.balanceOf('ana')).toBe(6000);
  });

  it('is a guardian’s to place', async () => {
    const reader = someReader({ parentDragonId: 'bia' });
    const { order, checkout } = await open(someCredits(), { reader });
    await order.pay(back);
    expect([order.failure?.cause, checkout.sent]).toEqual([failures.parentPermission, []]);
  });

  it('is not sent once the session has ended', async () => {
    const { order, checkout, session } = await open();
    session.close('refused');
    await order.pay(back);
    expect(checkout.sent).toEqual([]);
  });
});

describe('what is loaded again', () => {
  it('is the private user once a plan was bought', async () => {
    const { order, loads, identityUsers } = await open(someMonth());
    await order.pay('/subscription');
    expect([loads, identityUsers.requestCount]).toEqual([['ana'], 0]);
  });

  it('is the user, who has the balance, once credits were bought', async () => {
    const { order, loads, identityUsers, sessionPresenter } = await open();
    identityUsers.users = identityUsers.users.map((user) => ({ ...user, balance: 6000 }));
    await order.pay(back);
    expect([loads, identityUsers.requestCount, sessionPresenter.user?.balance]).toEqual([[], 1, 6000]);
  });

  it('is nothing once an issue was bought, which is added to what its reader has', async () => {
    const { order, loads, identityUsers, profile } = await open(someComic());
    await order.pay('/issue/nanquim-1/acquisition');
    expect([loads, identityUsers.requestCount]).toEqual([[], 0]);
    expect(profile.rights.acquisitions).toEqual([
      { issue: { id: 'issue-1', slug: 'nanquim-1' }, expiresAt: null },
    ]);
  });

  it('is the balance besides where that has paid', async () => {
    const { order, loads, identityUsers, profile } = await open(someComic('rent'));
    order.choices.chooseMethod('balance');
    await order.pay('/issue/nanquim-1/acquisition');
    expect([loads, identityUsers.requestCount]).toEqual([[], 1]);
    expect(profile.rights.acquisitions[0]?.expiresAt).toBe('2026-03-08T12:00:00.000Z');
  });

  it('is nothing of a reader who did not buy it', async () => {
    const { order, checkout, session, sessionPresenter, shop, profile, loads, identityUsers } = await open(
      someComic(),
    );
    const stop = sessionPresenter.start();
    await sessionPresenter.restore();
    identityUsers.requestCount = 0;
    const buy = checkout.buy.bind(checkout);
    checkout.buy = async (...sent) => {
      const answer = await buy(...sent);
      session.open(otherCredentials);
      return answer;
    };
    await order.pay('/issue/nanquim-1/acquisition');
    stop();
    expect(shop.orders[0]).toMatchObject({ userId: 'ana', transaction: { status: 'paid' } });
    // Whose session it is now is asked, and nothing else.
    expect([profile.rights.acquisitions, loads, identityUsers.requestCount]).toEqual([[], [], 1]);
  });
});

describe('an order of which no answer comes', () => {
  it('is not offered again before the state was loaded, and then goes with the same key', async () => {
    const { order, checkout, loads, identityUsers } = await open();
    checkout.failure = failures.timeout;
    await order.pay(back);
    expect([order.state.kind, order.failure?.cause.code]).toEqual(['uncertain', failures.timeout.code]);
    checkout.failure = null;
    expect(await order.pay(back)).toBeNull();
    expect(checkout.sent).toHaveLength(0);
    await order.lookAgain();
    expect([order.state.kind, loads, identityUsers.requestCount]).toEqual(['choosing', ['ana'], 1]);
    await order.pay(back);
    expect(checkout.sent.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('is told as paid when that is what became of it, and not paid again', async () => {
    const { order, checkout, shop } = await open();
    checkout.lost = failures.networkConnection;
    await order.pay(back);
    await order.lookAgain();
    expect(order.state).toMatchObject({ kind: 'paid', purchase: { status: 'paid' } });
    expect([shop.orders.length, shop.balanceOf('ana')]).toEqual([1, 6000]);
  });

  it.each([
    ['taken', 'lost', 'waiting'],
    ['never taken', 'failure', 'choosing'],
  ] as const)('is not confused with another device’s order when it was %s', async (_, outage, kind) => {
    const { order, checkout, shop } = await open();
    order.choices.chooseMethod('pix');
    checkout[outage] = failures.timeout;
    await order.pay(back);
    const intents = new FakeOrderIntents();
    intents.newKey = () => 'key of the phone';
    const phone = someOrder({}, { shop, intents });
    await phone.settle();
    await phone.order.begin(someCredits());
    expect(await phone.order.pay(back)).toMatchObject({ status: 'paid' });
    checkout[outage] = null;
    await order.lookAgain();
    expect(order.state.kind).toBe(kind);
    if (kind === 'choosing') await order.pay(back);
    expect(checkout.sent.map(({ key }) => key)).toEqual(['key-1']);
    expect(shop.orders).toHaveLength(2);
  });

  it('is waited for when it was taken and waits', async () => {
    const { order, checkout } = await open();
    order.choices.chooseMethod('pix');
    checkout.lost = failures.timeout;
    await order.pay(back);
    await order.lookAgain();
    expect([order.state.kind, pixOf(order)?.code]).toEqual(['waiting', expect.stringMatching(/^pix-/)]);
  });

  it('stays unknown while nothing can be found out', async () => {
    const { order, checkout, transactions } = await open();
    checkout.failure = failures.networkConnection;
    transactions.failure = failures.networkConnection;
    await order.pay(back);
    await order.lookAgain();
    expect([order.state.kind, order.failure?.cause.code]).toEqual([
      'uncertain',
      failures.networkConnection.code,
    ]);
  });
});

describe('a press after a refusal', () => {
  it('is another wish', async () => {
    const { order, checkout, cards, shop } = await open();
    cards.loadable.set('ana', [someCard({ lastFourDigits: declinedDigits })]);
    shop.cards.set('ana', cards.cards ?? []);
    await order.pay(back);
    await order.pay(back);
    expect(checkout.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(shop.orders.map(({ transaction }) => transaction.status)).toEqual(['refused', 'refused']);
  });

  it('goes through once what was refused is mended', async () => {
    const { order, checkout } = await open();
    checkout.failure = refusal('COUPON.NOT_FOUND');
    await order.pay(back);
    checkout.failure = null;
    expect(await order.pay(back)).toMatchObject({ status: 'paid' });
    expect(checkout.sent.map(({ key }) => key)).toEqual(['key-2']);
  });
});
