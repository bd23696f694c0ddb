import { failures } from '../../../../../src/domain/failure.ts';
import { successes } from '../../../../../src/domain/success.ts';
import { someCredentials } from '../../../../fakes/session/fake-session.ts';
import { openUserData } from './account-at-work.ts';

const open = async () => {
  const { presenter, ...rest } = await openUserData();
  const type = (current: string, wanted: string) => {
    presenter.password.form.change('current', current);
    presenter.password.form.change('wanted', wanted);
  };
  return { presenter: presenter.password, screen: presenter, type, ...rest };
};
const nothing = { current: '', wanted: '' };

describe('PasswordPresenter', () => {
  it('changes the password, keeps the reader signed in, and forgets what was typed', async () => {
    const { presenter, type, session, sessionPresenter, told } = await open();
    type('segredo-2026', 'nanquim-2026');
    expect(await presenter.form.submit()).toBe(true);
    expect(session.current?.token).not.toBe(someCredentials.token);
    expect(sessionPresenter.isAuthenticated).toBe(true);
    expect(presenter.form.values).toEqual(nothing);
    expect(told()).toEqual([`SUCCESS ${successes.passwordReset.code}`]);
  });

  it('says under the field that the current password is wrong', async () => {
    const { presenter, type } = await open();
    type('errada', 'nanquim-2026');
    await presenter.form.submit();
    expect(presenter.form.shownError('current')).toEqual({ key: 'fieldErrors:USER.WRONG_PASSWORD' });
    expect(presenter.form.values.wanted).toBe('nanquim-2026');
  });

  it('holds the new password to the rules before it asks the service', async () => {
    const { presenter, type } = await open();
    type('segredo-2026', 'senhas-sem-numero');
    await presenter.form.submit();
    expect(presenter.form.shownError('wanted')).toEqual({ key: 'accountChecks:number' });
  });

  it('shows at the new password that the service finds it easy to guess, and keeps what was typed', async () => {
    const { presenter, type } = await open();
    type('segredo-2026', 'princesa1');
    await presenter.form.submit();
    expect(presenter.form.shownError('wanted')).toEqual({ key: 'fieldErrors:USER.COMMON_PASSWORD' });
    expect(presenter.form.values).toEqual({ current: 'segredo-2026', wanted: 'princesa1' });
  });

  it('keeps what was typed when the network is lost, and says so in the form', async () => {
    const { presenter, type, passwords } = await open();
    passwords.failure = failures.networkConnection;
    type('segredo-2026', 'nanquim-2026');
    await presenter.form.submit();
    expect(presenter.form.values).toEqual({ current: 'segredo-2026', wanted: 'nanquim-2026' });
    expect(presenter.told.current).toEqual(failures.networkConnection);
  });

  it('keeps no password once the screen is left', async () => {
    const { presenter, screen, type } = await open();
    const leave = screen.start();
    type('segredo-2026', 'nanquim-2026');
    leave();
    expect(presenter.form.values).toEqual(nothing);
  });
});
