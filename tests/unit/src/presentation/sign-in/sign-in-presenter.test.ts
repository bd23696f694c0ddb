import { SignIn } from '../../../../../src/application/session/sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { SignInPresenter } from '../../../../../src/presentation/sign-in/sign-in-presenter.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { setUpSignInOptions } from '../../../../fakes/session/set-up-sign-in-options.ts';

describe('SignInPresenter', () => {
  const setUpSignIn = () => {
    const { session, identityUsers, authentication, sessionPresenter, notifications } = setUpProfile({
      session: new FakeSession(),
    });
    const { authOptions } = setUpSignInOptions(new FakeAccounts(authentication.accountStore), notifications);
    const presenter = new SignInPresenter(
      new SignIn(authentication, session),
      sessionPresenter,
      authOptions,
      notifications,
    );
    const shownCodes = () => notifications.all.filter(({ hide }) => !hide).map(({ code }) => code);
    const typeValues = (usernameOrEmail: string, password: string) => {
      presenter.form.change('entry', usernameOrEmail);
      presenter.form.change('password', password);
    };
    const failSignIn = async () => {
      typeValues('ana', 'errada');
      await presenter.form.submit();
    };
    return {
      session,
      sessionPresenter,
      identityUsers,
      authentication,
      notifications,
      presenter,
      typeValues,
      failSignIn,
      shownCodes,
    };
  };

  it('signs in and loads the user', async () => {
    const { presenter, sessionPresenter, typeValues } = setUpSignIn();
    typeValues('ana', 'segredo');
    const submitted = presenter.form.submit();
    expect(presenter.form.isSubmitting).toBe(true);
    await submitted;
    expect(presenter.form.isSubmitting).toBe(false);
    expect(sessionPresenter.isAuthenticated).toBe(true);
  });

  it('requires both fields before it sends a request', async () => {
    const { presenter, session } = setUpSignIn();
    await presenter.form.submit();
    expect(presenter.form.errors).toEqual({
      entry: { key: 'form:required' },
      password: { key: 'form:required' },
    });
    expect(session.current).toBeNull();
    presenter.form.change('entry', 'a');
    expect(presenter.form.errors).toEqual({ password: { key: 'form:required' } });
  });

  it('keeps the typed values when the password is wrong, and shows the failure only in the form', async () => {
    const { presenter, failSignIn, shownCodes } = setUpSignIn();
    await failSignIn();
    expect(presenter.formFailure.current).toEqual(failures.invalidCredentials);
    expect(shownCodes()).toEqual([]);
    expect(presenter.form.values).toEqual({ entry: 'ana', password: 'errada' });
  });

  it('counts a repeated failure, and hides it when something is typed', async () => {
    const { presenter, failSignIn } = setUpSignIn();
    await failSignIn();
    await presenter.form.submit();
    expect(presenter.formFailure.times).toBe(2);
    presenter.form.change('password', 'segred');
    expect(presenter.formFailure.current).toBeNull();
  });

  it('signs in with the typed values after the network was lost', async () => {
    const { presenter, authentication, sessionPresenter, typeValues } = setUpSignIn();
    authentication.failure = failures.networkConnection;
    typeValues('ana', 'segredo');
    await presenter.form.submit();
    expect(presenter.formFailure.current).toEqual(failures.networkConnection);
    authentication.failure = null;
    await presenter.form.submit();
    expect(sessionPresenter.isAuthenticated).toBe(true);
  });

  it('reports that the user could not be loaded', async () => {
    const { presenter, typeValues, identityUsers, sessionPresenter } = setUpSignIn();
    identityUsers.failure = failures.timeout;
    typeValues('ana', 'segredo');
    await presenter.form.submit();
    expect(sessionPresenter.isAuthenticated).toBe(false);
    expect(presenter.formFailure.current).toEqual(failures.timeout);
  });

  it('reports that the service has rejected the last session, and hides the notification about it', () => {
    const { presenter, session, sessionPresenter, shownCodes } = setUpSignIn();
    sessionPresenter.start();
    expect(presenter.hasSessionExpired).toBe(false);
    session.open(exampleCredentials);
    session.close('refused');
    expect([presenter.hasSessionExpired, shownCodes()]).toEqual([true, [failures.expiredSession.code]]);
    presenter.hideExpiryNotification();
    expect(shownCodes()).toEqual([]);
    session.open(exampleCredentials);
    expect(presenter.hasSessionExpired).toBe(false);
  });

  it('clears the password and the failure when the screen is left', async () => {
    const { presenter, failSignIn } = setUpSignIn();
    await failSignIn();
    presenter.leave();
    expect([presenter.form.values, presenter.formFailure.current]).toEqual([
      { entry: '', password: '' },
      null,
    ]);
  });
});
