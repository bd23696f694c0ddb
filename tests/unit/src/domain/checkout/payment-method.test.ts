import {
  isCardPayment,
  needsCard,
  paymentMethods,
} from '../../../../../src/domain/checkout/payment-method.ts';

describe('a payment method', () => {
  it('passes the card payment check unless it is exactly "pix"', () => {
    expect(paymentMethods.filter(isCardPayment)).toEqual([
      'credit_card',
      'balance',
      'paypal',
      'third-party-integration',
    ]);
  });

  it('needs a chosen card only for credit cards', () => {
    expect(paymentMethods.filter(needsCard)).toEqual(['credit_card']);
  });
});
