import { ChangePhone } from '../../../../../src/application/account/change-phone.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakeIdentityUsers, someUser } from '../../../../fakes/account/fake-identity-users.ts';
import { someReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';

function build(session = new FakeSession(someCredentials)) {
  const identityUsers = new FakeIdentityUsers(someUser());
  const cache = new FakeUserCache();
  return { identityUsers, cache, change: new ChangePhone(identityUsers, session, cache) };
}

describe('ChangePhone', () => {
  it('caches the user with the new number and returns a success message', async () => {
    const { change, cache } = build();
    const outcome = await change.execute('(11) 98888-7777', someReader());
    expect(outcome).toMatchObject({ ok: true, success: { code: 'PHONE_CHANGED' } });
    expect(cache.load('ana')?.phoneNumber).toBe('+5511988887777');
  });

  it('rejects the change for a guided account', async () => {
    const { change, identityUsers } = build();
    const outcome = await change.execute('(11) 98888-7777', someReader({ guardianId: 'bia' }));
    expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
    expect(identityUsers.users).toEqual([someUser()]);
  });

  it('requires a session', async () => {
    const outcome = await build(new FakeSession()).change.execute('(11) 98888-7777', null);
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
