import { ChangeDeletion } from '../../../../../src/application/account/change-deletion.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakeAccountDeletions } from '../../../../fakes/account/fake-account-deletions.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpChangeDeletion(session = new FakeSession(exampleCredentials)) {
  const users = [buildUser()];
  const deletions = new FakeAccountDeletions(() => users);
  const cache = new FakeUserCache();
  return { users, deletions, cache, change: new ChangeDeletion(deletions, session, cache) };
}

describe('ChangeDeletion', () => {
  it('caches the user with the date and returns a success message', async () => {
    const { change, cache, users } = setUpChangeDeletion();
    const scheduled = await change.schedule(buildReader());
    expect(scheduled).toMatchObject({ ok: true, success: { code: 'DELETION_SCHEDULED' } });
    expect(users[0]?.deletionAt).not.toBeNull();
    expect(cache.load('ana')?.deletionAt).toBe(users[0]?.deletionAt);
    const cancelled = await change.cancel(buildReader());
    expect(cancelled).toMatchObject({ ok: true, success: { code: 'DELETION_CANCELLED' } });
    expect(cache.load('ana')?.deletionAt).toBeNull();
  });

  it('reminds readers with a plan that the renewal stays off', async () => {
    const { change } = setUpChangeDeletion();
    const outcome = await change.cancel(buildReader({ subscription: buildSubscription() }));
    expect(outcome).toMatchObject({ success: { code: 'DELETION_CANCELLED_WITH_PLAN' } });
  });

  it('rejects the change for a guided account', async () => {
    const { change, users } = setUpChangeDeletion();
    const guided = buildReader({ guardianId: 'bia' });
    expect(await change.schedule(guided)).toEqual({ ok: false, failure: failures.parentPermission });
    expect(await change.cancel(guided)).toEqual({ ok: false, failure: failures.parentPermission });
    expect(users).toEqual([buildUser()]);
  });

  it('requires a session', async () => {
    const { change } = setUpChangeDeletion(new FakeSession());
    expect(await change.schedule(null)).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
