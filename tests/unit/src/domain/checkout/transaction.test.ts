import { isTransactionOf, purchaseOf } from '../../../../../src/domain/checkout/transaction.ts';
import { buildTransaction, buildTransactionItem } from '../../../../fakes/checkout/build-transaction.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildMonthProduct,
} from '../../../../fakes/checkout/set-up-order.ts';

describe('a transaction', () => {
  it('belongs to an item with the same type and the same credits or issue', () => {
    const credits = buildTransaction();
    const comic = buildTransaction({ item: buildTransactionItem({ type: 'comic', issueId: 'issue-1' }) });
    const plan = buildTransaction({ item: buildTransactionItem({ type: 'plan' }) });
    const items = [
      buildCreditsProduct(),
      buildCreditsProduct(5500, 5000),
      buildComicProduct(),
      buildMonthProduct(),
    ].map(({ item }) => item);
    const belongs = (transaction: typeof credits) => items.map((item) => isTransactionOf(transaction, item));
    expect([belongs(credits), belongs(comic), belongs(plan)]).toEqual([
      [true, false, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
    expect(belongs({ ...plan, isRenewal: true })).toEqual([false, false, false, false]);
  });

  it('converts to the same purchase as the response to its order', () => {
    expect(purchaseOf(buildTransaction(), 'paid')).toEqual({
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
    expect(purchaseOf(buildTransaction(waiting), 'waiting')).toMatchObject(waiting);
  });
});
