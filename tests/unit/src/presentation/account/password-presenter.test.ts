import { accountSuccesses } from '../../../../../src/domain/account/account-successes.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';
import { setUpUserData } from './set-up-user-data.ts';

const setUpPassword = async () => {
  const { presenter, ...rest } = await setUpUserData();
  const typePasswords = (current: string, newPassword: string) => {
    presenter.password.form.change('current', current);
    presenter.password.form.change('newPassword', newPassword);
  };
  return { presenter: presenter.password, screen: presenter, typePasswords, ...rest };
};
const emptyValues = { current: '', newPassword: '' };

describe('PasswordPresenter', () => {
  it('changes the password, keeps the reader signed in, and clears the form', async () => {
    const { presenter, typePasswords, session, sessionPresenter, messages } = await setUpPassword();
    typePasswords('segredo-2026', 'nanquim-2026');
    expect(await presenter.form.submit()).toBe(true);
    expect(session.current?.token).not.toBe(exampleCredentials.token);
    expect(sessionPresenter.isAuthenticated).toBe(true);
    expect(presenter.form.values).toEqual(emptyValues);
    expect(messages()).toEqual([`SUCCESS ${accountSuccesses.passwordReset.code}`]);
  });

  it('shows at the field that the current password is wrong', async () => {
    const { presenter, typePasswords } = await setUpPassword();
    typePasswords('errada', 'nanquim-2026');
    await presenter.form.submit();
    expect(presenter.form.shownError('current')).toEqual({ key: 'fieldErrors:USER.WRONG_PASSWORD' });
    expect(presenter.form.values.newPassword).toBe('nanquim-2026');
  });

  it('validates the new password before it sends a request', async () => {
    const { presenter, typePasswords } = await setUpPassword();
    typePasswords('segredo-2026', 'senhas-sem-numero');
    await presenter.form.submit();
    expect(presenter.form.shownError('newPassword')).toEqual({ key: 'accountChecks:number' });
  });

  it('shows at the field that the new password is easy to guess, and keeps the typed values', async () => {
    const { presenter, typePasswords } = await setUpPassword();
    typePasswords('segredo-2026', 'princesa1');
    await presenter.form.submit();
    expect(presenter.form.shownError('newPassword')).toEqual({ key: 'fieldErrors:USER.COMMON_PASSWORD' });
    expect(presenter.form.values).toEqual({ current: 'segredo-2026', newPassword: 'princesa1' });
  });

  it('keeps the typed values when the network is lost, and shows the failure in the form', async () => {
    const { presenter, typePasswords, passwords } = await setUpPassword();
    passwords.failure = failures.networkConnection;
    typePasswords('segredo-2026', 'nanquim-2026');
    await presenter.form.submit();
    expect(presenter.form.values).toEqual({ current: 'segredo-2026', newPassword: 'nanquim-2026' });
    expect(presenter.formFailure.current).toEqual(failures.networkConnection);
  });

  it('clears the passwords when the screen is left', async () => {
    const { presenter, screen, typePasswords } = await setUpPassword();
    const leave = screen.start();
    typePasswords('segredo-2026', 'nanquim-2026');
    leave();
    expect(presenter.form.values).toEqual(emptyValues);
  });
});
