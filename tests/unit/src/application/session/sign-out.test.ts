import { SignOut } from '../../../../../src/application/session/sign-out.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { succeeded } from '../../../../../src/domain/result.ts';
import { successes } from '../../../../../src/domain/success.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { FakeAuthentication } from '../../../../fakes/session/fake-authentication.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('SignOut', () => {
  const setUpSignOut = () => {
    const session = new FakeSession(exampleCredentials);
    const authentication = new FakeAuthentication('ana', 'segredo', exampleCredentials);
    const users = new FakeUserCache();
    users.save(buildUser());
    return { session, authentication, users, signOut: new SignOut(authentication, session, users) };
  };

  it('removes session and user, and revokes the token', async () => {
    const { session, authentication, users, signOut } = setUpSignOut();
    await signOut.execute();
    expect(session.current).toBeNull();
    expect(users.load('ana')).toBeNull();
    expect(authentication.revokedTokens).toEqual([exampleCredentials.token]);
  });

  it('removes them before it calls the service', () => {
    const { session, authentication, users, signOut } = setUpSignOut();
    holdResponses(authentication, 'signOut');
    void signOut.execute();
    expect(session.current).toBeNull();
    expect(users.load('ana')).toBeNull();
    expect(authentication.revokedTokens).toEqual([]);
  });

  it.each([failures.networkConnection, failures.timeout, failures.unknown])(
    'removes them also if the service cannot be reached ($name), and returns a message',
    async (failure) => {
      const { session, authentication, users, signOut } = setUpSignOut();
      authentication.failure = failure;
      expect(await signOut.execute()).toEqual(succeeded(undefined, successes.signedOutHere));
      expect(session.current).toBeNull();
      expect(users.load('ana')).toBeNull();
    },
  );

  it('returns no message if the service had already ended the session', async () => {
    const { authentication, signOut } = setUpSignOut();
    authentication.failure = failures.unauthenticated;
    expect(await signOut.execute()).toEqual(succeeded(undefined));
  });

  it('sends nothing without a session', async () => {
    const { session, authentication, signOut } = setUpSignOut();
    session.close('signed-out');
    expect(await signOut.execute()).toEqual(succeeded(undefined));
    expect(authentication.revokedTokens).toEqual([]);
  });
});
