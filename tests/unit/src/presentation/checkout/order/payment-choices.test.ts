import { failures } from '../../../../../../src/domain/failure.ts';
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

async function open(product = buildComicProduct()) {
  const opened = setUpOrder();
  await opened.loadReader();
  const { choices } = opened.order;
  const { coupons } = opened.shop;
  coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
  coupons.set('GRATIS', { code: 'GRATIS', percent: 100, amount: null, currency: null, endsAt: null });
  await choices.setProduct(product);
  return { ...opened, choices };
}

describe('payment methods', () => {
  it('are the allowed ones, with the first selected', async () => {
    const { choices } = await open();
    expect([choices.methods, choices.method]).toEqual([
      ['credit_card', 'pix', 'balance', 'paypal'],
      'credit_card',
    ]);
    choices.chooseMethod('balance');
    expect(choices.method).toBe('balance');
  });

  it('replace a choice that is not allowed for the next product', async () => {
    const { choices } = await open();
    choices.chooseMethod('balance');
    await choices.setProduct(buildCreditsProduct());
    expect([choices.methods?.includes('balance'), choices.method]).toEqual([false, 'credit_card']);
  });

  it('report a failure and can be loaded again', async () => {
    const { choices, checkout } = await open();
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
    const call = holdResponses(paymentCards, 'list');
    const begun = choices.setProduct(buildComicProduct());
    await flushPromises();
    expect([choices.methods, choices.loadable.failure]).toEqual([null, null]);
    await call.release();
    await begun;
    expect([choices.method, cards.cards]).toEqual(['credit_card', [buildCard()]]);
  });

  it('stay visible while they are reloaded for another offer, but cannot pay', async () => {
    const { choices, checkout } = await open();
    const call = holdResponses(checkout, 'listPaymentMethods');
    const rented = choices.setProduct(buildComicProduct('rent'));
    expect([choices.method, choices.isReady]).toEqual(['credit_card', false]);
    await call.release();
    await rented;
    expect(choices.isReady).toBe(true);
    void choices.setProduct(buildCreditsProduct());
    expect([choices.methods, choices.isReady]).toEqual([null, false]);
  });

  it('of a former product are ignored', async () => {
    const { choices, checkout } = await open();
    const call = holdResponses(checkout, 'listPaymentMethods');
    const late = choices.setProduct(buildComicProduct('rent'));
    const own = choices.setProduct(buildCreditsProduct());
    await call.release(1);
    await own;
    await call.release(0);
    await late;
    expect(choices.methods).toEqual(['credit_card', 'pix', 'paypal']);
  });
});

describe('the selected card', () => {
  it('is the last valid one, until another is chosen', async () => {
    const { choices, cards } = await open();
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

  it('is required only for card payments', async () => {
    const { choices, cards } = await open();
    cards.loadable.set('ana', []);
    expect(choices.isReady).toBe(false);
    choices.chooseMethod('pix');
    expect(choices.isReady).toBe(true);
    choices.chooseMethod('credit_card');
    await choices.applyCoupon('gratis');
    expect([choices.total, choices.isReady]).toEqual([0, true]);
  });
});

describe('the coupon of an order', () => {
  it('is stored when it is applied, and reduces the price', async () => {
    const { choices } = await open();
    expect(await choices.applyCoupon(' dez ')).toBe(true);
    expect(choices.coupon).toMatchObject({ code: 'DEZ', percent: 10 });
    expect([choices.discount, choices.total]).toEqual([99, 891]);
  });

  it('is removed when it is cleared', async () => {
    const { choices } = await open();
    await choices.applyCoupon('dez');
    choices.clearCoupon();
    expect([choices.coupon, choices.discount, choices.couponFailure]).toEqual([null, 0, null]);
  });

  it('is refused if the answer is empty', async () => {
    const { choices, checkout } = await open();
    checkout.findCoupon = () => checkout.respond(() => null);
    expect(await choices.applyCoupon('nada')).toBe(false);
    expect(choices.couponFailure).toEqual({
      name: 'BAD REQUEST',
      message: 'Invalid coupon code',
      code: '02',
    });
    expect(choices.coupon).toBeNull();
  });

  it('reports why it is refused', async () => {
    const { choices } = await open();
    await choices.applyCoupon('vinte');
    expect(choices.couponFailure).toEqual(serviceFailure('COUPON.NOT_FOUND'));
  });

  it('is requested once if the button is pressed repeatedly', async () => {
    const { choices, checkout } = await open();
    const call = holdResponses(checkout, 'findCoupon');
    const applying = choices.applyCoupon('dez');
    await flushPromises();
    expect([choices.isApplyingCoupon, await choices.applyCoupon('dez')]).toEqual([true, false]);
    await call.release();
    expect(await applying).toBe(true);
  });

  it.each([
    ['for a former product', (choices: Choices) => choices.setProduct(buildMonthProduct())],
    ['that was cleared in the meantime', async (choices: Choices) => choices.clearCoupon()],
  ])('%s is ignored', async (_, abandon) => {
    const { choices, checkout } = await open();
    const call = holdResponses(checkout, 'findCoupon');
    const late = choices.applyCoupon('dez');
    await flushPromises();
    await abandon(choices);
    expect(choices.isApplyingCoupon).toBe(false);
    await call.release();
    expect([await late, choices.coupon]).toEqual([false, null]);
  });
});

type Choices = Awaited<ReturnType<typeof open>>['choices'];
