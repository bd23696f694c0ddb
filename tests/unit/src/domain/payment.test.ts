import { putBack, without } from '../../../../src/domain/payment-card.ts';
import { isCardPayment, needsCard, paymentMethods } from '../../../../src/domain/payment-method.ts';
import { isTransactionOf, purchaseOf } from '../../../../src/domain/transaction.ts';
import { someComic, someCredits, someMonth } from '../../../fakes/some-order.ts';
import { someTransaction, someTransactionItem } from '../../../fakes/some-transaction.ts';

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

describe('a card', () => {
  const card = (name: string) => ({ brand: 'visa', lastFourDigits: name });
  const before = ['1', '2', '3'].map(card);
  const names = (cards: readonly { lastFourDigits: string }[]) =>
    cards.map((each) => each.lastFourDigits).join('');

  it('leaves the others by its brand and last four digits', () => {
    const others = without([...before, { brand: 'amex', lastFourDigits: '2' }], card('2'));
    expect(others.map(({ brand, lastFourDigits }) => `${brand} ${lastFourDigits}`)).toEqual([
      'visa 1',
      'visa 3',
      'amex 2',
    ]);
  });

  it.each([
    ['1', '23', '123'],
    ['2', '13', '123'],
    ['3', '12', '123'],
    ['2', '3', '23'],
    ['3', '14', '134'],
    ['2', '4', '24'],
    ['2', '', '2'],
    ['2', '123', '123'],
  ])('%s comes back among %s as %s', (removed, left, whole) => {
    expect(names(putBack([...left].map(card), card(removed), before))).toBe(whole);
  });
});

describe('a transaction', () => {
  it('is of an item by its type, and its credits or its issue', () => {
    const credits = someTransaction();
    const comic = someTransaction({ item: someTransactionItem({ type: 'comic', issueId: 'issue-1' }) });
    const plan = someTransaction({ item: someTransactionItem({ type: 'plan' }) });
    const items = [someCredits(), someCredits(5500, 5000), someComic(), someMonth()].map(({ item }) => item);
    const of = (told: typeof credits) => items.map((item) => isTransactionOf(told, item));
    expect([of(credits), of(comic), of(plan)]).toEqual([
      [true, false, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
    expect(of({ ...plan, isRenewal: true })).toEqual([false, false, false, false]);
  });

  it('tells the same as the answer to its order', () => {
    expect(purchaseOf(someTransaction(), 'paid')).toEqual({
      id: 'transaction-1',
      status: 'paid',
      amount: 1000,
      currency: 'BRL',
    });
    const waiting = {
      pixCode: '000201',
      pixExpiresAt: '2026-03-01T12:30:00.000Z',
      approvalAddress: '/there',
    };
    expect(purchaseOf(someTransaction(waiting), 'waiting')).toMatchObject(waiting);
  });
});
