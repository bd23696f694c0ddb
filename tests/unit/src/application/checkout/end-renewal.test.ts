import { EndRenewal } from '../../../../../src/application/checkout/end-renewal.ts';
import { renewalSuccesses } from '../../../../../src/domain/checkout/renewal-successes.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakeSubscriptions } from '../../../../fakes/checkout/fake-subscriptions.ts';
import { buildMonthProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const guided = buildReader({ guardianId: 'bia' });

function setUpEndRenewal(session = new FakeSession(exampleCredentials)) {
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
    endRenewal: new EndRenewal(subscriptions, session),
  };
}

describe('EndRenewal', () => {
  it('ends the renewal and returns a success message', async () => {
    const { subscriptions, endRenewal } = setUpEndRenewal();
    expect(await endRenewal.execute(buildReader())).toEqual(succeeded(null, renewalSuccesses.renewalEnded));
    expect(subscriptions.subscriptions.map((each) => each.hasAutoRenewal)).toEqual([false]);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = setUpEndRenewal(new FakeSession());
    expect(await visitor.endRenewal.execute(null)).toEqual(failed(failures.unauthenticated));
    const { endRenewal, subscriptions } = setUpEndRenewal();
    expect(await endRenewal.execute(guided)).toEqual(failed(failures.parentPermission));
    expect(subscriptions.subscriptions.map((each) => each.hasAutoRenewal)).toEqual([true]);
  });

  it('returns the failure of the service', async () => {
    const { subscriptions, endRenewal } = setUpEndRenewal();
    subscriptions.failure = failures.timeout;
    expect(await endRenewal.execute(buildReader())).toEqual(failed(failures.timeout));
  });
});
