import { SignIn } from '../../../../../src/application/session/sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { SignInPresenter } from '../../../../../src/presentation/sign-in/sign-in-presenter.ts';
import { FakeSession } from '../../../../fakes/fake-session.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

describe('SignInPresenter', () => {
  const build = () => {
    const { session, identityUsers, authentication, sessionPresenter, notifications } = someProfile({
      session: new FakeSession(),
    });
    const presenter = new SignInPresenter(
      new SignIn(authentication, session),
      sessionPresenter,
      notifications,
    );
    const told = () => notifications.all.map(({ type, code }) => `${type} ${code}`);
    const type = (entry: string, password: string) => {
      presenter.form.change('entry', entry);
      presenter.form.change('password', password);
    };
    return { session, identityUsers, presenter, type, told };
  };

  it('is signed in once it is known who signed in', async () => {
    const { presenter, type } = build();
    type('ana', 'segredo');
    const submitted = presenter.form.submit();
    expect(presenter.form.isSubmitting).toBe(true);
    await submitted;
    expect(presenter.form.isSubmitting).toBe(false);
    expect(presenter.isSignedIn).toBe(true);
  });

  it('asks for what is missing before it asks the service', async () => {
    const { presenter, session } = build();
    await presenter.form.submit();
    expect(presenter.form.errors).toEqual({
      entry: { key: 'form.required' },
      password: { key: 'form.required' },
    });
    expect(session.current).toBeNull();
    presenter.form.change('entry', 'a');
    expect(presenter.form.errors).toEqual({ password: { key: 'form.required' } });
  });

  it('keeps what was typed when the password is wrong, and says so', async () => {
    const { presenter, type, told } = build();
    type('ana', 'errada');
    await presenter.form.submit();
    expect(told()).toEqual([`ERROR ${failures.invalidCredentials.code}`]);
    expect(presenter.form.values).toEqual({ entry: 'ana', password: 'errada' });
  });

  it('says when it cannot be told who signed in', async () => {
    const { presenter, type, identityUsers, told } = build();
    identityUsers.failure = failures.timeout;
    type('ana', 'segredo');
    await presenter.form.submit();
    expect(presenter.isSignedIn).toBe(false);
    expect(told()).toEqual([`ERROR ${failures.timeout.code}`]);
  });
});
