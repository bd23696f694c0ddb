import { WithdrawPurchase } from '../../../../../src/application/checkout/withdraw-purchase.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeTransactions } from '../../../../fakes/checkout/fake-transactions.ts';
import { buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpWithdrawPurchase(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const credits = { type: 'credits', quantity: 1000, salePrice: 1000 } as const;
  const { transaction } = shop.placeOrder('ana', credits, { method: 'pix', amount: 1000 });
  shop.settleOrder(transaction.id, 'paid');
  const transactions = new FakeTransactions(shop);
  const withdraw = new WithdrawPurchase(transactions, session);
  return { id: transaction.id, shop, transactions, withdraw };
}

describe('WithdrawPurchase', () => {
  it('refunds the payment once if it is sent repeatedly', async () => {
    const { id, shop, withdraw } = setUpWithdrawPurchase();
    const outcome = await withdraw.execute(id, buildReader());
    expect(outcome).toEqual(succeeded({ amount: 1000, currency: 'BRL', method: 'pix' }));
    expect(await withdraw.execute(id, buildReader())).toEqual(outcome);
    expect(shop.findOrder(id)?.transaction.status).toBe('refunded');
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = setUpWithdrawPurchase(new FakeSession());
    expect(await visitor.withdraw.execute(visitor.id, null)).toEqual(failed(failures.unauthenticated));
    const { id, withdraw, transactions } = setUpWithdrawPurchase();
    const guided = buildReader({ guardianId: 'bia' });
    expect(await withdraw.execute(id, guided)).toEqual(failed(failures.parentPermission));
    expect([...visitor.transactions.requests, ...transactions.requests]).toEqual([]);
  });
});
