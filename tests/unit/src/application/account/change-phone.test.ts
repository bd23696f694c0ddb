import { ChangePhone } from '../../../../../src/application/account/change-phone.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser, FakeIdentityUsers } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpChangePhone(session = new FakeSession(exampleCredentials)) {
  const identityUsers = new FakeIdentityUsers(buildUser());
  const cache = new FakeUserCache();
  return { identityUsers, cache, change: new ChangePhone(identityUsers, session, cache) };
}

describe('ChangePhone', () => {
  it('caches the user with the new number and returns a success message', async () => {
    const { change, cache } = setUpChangePhone();
    const outcome = await change.execute('(11) 98888-7777', buildReader());
    expect(outcome).toMatchObject({ ok: true, success: { code: 'PHONE_CHANGED' } });
    expect(cache.load('ana')?.phoneNumber).toBe('+5511988887777');
  });

  it('rejects the change for a guided account', async () => {
    const { change, identityUsers } = setUpChangePhone();
    const outcome = await change.execute('(11) 98888-7777', buildReader({ guardianId: 'bia' }));
    expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
    expect(identityUsers.users).toEqual([buildUser()]);
  });

  it('requires a session', async () => {
    const outcome = await setUpChangePhone(new FakeSession()).change.execute('(11) 98888-7777', null);
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
