import { RestoreSession } from '../../../../../src/application/session/restore-session.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakeIdentityUsers, someUser } from '../../../../fakes/fake-identity-users.ts';
import { FakeSession, someCredentials } from '../../../../fakes/fake-session.ts';
import { FakeUserCache } from '../../../../fakes/fake-user-cache.ts';

describe('RestoreSession', () => {
  const build = (session = new FakeSession(someCredentials)) => {
    const identityUsers = new FakeIdentityUsers(someUser());
    const cache = new FakeUserCache();
    return { session, identityUsers, cache, restore: new RestoreSession(session, identityUsers, cache) };
  };

  it('finds nobody on a device without a session, and asks nobody', async () => {
    const { restore, identityUsers } = build(new FakeSession());
    expect(await restore.execute()).toEqual(succeeded(null));
    expect(identityUsers.asked).toBe(0);
  });

  it('asks the service once and the cache from then on', async () => {
    const { restore, identityUsers } = build();
    expect(await restore.execute()).toEqual(succeeded(someUser()));
    expect(await restore.execute()).toEqual(succeeded(someUser()));
    expect(identityUsers.asked).toBe(1);
  });

  it('takes a refusal for an expired session and forgets it', async () => {
    const { restore, session, identityUsers } = build();
    identityUsers.failure = failures.forbidden;
    expect(await restore.execute()).toEqual(failed(failures.expiredSession));
    expect(session.current).toBeNull();
  });

  it('forgets an unauthenticated session', async () => {
    const { restore, session, identityUsers } = build();
    identityUsers.failure = failures.unauthenticated;
    expect(await restore.execute()).toEqual(failed(failures.unauthenticated));
    expect(session.current).toBeNull();
  });

  it('keeps the session when only the network is missing', async () => {
    const { restore, session, identityUsers } = build();
    identityUsers.failure = failures.networkConnection;
    expect(await restore.execute()).toEqual(failed(failures.networkConnection));
    expect(session.current).toEqual(someCredentials);
  });
});
