import { ChangePassword } from '../../../../../src/application/account/change-password.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { successes } from '../../../../../src/domain/success.ts';
import { someBook } from '../../../../fakes/account/fake-account-book.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';

function build(session = new FakeSession(someCredentials)) {
  const passwords = new FakePasswords(someBook());
  return { session, passwords, redefine: new ChangePassword(passwords, session) };
}

describe('ChangePassword', () => {
  it('opens the new session and returns a success message', async () => {
    const { redefine, session } = build();
    const outcome = await redefine.execute('segredo-2026', 'nanquim-2026');
    expect(outcome).toEqual({ ok: true, value: undefined, success: successes.passwordReset });
    expect(session.current?.readerId).toBe('ana');
    expect(session.current?.token).not.toBe(someCredentials.token);
  });

  it('keeps the session if the password is wrong', async () => {
    const { redefine, session } = build();
    expect(await redefine.execute('errada', 'nanquim-2026')).toMatchObject({
      failure: { code: 'USER.WRONG_PASSWORD' },
    });
    expect(session.current).toEqual(someCredentials);
  });

  it('does not sign the user in again after they signed out meanwhile', async () => {
    const { redefine, session } = build();
    const redefining = redefine.execute('segredo-2026', 'nanquim-2026');
    session.close('signed-out');
    await redefining;
    expect(session.current).toBeNull();
  });

  it('requires a session', async () => {
    const outcome = await build(new FakeSession()).redefine.execute('a', 'b');
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
