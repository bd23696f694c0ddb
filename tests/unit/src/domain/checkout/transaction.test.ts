import { isTransactionOf, purchaseOf } from '../../../../../src/domain/checkout/transaction.ts';
import { someComic, someCredits, someMonth } from '../../../../fakes/checkout/some-order.ts';
import { someTransaction, someTransactionItem } from '../../../../fakes/checkout/some-transaction.ts';

describe('a transaction', () => {
  it('belongs to an item with the same type and the same credits or issue', () => {
    const credits = someTransaction();
    const comic = someTransaction({ item: someTransactionItem({ type: 'comic', issueId: 'issue-1' }) });
    const plan = someTransaction({ item: someTransactionItem({ type: 'plan' }) });
    const items = [someCredits(), someCredits(5500, 5000), someComic(), someMonth()].map(({ item }) => item);
    const belongs = (transaction: typeof credits) => items.map((item) => isTransactionOf(transaction, item));
    expect([belongs(credits), belongs(comic), belongs(plan)]).toEqual([
      [true, false, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
    expect(belongs({ ...plan, isRenewal: true })).toEqual([false, false, false, false]);
  });

  it('converts to the same purchase as the answer to its order', () => {
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
