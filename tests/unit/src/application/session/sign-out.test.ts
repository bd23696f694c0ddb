import { SignOut } from '../../../../../src/application/session/sign-out.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakeAuthentication } from '../../../../fakes/fake-authentication.ts';
import { someUser } from '../../../../fakes/fake-identity-users.ts';
import { FakeSession, someCredentials } from '../../../../fakes/fake-session.ts';
import { FakeUserCache } from '../../../../fakes/fake-user-cache.ts';

describe('SignOut', () => {
  const build = () => {
    const session = new FakeSession(someCredentials);
    const authentication = new FakeAuthentication('ana', 'segredo', someCredentials);
    const users = new FakeUserCache();
    users.save(someUser());
    return { session, authentication, users, signOut: new SignOut(authentication, session, users) };
  };

  it('forgets the session and the user, and revokes the token', async () => {
    const { session, authentication, users, signOut } = build();
    await signOut.execute();
    expect(session.current).toBeNull();
    expect(users.load('ana')).toBeNull();
    expect(authentication.revoked).toEqual([someCredentials.token]);
  });

  it('forgets them also when the service cannot be reached', async () => {
    const { session, authentication, users, signOut } = build();
    authentication.failure = failures.networkConnection;
    await signOut.execute();
    expect(session.current).toBeNull();
    expect(users.load('ana')).toBeNull();
  });
});
