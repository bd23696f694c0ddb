import { SignIn } from '../../../../../src/application/session/sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakeAuthentication } from '../../../../fakes/session/fake-authentication.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('SignIn', () => {
  const setUpSignIn = () => {
    const session = new FakeSession();
    const authentication = new FakeAuthentication('ana', 'segredo', exampleCredentials);
    return { session, authentication, signIn: new SignIn(authentication, session) };
  };

  it('opens a session and ignores spaces around the username or email', async () => {
    const { session, signIn } = setUpSignIn();
    expect(await signIn.execute(' ana ', 'segredo')).toEqual(succeeded({ isKept: true }));
    expect(session.current).toEqual(exampleCredentials);
  });

  it('reports that the session ends with the tab if storage is blocked', async () => {
    const { session, signIn } = setUpSignIn();
    session.isPersisted = false;
    expect(await signIn.execute('ana', 'segredo')).toEqual(succeeded({ isKept: false }));
    expect(session.current).toEqual(exampleCredentials);
  });

  it('opens no session on a network failure', async () => {
    const { session, authentication, signIn } = setUpSignIn();
    authentication.failure = failures.networkConnection;
    expect(await signIn.execute('ana', 'segredo')).toEqual(failed(failures.networkConnection));
    expect(session.current).toBeNull();
  });

  it('opens no session for a wrong password', async () => {
    const { session, signIn } = setUpSignIn();
    expect(await signIn.execute('ana', 'Segredo')).toEqual(failed(failures.invalidCredentials));
    expect(session.current).toBeNull();
  });
});
