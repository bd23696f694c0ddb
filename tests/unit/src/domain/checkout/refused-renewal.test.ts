import { isRenewalRefused } from '../../../../../src/domain/checkout/refused-renewal.ts';
import type { Transaction } from '../../../../../src/domain/checkout/transaction.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { buildTransaction, buildTransactionItem } from '../../../../fakes/checkout/build-transaction.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };
const master = { brand: 'mastercard', lastFourDigits: '4444' };

const buildCharge = (differences: Partial<Transaction> = {}) =>
  buildTransaction({
    item: buildTransactionItem({ type: 'plan', slug: 'banca-livre', cycleDurationInDays: 30 }),
    isRenewal: true,
    method: 'credit_card',
    status: 'refused',
    paymentCard: visa,
    createdAt: '2026-03-11T12:00:00.000Z',
    ...differences,
  });

describe('isRenewalRefused', () => {
  it.each([
    ['the card was refused', [buildCharge()], visa],
    ['the renewing card is unknown', [buildCharge()], null],
    ['the refused card is unknown', [buildCharge({ paymentCard: null })], visa],
  ])('is true if %s', (_, transactions, card) => {
    expect(isRenewalRefused(buildSubscription(), transactions, card)).toBe(true);
  });

  it.each<[string, readonly Transaction[]]>([
    ['nothing was charged', []],
    ['a later charge was paid', [buildCharge({ status: 'paid' }), buildCharge()]],
    ['a later charge is pending', [buildCharge({ status: 'waiting' }), buildCharge()]],
    ['the refused charge was a purchase', [buildCharge({ isRenewal: false })]],
    [
      'the refused charge was for another plan',
      [buildCharge({ item: buildTransactionItem({ type: 'plan', slug: 'banca-familia' }) })],
    ],
    [
      'the refused charge is older than the subscription',
      [buildCharge({ createdAt: '2026-02-09T12:00:00.000Z' })],
    ],
  ])('is false if %s', (_, transactions) => {
    expect(isRenewalRefused(buildSubscription(), transactions, visa)).toBe(false);
  });

  it('is false if another card renews from now on', () => {
    expect(isRenewalRefused(buildSubscription(), [buildCharge()], master)).toBe(false);
  });

  it('is false if the renewal was ended meanwhile', () => {
    expect(isRenewalRefused(buildSubscription({ hasAutoRenewal: false }), [buildCharge()], visa)).toBe(false);
  });
});
