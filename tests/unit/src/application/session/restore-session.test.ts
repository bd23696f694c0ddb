import { RestoreSession } from '../../../../../src/application/session/restore-session.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildUser, FakeIdentityUsers } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

describe('RestoreSession', () => {
  const setUpRestoreSession = (session = new FakeSession(exampleCredentials)) => {
    const identityUsers = new FakeIdentityUsers(buildUser());
    const cache = new FakeUserCache();
    return { session, identityUsers, cache, restore: new RestoreSession(session, identityUsers, cache) };
  };

  it('returns null and sends nothing without a session', async () => {
    const { restore, identityUsers } = setUpRestoreSession(new FakeSession());
    expect(await restore.execute()).toEqual(succeeded(null));
    expect(identityUsers.requestCount).toBe(0);
  });

  it('removes the cached user of an earlier session at once', () => {
    const { restore, cache, identityUsers } = setUpRestoreSession();
    cache.save(buildUser({ id: 'bia' }));
    holdResponses(identityUsers, 'find');
    void restore.execute();
    expect(cache.load('bia')).toBeNull();
  });

  it('removes the cached user if there is no session', async () => {
    const { restore, cache } = setUpRestoreSession(new FakeSession());
    cache.save(buildUser());
    await restore.execute();
    expect(cache.load('ana')).toBeNull();
  });

  it('requests the user once and uses the cache afterwards', async () => {
    const { restore, identityUsers } = setUpRestoreSession();
    expect(await restore.execute()).toEqual(succeeded(buildUser()));
    expect(await restore.execute()).toEqual(succeeded(buildUser()));
    expect(identityUsers.requestCount).toBe(1);
  });

  it('reports a forbidden session as expired and closes it', async () => {
    const { restore, session, identityUsers, cache } = setUpRestoreSession();
    cache.save(buildUser({ id: 'bia' }));
    identityUsers.failure = failures.forbidden;
    expect(await restore.execute()).toEqual(failed(failures.expiredSession));
    expect(session.current).toBeNull();
    expect(cache.load('bia')).toBeNull();
  });

  it('closes an unauthenticated session', async () => {
    const { restore, session, identityUsers } = setUpRestoreSession();
    identityUsers.failure = failures.unauthenticated;
    expect(await restore.execute()).toEqual(failed(failures.unauthenticated));
    expect(session.current).toBeNull();
  });

  it('keeps the session on a network failure', async () => {
    const { restore, session, identityUsers } = setUpRestoreSession();
    identityUsers.failure = failures.networkConnection;
    expect(await restore.execute()).toEqual(failed(failures.networkConnection));
    expect(session.current).toEqual(exampleCredentials);
  });

  it.each([failures.forbidden, failures.unauthenticated])(
    'does not close a newer session if the former one is rejected ($name)',
    async (failure) => {
      const { restore, session, identityUsers, cache } = setUpRestoreSession();
      const heldResponses = holdResponses(identityUsers, 'find');
      const done = restore.execute();
      session.open(otherCredentials);
      cache.save(buildUser({ id: 'bia' }));
      identityUsers.failure = failure;
      await heldResponses.release();
      expect((await done).ok).toBe(false);
      expect(session.current).toEqual(otherCredentials);
      expect(cache.load('bia')).not.toBeNull();
    },
  );

  it('does not cache the user if the session ended meanwhile', async () => {
    const { restore, session, identityUsers, cache } = setUpRestoreSession();
    const answers = holdResponses(identityUsers, 'find');
    const done = restore.execute();
    session.close('signed-out');
    await answers.release();
    await done;
    expect(cache.load('ana')).toBeNull();
  });
});
