import { RenewByCard } from '../../../../../src/application/checkout/renew-by-card.ts';
import { renewalSuccesses } from '../../../../../src/domain/checkout/renewal-successes.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakeSubscriptions } from '../../../../fakes/checkout/fake-subscriptions.ts';
import { buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpRenewByCard(session = new FakeSession(exampleCredentials)) {
  const subscriptions = new FakeSubscriptions(buildShop());
  const own = buildSubscription({ hasAutoRenewal: false });
  subscriptions.subscriptions = [{ ...own, readerId: 'ana', transactionId: null }];
  return { subscriptions, renewByCard: new RenewByCard(subscriptions, session) };
}

describe('RenewByCard', () => {
  it('sets the card and returns a success message', async () => {
    const { subscriptions, renewByCard } = setUpRenewByCard();
    const outcome = await renewByCard.execute('subscription-1', buildCard(), buildReader());
    expect(outcome).toEqual(succeeded(null, renewalSuccesses.renewedByCard));
    expect(subscriptions.subscriptions.map((each) => each.hasAutoRenewal)).toEqual([true]);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = setUpRenewByCard(new FakeSession());
    const unknown = await visitor.renewByCard.execute('subscription-1', buildCard(), null);
    expect(unknown).toEqual(failed(failures.unauthenticated));
    const { renewByCard, subscriptions } = setUpRenewByCard();
    const guided = buildReader({ guardianId: 'bia' });
    const outcome = await renewByCard.execute('subscription-1', buildCard(), guided);
    expect(outcome).toEqual(failed(failures.parentPermission));
    expect([...visitor.subscriptions.subscriptions, ...subscriptions.subscriptions]).toMatchObject([
      { hasAutoRenewal: false },
      { hasAutoRenewal: false },
    ]);
  });

  it('returns the failure of the service', async () => {
    const { subscriptions, renewByCard } = setUpRenewByCard();
    subscriptions.failure = failures.timeout;
    const outcome = await renewByCard.execute('subscription-1', buildCard(), buildReader());
    expect(outcome).toEqual(failed(failures.timeout));
  });
});
