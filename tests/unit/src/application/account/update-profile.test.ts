import { UpdateProfile } from '../../../../../src/application/account/update-profile.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser, FakeIdentityUsers } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const guided = buildReader({ guardianId: 'bia' });

function setUpUpdateProfile(session = new FakeSession(exampleCredentials)) {
  const identityUsers = new FakeIdentityUsers(buildUser());
  const cache = new FakeUserCache();
  return { session, identityUsers, cache, update: new UpdateProfile(identityUsers, session, cache) };
}

describe('UpdateProfile', () => {
  it('caches the changed user and returns a success message', async () => {
    const { update, cache } = setUpUpdateProfile();
    const outcome = await update.execute({ nickname: 'Nana' }, buildReader());
    expect(outcome).toMatchObject({
      ok: true,
      value: { nickname: 'Nana' },
      success: { code: 'PROFILE_SAVED' },
    });
    expect(cache.load('ana')?.nickname).toBe('Nana');
  });

  it.each([{ cpf: '52998224725' }, { birthDate: '2015-01-01' }, { address: {} }])(
    'rejects the change %j for a guided account',
    async (changes) => {
      const { update, identityUsers } = setUpUpdateProfile();
      const outcome = await update.execute(changes, guided);
      expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
      expect(identityUsers.changes).toEqual([]);
    },
  );

  it('allows a guided account to change its nickname', async () => {
    expect(await setUpUpdateProfile().update.execute({ nickname: 'Nana' }, guided)).toMatchObject({
      ok: true,
    });
  });

  it('caches nothing if the change fails', async () => {
    const { update, identityUsers, cache } = setUpUpdateProfile();
    identityUsers.failure = failures.networkConnection;
    const outcome = await update.execute({ nickname: 'Nana' }, null);
    expect(outcome).toEqual({ ok: false, failure: failures.networkConnection });
    expect(cache.load('ana')).toBeNull();
  });

  it('caches nothing if the user signed out meanwhile', async () => {
    const { update, session, cache } = setUpUpdateProfile();
    const saving = update.execute({ nickname: 'Nana' }, null);
    session.close('signed-out');
    expect(await saving).toMatchObject({ ok: true });
    expect(cache.load('ana')).toBeNull();
  });

  it('requires a session', async () => {
    const outcome = await setUpUpdateProfile(new FakeSession()).update.execute({ nickname: 'Nana' }, null);
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
