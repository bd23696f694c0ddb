import type { PaymentCard } from '../../../../../../src/domain/cards/payment-card.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildMonthProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

interface ChoicesOptions {
  readonly balance?: number;
  readonly cards?: PaymentCard[];
}

async function setUpChoices(
  product = buildComicProduct(),
  { balance = 0, cards = [buildCard()] }: ChoicesOptions = {},
) {
  const fixture = setUpOrder({ user: buildUser({ balance }) });
  fixture.shop.cards.set('ana', cards);
  await fixture.loadReader();
  const { choices } = fixture.order;
  const { coupons } = fixture.shop;
  coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
  coupons.set('GRATIS', { code: 'GRATIS', percent: 100, amount: null, currency: null, endsAt: null });
  stops.push(choices.keepShownMethod());
  await choices.setProduct(product);
  const setBalance = (balance: number) => fixture.sessionPresenter.replaceUser(buildUser({ balance }));
  return { ...fixture, choices, setBalance };
}

describe('payment methods', () => {
  it('are the allowed ones, with the first selected', async () => {
    const { choices } = await setUpChoices();
    expect([choices.methods, choices.method]).toEqual([
      ['credit_card', 'pix', 'balance', 'paypal'],
      'credit_card',
    ]);
    choices.chooseMethod('balance');
    expect(choices.method).toBe('balance');
  });

  it('replace a choice that is not allowed for the next product', async () => {
    const { choices } = await setUpChoices();
    choices.chooseMethod('balance');
    await choices.setProduct(buildCreditsProduct());
    expect([choices.methods?.includes('balance'), choices.method]).toEqual([false, 'credit_card']);
  });

  it('select the wallet if it can pay, otherwise Pix, for a reader without a card that can pay', async () => {
    const { choices, cards } = await setUpChoices(buildComicProduct('rent'), {
      balance: 500,
      cards: [buildCard({ isDeclined: true })],
    });
    expect(choices.method).toBe('balance');
    await choices.setProduct(buildComicProduct('purchase'));
    expect([choices.missingBalance, choices.method]).toEqual([490, 'pix']);
    cards.loadable.set('ana', [buildCard()]);
    await choices.setProduct(buildComicProduct('rent'));
    expect(choices.method).toBe('credit_card');
  });

  it('keep the first one of a product if a coupon or a reloaded balance lets the wallet pay', async () => {
    const { choices, setBalance } = await setUpChoices(buildComicProduct(), { balance: 900, cards: [] });
    expect([choices.missingBalance, choices.method]).toEqual([90, 'pix']);
    await choices.couponEntry.apply('dez');
    expect([choices.missingBalance, choices.method]).toEqual([0, 'pix']);
    setBalance(5000);
    await choices.loadMethods();
    expect(choices.method).toBe('pix');
    await choices.setProduct(buildComicProduct('rent'));
    expect(choices.method).toBe('balance');
  });

  it('replace a wallet that can no longer pay, and do not return to it', async () => {
    const { choices, setBalance } = await setUpChoices(buildComicProduct(), { balance: 1000, cards: [] });
    expect(choices.method).toBe('balance');
    setBalance(100);
    expect(choices.method).toBe('pix');
    setBalance(1000);
    expect(choices.method).toBe('pix');
    choices.chooseMethod('balance');
    expect(choices.method).toBe('balance');
  });

  it('keep the first one only after the cards are loaded', async () => {
    const { choices, cards, paymentCards } = await setUpChoices(buildComicProduct(), {
      balance: 1000,
      cards: [],
    });
    paymentCards.failure = failures.networkConnection;
    cards.loadable.reset();
    await choices.setProduct(buildComicProduct('rent'));
    expect([choices.method, choices.isReady]).toEqual(['credit_card', false]);
    paymentCards.failure = null;
    await cards.load();
    expect([choices.method, choices.isReady]).toEqual(['balance', true]);
  });

  it('keep the one that the reader has chosen', async () => {
    const { choices } = await setUpChoices(buildComicProduct('rent'), { balance: 500, cards: [] });
    choices.chooseMethod('paypal');
    await choices.setProduct(buildComicProduct('purchase'));
    expect(choices.method).toBe('paypal');
  });

  it('select the first one if neither Pix nor the wallet is allowed', async () => {
    const { choices, checkout } = await setUpChoices(buildComicProduct(), { cards: [] });
    expect(choices.method).toBe('pix');
    checkout.methods = ['credit_card', 'paypal'];
    await choices.loadMethods();
    expect(choices.method).toBe('credit_card');
  });

  it('keep the method of an order only for its product, and until another is chosen', async () => {
    const { choices } = await setUpChoices();
    choices.keepMethod('pix');
    expect(choices.method).toBe('pix');
    choices.chooseMethod('balance');
    expect(choices.method).toBe('balance');
    choices.keepMethod('pix');
    await choices.setProduct(buildComicProduct('rent'));
    expect(choices.method).toBe('balance');
  });

  it('report a failure and can be loaded again', async () => {
    const { choices, checkout } = await setUpChoices();
    checkout.failure = failures.networkConnection;
    await choices.setProduct(buildMonthProduct());
    expect([choices.loadable.failure, choices.methods, choices.isReady]).toEqual([
      failures.networkConnection,
      null,
      false,
    ]);
    checkout.failure = null;
    await choices.loadMethods();
    expect([choices.loadable.failure, choices.method]).toEqual([null, 'credit_card']);
  });

  it('appear together with the cards', async () => {
    const { order, cards, paymentCards, loadReader } = setUpOrder();
    await loadReader();
    const { choices } = order;
    const responses = holdResponses(paymentCards, 'list');
    const loading = choices.setProduct(buildComicProduct());
    await flushPromises();
    expect([choices.methods, choices.loadable.failure]).toEqual([null, null]);
    await responses.release();
    await loading;
    expect([choices.method, cards.cards]).toEqual(['credit_card', [buildCard()]]);
  });

  it('stay visible while they are reloaded for another offer, but the order is not ready', async () => {
    const { choices, checkout } = await setUpChoices();
    const responses = holdResponses(checkout, 'listPaymentMethods');
    const loadingRental = choices.setProduct(buildComicProduct('rent'));
    expect([choices.method, choices.isReady]).toEqual(['credit_card', false]);
    await responses.release();
    await loadingRental;
    expect(choices.isReady).toBe(true);
    void choices.setProduct(buildCreditsProduct());
    expect([choices.methods, choices.isReady]).toEqual([null, false]);
  });

  it('of a former product are ignored', async () => {
    const { choices, checkout } = await setUpChoices();
    const responses = holdResponses(checkout, 'listPaymentMethods');
    const lateLoading = choices.setProduct(buildComicProduct('rent'));
    const secondLoading = choices.setProduct(buildCreditsProduct());
    await responses.release(1);
    await secondLoading;
    await responses.release(0);
    await lateLoading;
    expect(choices.methods).toEqual(['credit_card', 'pix', 'paypal']);
  });
});

describe('the selected card', () => {
  it('is the last valid one, until another is chosen', async () => {
    const { choices, cards } = await setUpChoices();
    const [expired, chosen, last] = [
      buildCard({ lastFourDigits: '1111', expirationYear: 2026, expirationMonth: 3 }),
      buildCard({ lastFourDigits: '2222' }),
      buildCard({ lastFourDigits: '3333' }),
    ];
    cards.loadable.set('ana', [expired, chosen, last]);
    expect([choices.hasExpired(expired), choices.card]).toEqual([true, last]);
    choices.chooseCard(chosen);
    expect(choices.card).toEqual(chosen);
    choices.chooseCard(expired);
    expect(choices.card).toEqual(last);
  });

  it('is the one that paid last, and never one that was declined', async () => {
    const { choices, cards } = await setUpChoices();
    const paidFirst = buildCard({ lastFourDigits: '1111', lastPaidAt: '2026-03-01T12:00:00.000Z' });
    const paidLast = buildCard({ lastFourDigits: '2222', lastPaidAt: '2026-03-09T12:00:00.000Z' });
    const declined = buildCard({
      lastFourDigits: '3333',
      lastPaidAt: '2026-03-10T12:00:00.000Z',
      isDeclined: true,
    });
    const added = buildCard({ lastFourDigits: '4444' });
    cards.loadable.set('ana', [paidLast, paidFirst, declined, added]);
    expect(choices.card).toEqual(paidLast);
    cards.loadable.set('ana', [added, declined]);
    expect(choices.card).toEqual(added);
    cards.loadable.set('ana', [declined]);
    choices.chooseMethod('credit_card');
    expect([choices.card, choices.isReady]).toEqual([null, false]);
    choices.chooseCard(declined);
    expect([choices.card, choices.isReady]).toEqual([declined, true]);
  });

  it('is required only for card payments', async () => {
    const { choices, cards } = await setUpChoices();
    cards.loadable.set('ana', []);
    choices.chooseMethod('pix');
    expect(choices.isReady).toBe(true);
    choices.chooseMethod('credit_card');
    expect(choices.isReady).toBe(false);
    await choices.couponEntry.apply('gratis');
    expect([choices.total, choices.isReady]).toEqual([0, true]);
  });
});

describe('the coupon of an order', () => {
  it('is stored when it is applied, and reduces the price', async () => {
    const { choices } = await setUpChoices();
    expect(await choices.couponEntry.apply(' dez ')).toBe(true);
    expect(choices.coupon).toMatchObject({ code: 'DEZ', percent: 10 });
    expect([choices.discount, choices.total]).toEqual([99, 891]);
  });

  it('is removed when it is cleared', async () => {
    const { choices } = await setUpChoices();
    await choices.couponEntry.apply('dez');
    choices.couponEntry.clear();
    expect([choices.coupon, choices.discount, choices.couponEntry.failure]).toEqual([null, 0, null]);
  });

  it('is rejected if the response is empty', async () => {
    const { choices, checkout } = await setUpChoices();
    checkout.findCoupon = () => checkout.respond(() => null);
    expect(await choices.couponEntry.apply('nada')).toBe(false);
    expect(choices.couponEntry.failure).toEqual({
      name: 'BAD REQUEST',
      message: 'Invalid coupon code',
      code: '02',
    });
    expect(choices.coupon).toBeNull();
  });

  it('reports why it is rejected', async () => {
    const { choices } = await setUpChoices();
    await choices.couponEntry.apply('vinte');
    expect(choices.couponEntry.failure).toEqual(serviceFailure('COUPON.NOT_FOUND'));
  });

  it('is requested once if the button is pressed repeatedly', async () => {
    const { choices, checkout } = await setUpChoices();
    const responses = holdResponses(checkout, 'findCoupon');
    const applying = choices.couponEntry.apply('dez');
    await flushPromises();
    expect([choices.couponEntry.isApplying, await choices.couponEntry.apply('dez')]).toEqual([true, false]);
    await responses.release();
    expect(await applying).toBe(true);
  });

  it.each([
    ['for a former product', (choices: Choices) => choices.setProduct(buildMonthProduct())],
    ['that was cleared in the meantime', async (choices: Choices) => choices.couponEntry.clear()],
  ])('%s is ignored', async (_, abandon) => {
    const { choices, checkout } = await setUpChoices();
    const responses = holdResponses(checkout, 'findCoupon');
    const lateCoupon = choices.couponEntry.apply('dez');
    await flushPromises();
    await abandon(choices);
    expect(choices.couponEntry.isApplying).toBe(false);
    await responses.release();
    expect([await lateCoupon, choices.coupon]).toEqual([false, null]);
  });
});

type Choices = Awaited<ReturnType<typeof setUpChoices>>['choices'];
