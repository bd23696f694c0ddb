import { failures } from '../../../../../../src/domain/failure.ts';
import { someCard } from '../../../../../fakes/cards/some-card.ts';
import { someComic, someCredits, someMonth, someOrder } from '../../../../../fakes/checkout/some-order.ts';
import { holdAnswers, settled } from '../../../../../fakes/hold-answers.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';

async function open(product = someComic()) {
  const opened = someOrder();
  await opened.settle();
  const { choices } = opened.order;
  const { coupons } = opened.shop;
  coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
  coupons.set('GRATIS', { code: 'GRATIS', percent: 100, amount: null, currency: null, endsAt: null });
  await choices.begin(product);
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
    await choices.begin(someCredits());
    expect([choices.methods?.includes('balance'), choices.method]).toEqual([false, 'credit_card']);
  });

  it('report a failure and can be loaded again', async () => {
    const { choices, checkout } = await open();
    checkout.failure = failures.networkConnection;
    await choices.begin(someMonth());
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
    const { order, cards, paymentCards, settle } = someOrder();
    await settle();
    const { choices } = order;
    const call = holdAnswers(paymentCards, 'list');
    const begun = choices.begin(someComic());
    await settled();
    expect([choices.methods, choices.loadable.failure]).toEqual([null, null]);
    await call.release();
    await begun;
    expect([choices.method, cards.cards]).toEqual(['credit_card', [someCard()]]);
  });

  it('stay visible while they are reloaded for another offer, but cannot pay', async () => {
    const { choices, checkout } = await open();
    const call = holdAnswers(checkout, 'paymentMethods');
    const rented = choices.begin(someComic('rent'));
    expect([choices.method, choices.isReady]).toEqual(['credit_card', false]);
    await call.release();
    await rented;
    expect(choices.isReady).toBe(true);
    void choices.begin(someCredits());
    expect([choices.methods, choices.isReady]).toEqual([null, false]);
  });

  it('of a former product are ignored', async () => {
    const { choices, checkout } = await open();
    const call = holdAnswers(checkout, 'paymentMethods');
    const late = choices.begin(someComic('rent'));
    const own = choices.begin(someCredits());
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
      someCard({ lastFourDigits: '1111', expirationYear: 2026, expirationMonth: 3 }),
      someCard({ lastFourDigits: '2222' }),
      someCard({ lastFourDigits: '3333' }),
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
    await choices.apply('gratis');
    expect([choices.total, choices.isReady]).toEqual([0, true]);
  });
});

describe('the coupon of an order', () => {
  it('is stored when it is applied, and reduces the price', async () => {
    const { choices } = await open();
    expect(await choices.apply(' dez ')).toBe(true);
    expect(choices.coupon).toMatchObject({ code: 'DEZ', percent: 10 });
    expect([choices.discount, choices.total]).toEqual([99, 891]);
  });

  it('is removed when it is cleared', async () => {
    const { choices } = await open();
    await choices.apply('dez');
    choices.clearCoupon();
    expect([choices.coupon, choices.discount, choices.couponFailure]).toEqual([null, 0, null]);
  });

  it('is refused if the answer is empty', async () => {
    const { choices, checkout } = await open();
    checkout.coupon = () => checkout.answer(() => null);
    expect(await choices.apply('nada')).toBe(false);
    expect(choices.couponFailure).toEqual({
      name: 'BAD REQUEST',
      message: 'Invalid coupon code',
      code: '02',
    });
    expect(choices.coupon).toBeNull();
  });

  it('reports why it is refused', async () => {
    const { choices } = await open();
    await choices.apply('vinte');
    expect(choices.couponFailure).toEqual(serviceFailure('COUPON.NOT_FOUND'));
  });

  it('is requested once if the button is pressed repeatedly', async () => {
    const { choices, checkout } = await open();
    const call = holdAnswers(checkout, 'coupon');
    const applying = choices.apply('dez');
    await settled();
    expect([choices.isApplyingCoupon, await choices.apply('dez')]).toEqual([true, false]);
    await call.release();
    expect(await applying).toBe(true);
  });

  it.each([
    ['for a former product', (choices: Choices) => choices.begin(someMonth())],
    ['that was cleared in the meantime', async (choices: Choices) => choices.clearCoupon()],
  ])('%s is ignored', async (_, abandon) => {
    const { choices, checkout } = await open();
    const call = holdAnswers(checkout, 'coupon');
    const late = choices.apply('dez');
    await settled();
    await abandon(choices);
    expect(choices.isApplyingCoupon).toBe(false);
    await call.release();
    expect([await late, choices.coupon]).toEqual([false, null]);
  });
});

type Choices = Awaited<ReturnType<typeof open>>['choices'];
