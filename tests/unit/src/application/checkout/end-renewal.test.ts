import { EndRenewal } from '../../../../../src/application/checkout/end-renewal.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { successes } from '../../../../../src/domain/success.ts';
import { someReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeSubscriptions } from '../../../../fakes/checkout/fake-subscriptions.ts';
import { someMonth, someShop } from '../../../../fakes/checkout/some-order.ts';
import { someSubscription } from '../../../../fakes/checkout/some-subscription.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';

const guided = someReader({ guardianId: 'bia' });

function open(session = new FakeSession(someCredentials)) {
  const shop = someShop();
  const { transaction } = shop.place('ana', someMonth().item, { method: 'balance', amount: 1990 });
  shop.settle(transaction.id, 'paid');
  const subscriptions = new FakeSubscriptions(shop);
  subscriptions.subscriptions = [{ ...someSubscription(), readerId: 'ana', transactionId: transaction.id }];
  return {
    shop,
    subscriptions,
    endRenewal: new EndRenewal(subscriptions, session),
  };
}

describe('EndRenewal', () => {
  it('ends the renewal and returns a success message', async () => {
    const { subscriptions, endRenewal } = open();
    expect(await endRenewal.execute(someReader())).toEqual(succeeded(null, successes.renewalEnded));
    expect(subscriptions.subscriptions.map((each) => each.hasAutoRenewal)).toEqual([false]);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = open(new FakeSession());
    expect(await visitor.endRenewal.execute(null)).toEqual(failed(failures.unauthenticated));
    const { endRenewal, subscriptions } = open();
    expect(await endRenewal.execute(guided)).toEqual(failed(failures.parentPermission));
    expect(subscriptions.subscriptions.map((each) => each.hasAutoRenewal)).toEqual([true]);
  });

  it('returns the failure of the service', async () => {
    const { subscriptions, endRenewal } = open();
    subscriptions.failure = failures.timeout;
    expect(await endRenewal.execute(someReader())).toEqual(failed(failures.timeout));
  });
});
