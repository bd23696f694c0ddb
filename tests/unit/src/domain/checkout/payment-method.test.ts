import { needsCard, paymentMethods } from '../../../../../src/domain/checkout/payment-method.ts';

describe('a payment method', () => {
  it('needs a chosen card only for credit cards', () => {
    expect(paymentMethods.filter(needsCard)).toEqual(['credit_card']);
  });
});
