import { failures } from '../../../../../../src/domain/failure.ts';
import { acquisitionOf } from '../../../../../../src/presentation/checkout/order/product.ts';
import { someUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { someReader } from '../../../../../fakes/account/fake-readers.ts';
import { someComic, someCredits, someMonth, someOrder } from '../../../../../fakes/checkout/some-order.ts';
import { someSubscription } from '../../../../../fakes/checkout/some-subscription.ts';
import { holdAnswers, settled } from '../../../../../fakes/hold-answers.ts';
import { otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const at = new Date('2026-03-01T12:00:00.000Z');

async function open() {
  const opened = someOrder();
  opened.sessionPresenter.start();
  await opened.settle();
  return { ...opened, account: opened.order.account };
}

describe('ReaderAccount.applyPurchase', () => {
  it('loads the subscription after a plan was bought', async () => {
    const { account, readers, profile } = await open();
    readers.reader = someReader({ subscription: someSubscription() });
    await account.applyPurchase(someMonth(), { readerId: 'ana', at, isByBalance: false });
    expect(profile.reader?.subscription).toEqual(someSubscription());
  });

  it('loads the balance after credit was bought, and stores it on the device', async () => {
    const { account, identityUsers, sessionPresenter, users } = await open();
    identityUsers.users = [someUser({ balance: 1000 })];
    await account.applyPurchase(someCredits(), { readerId: 'ana', at, isByBalance: false });
    expect([sessionPresenter.user?.balance, users.load('ana')?.balance]).toEqual([1000, 1000]);
  });

  it('keeps the user if it cannot be loaded', async () => {
    const { account, identityUsers, sessionPresenter } = await open();
    identityUsers.failure = failures.networkConnection;
    await account.reloadUser();
    expect(sessionPresenter.user?.id).toBe('ana');
  });

  it('replaces a rental with the purchase of the same issue', async () => {
    const { account, profile } = await open();
    await account.applyPurchase(someComic('rent'), { readerId: 'ana', at, isByBalance: false });
    await account.applyPurchase(someComic(), { readerId: 'ana', at, isByBalance: false });
    expect(profile.rights.acquisitions).toEqual([
      { issue: { id: 'issue-1', slug: 'nanquim-1' }, expiresAt: null },
    ]);
  });

  it('loads the profile if it was not loaded before', async () => {
    const { account, profile } = await open();
    await profile.load(undefined);
    await account.applyPurchase(someComic(), { readerId: 'ana', at, isByBalance: false });
    expect(profile.reader?.id).toBe('ana');
  });

  it('ignores a late answer after the session changed', async () => {
    const { account, identityUsers, session, sessionPresenter, users } = await open();
    identityUsers.users = [someUser({ balance: 1000 }), someUser({ id: 'bia' })];
    const call = holdAnswers(identityUsers, 'find');
    const late = account.reloadUser();
    await settled();
    session.open(otherCredentials);
    await call.release();
    await late;
    expect([sessionPresenter.user, users.load('ana')]).toEqual([null, null]);
  });
});

it('acquisitionOf returns acquisitions only for issues, and an expiry for rentals', () => {
  expect([acquisitionOf(someCredits(), at), acquisitionOf(someMonth(), at)]).toEqual([null, null]);
  expect(acquisitionOf(someComic('rent'), at)?.expiresAt).toBe('2026-03-08T12:00:00.000Z');
  expect(acquisitionOf(someComic(), at)?.expiresAt).toBeNull();
});
