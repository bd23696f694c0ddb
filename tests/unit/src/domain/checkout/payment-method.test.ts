import {
  isCardPayment,
  needsCard,
  paymentMethods,
} from '../../../../../src/domain/checkout/payment-method.ts';

describe('a payment method', () => {
  it('passes the card payment check unless it is Pix, to the letter', () => {
    expect(paymentMethods.filter(isCardPayment)).toEqual([
      'credit_card',
      'balance',
      'paypal',
      'third-party-integration',
    ]);
  });

  it('needs a card to be chosen only where a card pays', () => {
    expect(paymentMethods.filter(needsCard)).toEqual(['credit_card']);
  });
});
