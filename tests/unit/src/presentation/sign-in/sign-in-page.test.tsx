import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Secret } from 'otpauth';
import { type InitialEntry, Navigate } from 'react-router-dom';
import { SignIn } from '../../../../../src/application/session/sign-in.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import {
  fromFollowButton,
  fromPrivatePage,
} from '../../../../../src/presentation/shell/session/from-private-page.ts';
import { ReadersOnly } from '../../../../../src/presentation/shell/session/readers-only.tsx';
import { VisitorsOnly } from '../../../../../src/presentation/shell/session/visitors-only.tsx';
import { SignInPage } from '../../../../../src/presentation/sign-in/sign-in-page.tsx';
import { SignInPresenter } from '../../../../../src/presentation/sign-in/sign-in-presenter.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { FakeReturnPathStore } from '../../../../fakes/session/fake-return-path-store.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { setUpSignInOptions } from '../../../../fakes/session/set-up-sign-in-options.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { appCode, wrongCode } from '../../../../support/app-code.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const returnPath = '/issue/nanquim?pagina=2';
const login = `/auth/login?returnTo=${encodeURIComponent(returnPath)}`;

async function openPage(address: InitialEntry = login, hasExpired = false) {
  const fixture = setUpProfile({ session: new FakeSession() });
  const { authentication, session, sessionPresenter, notifications } = fixture;
  const { accountStore } = authentication;
  accountStore.addUser(buildUser({ id: 'caio', username: 'caio', hasVerifiedEmail: false }), 'nanquim2026');
  accountStore.addUser(buildUser({ id: 'gil', username: 'gil' }), null);
  accountStore.externalUsers.set('gil', 'google');
  accountStore.addUser(buildUser({ id: 'clara', username: 'clara' }), null);
  accountStore.externalUsers.set('clara', 'operator');
  const signInOptions = setUpSignInOptions(new FakeAccounts(accountStore), notifications);
  const presenter = new SignInPresenter(
    new SignIn(authentication, session),
    sessionPresenter,
    signInOptions.authOptions,
    notifications,
  );
  sessionPresenter.start();
  if (hasExpired) {
    session.open(exampleCredentials);
    session.close('refused');
  }
  await sessionPresenter.restore();
  const returnPathStore = new FakeReturnPathStore();
  const page = (
    <VisitorsOnly session={sessionPresenter} returnPathStore={returnPathStore}>
      <SignInPage presenter={presenter} />
    </VisitorsOnly>
  );
  const { element, location } = setUpRoutes(address, [
    { path: '/auth/login', element: page },
    {
      path: '/account',
      element: (
        <ReadersOnly session={sessionPresenter}>
          <p />
        </ReadersOnly>
      ),
    },
    { path: '/redirect', element: <Navigate to={login} replace /> },
    { path: '*', element: null },
  ]);
  const { unmount } = await act(async () => render(element));
  await act(() => signInOptions.authOptions.providerButtons.fetch());
  const signIn = async (usernameOrEmail: string, password: string) => {
    fireEvent.change(screen.getByLabelText('E-mail ou nome de usuário'), {
      target: { value: usernameOrEmail },
    });
    fireEvent.change(screen.getByLabelText('Senha'), { target: { value: password } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Entrar' })));
  };
  const path = () => location().pathname + location().search;
  return {
    ...fixture,
    ...signInOptions,
    returnPathStore,
    accountStore,
    location,
    presenter,
    unmount,
    signIn,
    path,
  };
}

const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));

describe('SignInPage', () => {
  it('continues at the return path', async () => {
    const { signIn, path } = await openPage();
    await signIn('ana', 'segredo');
    expect(path()).toBe(returnPath);
  });

  it('saves the return path for a return by email, until the reader arrives there', async () => {
    const { returnPathStore, signIn } = await openPage();
    expect(returnPathStore.find()).toBe(returnPath);
    await signIn('ana', 'segredo');
    expect(returnPathStore.find()).toBe('/');
  });

  it('never redirects to another site', async () => {
    const { signIn, path } = await openPage('/auth/login?returnTo=%2F%09%2Fevil.example');
    await signIn('ana', 'segredo');
    expect(path()).toBe('/');
  });

  it('redirects a reader who is already signed in', async () => {
    const { sessionPresenter, session, path } = await openPage();
    session.open({ token: 'token-of-ana', readerId: 'ana' });
    await act(() => sessionPresenter.restore());
    expect(path()).toBe(returnPath);
  });

  it('links from a wrong password to a new one, and passes the typed username or email outside the address', async () => {
    const { signIn, location } = await openPage();
    await signIn('ana', 'errada');
    expect(alertText()).toContain('E-mail, usuário ou senha incorretos.');
    expect(document.activeElement).toBe(screen.getByLabelText('Senha'));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail ou nome de usuário').value).toBe('ana');
    await act(async () =>
      fireEvent.click(screen.getAllByRole('link', { name: 'Esqueci a senha' })[0] as HTMLElement),
    );
    const { pathname, search, state } = location();
    const returning = `?returnTo=${encodeURIComponent(returnPath)}`;
    expect([pathname, search, state]).toEqual([
      '/auth/forgot-password',
      returning,
      { usernameOrEmail: 'ana' },
    ]);
  });

  it('shows the Google button to an account that signs in with Google', async () => {
    const { signIn, openedAddresses } = await openPage();
    await signIn('gil', 'qualquer1');
    expect(alertText()).toContain('Entre com o Google.');
    await press('Continuar com o Google');
    expect(openedAddresses).toEqual(['https://provider.example/authorize?state=state']);
  });

  it('shows an operator account the operator button and the link to a password', async () => {
    const { signIn } = await openPage();
    await signIn('clara', 'qualquer1');
    expect(alertText()).toContain('Continuar com a Claro');
    expect(alertText()).toContain('Esqueci a senha');
  });

  it('sends the confirmation email again to an unconfirmed account', async () => {
    const { signIn, accountStore } = await openPage();
    await signIn('caio', 'nanquim2026');
    expect(alertText()).toContain('Confirme seu e-mail para entrar');
    expect(document.querySelector('[role=alert] [role=alert]')).toBeNull();
    await screen.findByRole('button', { name: 'Enviar de novo' });
    await press('Enviar de novo');
    expect(accountStore.emails.map(({ link }) => link.readerId)).toEqual(['caio']);
    expect(screen.getByText(/^Mensagem enviada/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar de novo' }).hasAttribute('disabled')).toBe(true);
  });

  it('retries after a lost network', async () => {
    const { signIn, authentication, path } = await openPage();
    authentication.failure = failures.networkConnection;
    await signIn('ana', 'segredo');
    expect(alertText()).toContain('Não foi possível conectar ao servidor.');
    authentication.failure = null;
    await press('Tentar de novo');
    expect(path()).toBe(returnPath);
  });

  it('explains a redirect from a private page, but not a visit by choice', async () => {
    await openPage('/account');
    expect(screen.getByText('Entre na sua conta para ver a página que você abriu.')).toBeTruthy();
    for (const from of [login, '/redirect']) {
      cleanup();
      await openPage(from);
      expect(screen.queryByText('Entre na sua conta para ver a página que você abriu.')).toBeNull();
    }
  });

  it.each([
    ['/issue/nanquim-1/acquisition?merchandise=m1', 'Entre para comprar ou alugar.'],
    ['/subscription?plan=banca', 'Entre para assinar.'],
  ])('says what %s needs an account for', async (path, reason) => {
    const search = `?${new URLSearchParams({ returnTo: path })}`;
    await openPage({ pathname: '/auth/login', search, state: fromPrivatePage });
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('says what a visitor wants to follow', async () => {
    await openPage({ pathname: '/auth/login', state: fromFollowButton('Turno da Noite') });
    expect(screen.getByText('Entre para seguir Turno da Noite.')).toBeTruthy();
  });

  it('explains an expired session once', async () => {
    const { notifications } = await openPage(login, true);
    expect(screen.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeTruthy();
    expect(notifications.all).toEqual([]);
  });

  it('passes the return path to the sign-up', async () => {
    const { signInProviders } = await openPage();
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe(
      `/auth/signup?returnTo=${encodeURIComponent(returnPath)}`,
    );
    expect(signInProviders.isEmpty).toBe(false);
    expect(screen.getByText('ou')).toBeTruthy();
  });

  it('ignores a response that arrives after the screen was left', async () => {
    const { presenter, unmount, authentication } = await openPage();
    const response = Promise.withResolvers<void>();
    const signIn = authentication.signIn.bind(authentication);
    authentication.signIn = async (...typed) => {
      await response.promise;
      return signIn(...typed);
    };
    fireEvent.change(screen.getByLabelText('E-mail ou nome de usuário'), { target: { value: 'ana' } });
    fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'errada' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Entrar' })));
    unmount();
    await act(async () => response.resolve());
    expect(presenter.formFailure.current).toEqual(failures.invalidCredentials);
    await act(async () =>
      render(setUpRoutes(login, [{ path: '*', element: <SignInPage presenter={presenter} /> }]).element),
    );
    expect(screen.queryByText('E-mail, usuário ou senha incorretos.')).toBeNull();
  });

  it('clears the password when the screen is left', async () => {
    const { presenter, unmount } = await openPage();
    fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'segredo' } });
    expect(presenter.form.values.password).toBe('segredo');
    unmount();
    expect(presenter.form.values.password).toBe('');
  });
});

describe('the second factor in SignInPage', () => {
  const code = () => screen.getByLabelText('Código do aplicativo');

  async function openProtected() {
    const fixture = await openPage();
    const secret = new Secret();
    fixture.accountStore.secondFactors.set('ana', { secret, recoveryCodes: ['abcd-efgh'], lastStep: 0 });
    await fixture.signIn('ana', 'segredo');
    return { ...fixture, secret: secret.base32 };
  }
  const enterCode = async (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await press('Entrar');
  };

  it('asks for the code with the focus in its field, and continues', async () => {
    const { path, secret } = await openProtected();
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('autocomplete')).toBe('one-time-code');
    expect(code().getAttribute('inputmode')).toBe('numeric');
    await enterCode('Código do aplicativo', appCode(secret));
    expect(path()).toBe(returnPath);
  });

  it('shows at the field that a code is wrong', async () => {
    const { secret, path } = await openProtected();
    await enterCode('Código do aplicativo', wrongCode(secret));
    expect(screen.getByText(/O código não confere/)).toBeTruthy();
    expect(path()).toBe(login);
    await enterCode('Código do aplicativo', appCode(secret));
    expect(path()).toBe(returnPath);
  });

  it('accepts a recovery code', async () => {
    const { path } = await openProtected();
    await press('Usar um código de recuperação');
    await enterCode('Código de recuperação', 'abcd-efgh');
    expect(path()).toBe(returnPath);
  });

  it('returns to the password, which is kept', async () => {
    await openProtected();
    await press('Voltar para a senha');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail ou nome de usuário').value).toBe('ana');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('segredo');
  });

  it('returns to the password if it was changed in the meantime', async () => {
    const { accountStore, secret } = await openProtected();
    accountStore.passwords.set('ana', 'outra-senha-1');
    await enterCode('Código do aplicativo', appCode(secret));
    expect(alertText()).toContain('E-mail, usuário ou senha incorretos.');
    expect(screen.getByLabelText('Senha')).toBeTruthy();
  });

  it('clears everything when the screen is left', async () => {
    const { presenter, unmount } = await openProtected();
    act(() => presenter.secondFactor.form.change('code', '123456'));
    unmount();
    expect([presenter.step, presenter.form.values.password, presenter.secondFactor.form.values.code]).toEqual(
      ['password', '', ''],
    );
  });
});
