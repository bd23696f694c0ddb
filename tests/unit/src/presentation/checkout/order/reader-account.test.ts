import { failures } from '../../../../../../src/domain/failure.ts';
import { acquisitionOf } from '../../../../../../src/presentation/checkout/order/product.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildMonthProduct,
  setUpOrder,
} from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const at = new Date('2026-03-01T12:00:00.000Z');

async function setUpAccount() {
  const fixture = setUpOrder();
  fixture.sessionPresenter.start();
  await fixture.loadReader();
  return { ...fixture, account: fixture.order.account };
}

describe('ReaderAccount.applyPurchase', () => {
  it('loads the subscription after a plan was bought', async () => {
    const { account, readers, profile } = await setUpAccount();
    readers.reader = buildReader({ subscription: buildSubscription() });
    await account.applyPurchase(buildMonthProduct(), { readerId: 'ana', paidAt: at, isPaidByBalance: false });
    expect(profile.reader?.subscription).toEqual(buildSubscription());
  });

  it('loads the balance after credit was bought, and stores it on the device', async () => {
    const { account, identityUsers, sessionPresenter, users } = await setUpAccount();
    identityUsers.users = [buildUser({ balance: 1000 })];
    await account.applyPurchase(buildCreditsProduct(), {
      readerId: 'ana',
      paidAt: at,
      isPaidByBalance: false,
    });
    expect([sessionPresenter.user?.balance, users.load('ana')?.balance]).toEqual([1000, 1000]);
  });

  it('keeps the user if it cannot be loaded', async () => {
    const { account, identityUsers, sessionPresenter } = await setUpAccount();
    identityUsers.failure = failures.networkConnection;
    await account.reloadUser();
    expect(sessionPresenter.user?.id).toBe('ana');
  });

  it('replaces a rental with the purchase of the same issue', async () => {
    const { account, profile } = await setUpAccount();
    await account.applyPurchase(buildComicProduct('rent'), {
      readerId: 'ana',
      paidAt: at,
      isPaidByBalance: false,
    });
    await account.applyPurchase(buildComicProduct(), { readerId: 'ana', paidAt: at, isPaidByBalance: false });
    expect(profile.rights.acquisitions).toEqual([
      { issue: { id: 'issue-1', slug: 'nanquim-1' }, expiresAt: null },
    ]);
  });

  it('loads the profile if it was not loaded before', async () => {
    const { account, profile } = await setUpAccount();
    await profile.load(undefined);
    await account.applyPurchase(buildComicProduct(), { readerId: 'ana', paidAt: at, isPaidByBalance: false });
    expect(profile.reader?.id).toBe('ana');
  });

  it('keeps the purchase if the profile was requested before it', async () => {
    const { account, profile, readers } = await setUpAccount();
    const responses = holdResponses(readers, 'find');
    const earlierReload = account.reloadReader();
    void account.applyPurchase(buildComicProduct(), { readerId: 'ana', paidAt: at, isPaidByBalance: false });
    await responses.release();
    await earlierReload;
    expect([profile.state.kind, profile.rights.acquisitions.length]).toEqual(['loading', 1]);
  });

  it('ignores a late response after the session changed', async () => {
    const { account, identityUsers, session, sessionPresenter, users } = await setUpAccount();
    identityUsers.users = [buildUser({ balance: 1000 }), buildUser({ id: 'bia' })];
    const responses = holdResponses(identityUsers, 'find');
    const lateReload = account.reloadUser();
    await flushPromises();
    session.open(otherCredentials);
    await responses.release();
    await lateReload;
    expect([sessionPresenter.user, users.load('ana')]).toEqual([null, null]);
  });
});

it('acquisitionOf returns acquisitions only for issues, and an expiry for rentals', () => {
  expect([acquisitionOf(buildCreditsProduct(), at), acquisitionOf(buildMonthProduct(), at)]).toEqual([
    null,
    null,
  ]);
  expect(acquisitionOf(buildComicProduct('rent'), at)?.expiresAt).toBe('2026-03-08T12:00:00.000Z');
  expect(acquisitionOf(buildComicProduct(), at)?.expiresAt).toBeNull();
});
