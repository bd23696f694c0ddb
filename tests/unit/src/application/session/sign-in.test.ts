import { SignIn } from '../../../../../src/application/session/sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { FakeAuthentication } from '../../../../fakes/fake-authentication.ts';
import { FakeSession, someCredentials } from '../../../../fakes/fake-session.ts';

describe('SignIn', () => {
  const build = () => {
    const session = new FakeSession();
    const authentication = new FakeAuthentication('ana', 'segredo', someCredentials);
    return { session, authentication, signIn: new SignIn(authentication, session) };
  };

  it('opens a session on the device, whatever spaces stand around the entry', async () => {
    const { session, signIn } = build();
    expect((await signIn.execute(' ana ', 'segredo')).ok).toBe(true);
    expect(session.current).toEqual(someCredentials);
  });

  it('leaves the device signed out when the password is wrong', async () => {
    const { session, signIn } = build();
    expect(await signIn.execute('ana', 'Segredo')).toEqual(failed(failures.invalidCredentials));
    expect(session.current).toBeNull();
  });
});
