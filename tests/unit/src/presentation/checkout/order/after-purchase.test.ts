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
  return { ...opened, after: opened.order.after };
}

describe('what is known of a reader after a purchase', () => {
  it('is the subscription once it is a plan', async () => {
    const { after, readers, profile } = await open();
    readers.reader = someReader({ subscription: someSubscription() });
    await after.take(someMonth(), { userId: 'ana', at, isByBalance: false });
    expect(profile.reader?.subscription).toEqual(someSubscription());
  });

  it('is the balance, on the device too, once it is credits', async () => {
    const { after, identityUsers, sessionPresenter, users } = await open();
    identityUsers.users = [someUser({ balance: 1000 })];
    await after.take(someCredits(), { userId: 'ana', at, isByBalance: false });
    expect([sessionPresenter.user?.balance, users.load('ana')?.balance]).toEqual([1000, 1000]);
  });

  it('stays as it was where it cannot be loaded', async () => {
    const { after, identityUsers, sessionPresenter } = await open();
    identityUsers.failure = failures.networkConnection;
    await after.reloadUser();
    expect(sessionPresenter.user?.uuid).toBe('ana');
  });

  it('has an issue bought in place of the same one rented', async () => {
    const { after, profile } = await open();
    await after.take(someComic('rent'), { userId: 'ana', at, isByBalance: false });
    await after.take(someComic(), { userId: 'ana', at, isByBalance: false });
    expect(profile.rights.acquisitions).toEqual([
      { issue: { id: 'issue-1', slug: 'nanquim-1' }, expiresAt: null },
    ]);
  });

  it('is loaded where nothing was known that an issue could be added to', async () => {
    const { after, profile } = await open();
    await profile.load(undefined);
    await after.take(someComic(), { userId: 'ana', at, isByBalance: false });
    expect(profile.reader?.dragonId).toBe('ana');
  });

  it('is nobody’s once the session is another’s', async () => {
    const { after, identityUsers, session, sessionPresenter, users } = await open();
    identityUsers.users = [someUser({ balance: 1000 }), someUser({ uuid: 'bia' })];
    const call = holdAnswers(identityUsers, 'find');
    const late = after.reloadUser();
    await settled();
    session.open(otherCredentials);
    await call.release();
    await late;
    expect([sessionPresenter.user, users.load('ana')]).toEqual([null, null]);
  });
});

it('only an issue is acquired, and a rent for its days', () => {
  expect([acquisitionOf(someCredits(), at), acquisitionOf(someMonth(), at)]).toEqual([null, null]);
  expect(acquisitionOf(someComic('rent'), at)?.expiresAt).toBe('2026-03-08T12:00:00.000Z');
  expect(acquisitionOf(someComic(), at)?.expiresAt).toBeNull();
});
