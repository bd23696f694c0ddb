import { WithdrawFromSubscription } from '../../../../../src/application/checkout/withdraw-from-subscription.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakeSubscriptions } from '../../../../fakes/checkout/fake-subscriptions.ts';
import { buildMonthProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const guided = buildReader({ guardianId: 'bia' });

function setUpWithdrawFromSubscription(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const { transaction } = shop.placeOrder('ana', buildMonthProduct().item, {
    method: 'balance',
    amount: 1990,
  });
  shop.settleOrder(transaction.id, 'paid');
  const subscriptions = new FakeSubscriptions(shop);
  subscriptions.subscriptions = [{ ...buildSubscription(), readerId: 'ana', transactionId: transaction.id }];
  return {
    shop,
    subscriptions,
    withdraw: new WithdrawFromSubscription(subscriptions, session),
  };
}

describe('WithdrawFromSubscription', () => {
  it('refunds the payment once if it is sent repeatedly', async () => {
    const { shop, subscriptions, withdraw } = setUpWithdrawFromSubscription();
    const outcome = await withdraw.execute('subscription-1', buildReader());
    expect(outcome).toEqual(succeeded({ amount: 1990, currency: 'BRL', method: 'balance' }));
    expect(await withdraw.execute('subscription-1', buildReader())).toEqual(outcome);
    expect([shop.balanceOf('ana'), new Set(subscriptions.withdrawals).size]).toEqual([0, 1]);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = setUpWithdrawFromSubscription(new FakeSession());
    expect(await visitor.withdraw.execute('subscription-1', null)).toEqual(failed(failures.unauthenticated));
    const { withdraw, subscriptions } = setUpWithdrawFromSubscription();
    expect(await withdraw.execute('subscription-1', guided)).toEqual(failed(failures.parentPermission));
    expect([...visitor.subscriptions.withdrawals, ...subscriptions.withdrawals]).toEqual([]);
  });

  it('fails after the withdrawal period or without a payment', async () => {
    const { shop, subscriptions, withdraw } = setUpWithdrawFromSubscription();
    shop.clock.advance(7 * 24 * 60 * 60_000 + 1);
    expect(await withdraw.execute('subscription-1', buildReader())).toMatchObject({
      failure: { code: 'SUBSCRIPTION.INVALID_TRANSACTION' },
    });
    subscriptions.subscriptions = [{ ...buildSubscription(), readerId: 'ana', transactionId: null }];
    expect(await withdraw.execute('subscription-1', buildReader())).toMatchObject({
      failure: { code: 'SUBSCRIPTION.NO_TRANSACTION_REFERENCE' },
    });
  });
});
