import { ChangePassword } from '../../../../../src/application/account/change-password.ts';
import { accountSuccesses } from '../../../../../src/domain/account/account-successes.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpChangePassword(session = new FakeSession(exampleCredentials)) {
  const passwords = new FakePasswords(buildAccountStore());
  return { session, passwords, changePassword: new ChangePassword(passwords, session) };
}

describe('ChangePassword', () => {
  it('opens the new session and returns a success message', async () => {
    const { changePassword, session } = setUpChangePassword();
    const outcome = await changePassword.execute('segredo-2026', 'nanquim-2026');
    expect(outcome).toEqual({ ok: true, value: undefined, success: accountSuccesses.passwordReset });
    expect(session.current?.readerId).toBe('ana');
    expect(session.current?.token).not.toBe(exampleCredentials.token);
  });

  it('keeps the session if the password is wrong', async () => {
    const { changePassword, session } = setUpChangePassword();
    expect(await changePassword.execute('errada', 'nanquim-2026')).toMatchObject({
      failure: { code: 'USER.WRONG_PASSWORD' },
    });
    expect(session.current).toEqual(exampleCredentials);
  });

  it('does not sign the user in again after they signed out meanwhile', async () => {
    const { changePassword, session } = setUpChangePassword();
    const pendingChange = changePassword.execute('segredo-2026', 'nanquim-2026');
    session.close('signed-out');
    await pendingChange;
    expect(session.current).toBeNull();
  });

  it('requires a session', async () => {
    const outcome = await setUpChangePassword(new FakeSession()).changePassword.execute('a', 'b');
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
  });
});
