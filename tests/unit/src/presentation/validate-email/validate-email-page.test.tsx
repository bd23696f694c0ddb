import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ConfirmEmail } from '../../../../../src/application/account/confirm-email.ts';
import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { AuthEmail } from '../../../../../src/presentation/shell/auth/auth-email.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ValidateEmailPage } from '../../../../../src/presentation/validate-email/validate-email-page.tsx';
import { ValidateEmailPresenter } from '../../../../../src/presentation/validate-email/validate-email-presenter.ts';
import { buildNewAccount, FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakeSignUpSecrets } from '../../../../fakes/account/fake-sign-up-secrets.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';
import { FakeReturnPathStore } from '../../../../fakes/session/fake-return-path-store.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(async () => {
  // Forms scroll to the first error, which jsdom does not support.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
  await startI18n('pt-br');
});
afterEach(cleanup);

const path = '/auth/validate-email';
const readerId = '00000000-0000-4000-8000-000000000001';

interface PageOptions {
  fragment?: string;
  isNetworkLost?: boolean;
  returnPath?: string;
  /** True on the device that signed up. */
  isSignUpDevice?: boolean;
}

async function openPage({
  fragment,
  isNetworkLost = false,
  returnPath = '/',
  isSignUpDevice = false,
}: PageOptions = {}) {
  const accounts = new FakeAccounts();
  const [secrets, session] = [new FakeSignUpSecrets(), new FakeSession()];
  const { email, password } = buildNewAccount();
  await new SignUp(accounts, new FakeProofKeys(), secrets).execute({
    email,
    password,
    username: '',
    hasAgreed: true,
  });
  if (!isSignUpDevice) secrets.clear();
  const link = accounts.accountStore.emails[0]?.link;
  if (isNetworkLost) accounts.failure = failures.networkConnection;
  const notifications = new NotificationsPresenter();
  const confirmationEmail = new AuthEmail(
    (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
    new FakeClock(),
    notifications,
  );
  const presenter = new ValidateEmailPresenter(
    new ConfirmEmail(accounts, secrets, session),
    confirmationEmail,
    notifications,
    new FakeReturnPathStore(returnPath),
  );
  const page = <ValidateEmailPage presenter={presenter} />;
  const address = `${path}${fragment ?? `#uuid=${link?.readerId}&code=${link?.code}`}`;
  const { element, location } = setUpRoutes(address, [
    { path, element: page },
    { path: '/issue/nanquim', element: <p>the requested page</p> },
  ]);
  // In strict mode effects run twice, but a link works only once.
  await act(async () => render(<StrictMode>{element}</StrictMode>));
  const shownNotifications = () => notifications.all.filter(({ hide }) => !hide);
  return {
    accounts,
    session,
    location,
    shownNotifications,
    isVerified: () => accounts.accountStore.users[0]?.hasVerifiedEmail,
  };
}

const confirmEmail = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar meu e-mail' })));
const titleText = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ValidateEmailPage', () => {
  it('removes the code from the address, confirms on a click and links to the sign-in', async () => {
    const { location, isVerified } = await openPage();
    expect([isVerified(), location().hash, titleText()]).toEqual([false, '', 'Confirmar e-mail']);
    await confirmEmail();
    expect([isVerified(), location().hash, titleText()]).toEqual([true, '', 'E-mail confirmado!']);
    expect(screen.getByRole('link', { name: 'Ir para a entrada' }).getAttribute('href')).toBe('/auth/login');
  });

  it('offers a new password, for an owner of the address who did not sign up', async () => {
    await openPage();
    await confirmEmail();
    expect(screen.getByRole('link', { name: /Crie outra senha/ }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
  });

  it('confirms, signs in and returns without a click on the device that signed up', async () => {
    const { session, isVerified, location } = await openPage({
      isSignUpDevice: true,
      returnPath: '/issue/nanquim',
    });
    expect([isVerified(), session.current?.readerId]).toEqual([true, readerId]);
    expect([location().pathname, location().hash]).toEqual(['/issue/nanquim', '']);
    expect(screen.getByText('the requested page')).toBeTruthy();
  });

  it('links to the sign-in with the return path', async () => {
    await openPage({ returnPath: '/issue/nanquim/acquisition' });
    await confirmEmail();
    expect(screen.getByRole('link', { name: 'Ir para a entrada' }).getAttribute('href')).toBe(
      '/auth/login?returnTo=%2Fissue%2Fnanquim%2Facquisition',
    );
  });

  it('keeps the return path if the link was used before', async () => {
    await openPage({ fragment: `#uuid=${readerId}&code=used`, returnPath: '/issue/nanquim' });
    await confirmEmail();
    expect(screen.getByRole('link', { name: 'Ir para a entrada' }).getAttribute('href')).toBe(
      '/auth/login?returnTo=%2Fissue%2Fnanquim',
    );
  });

  it('sends another link if this one is not valid any more', async () => {
    const { accounts } = await openPage({ fragment: `#uuid=${readerId}&code=used` });
    await confirmEmail();
    expect(titleText()).toBe('Este link não vale mais');
    fireEvent.change(screen.getByLabelText('E-mail da conta'), { target: { value: 'caio@banca.example' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar outro link' })));
    expect(accounts.accountStore.emails).toHaveLength(2);
    expect(screen.getByText(/com caio@banca.example, outro link já está a caminho/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Este link não vale mais');
  });

  it('treats a link that the service cannot read as not valid', async () => {
    const { accounts, shownNotifications } = await openPage();
    accounts.failure = serviceFailure('REQUEST.INVALID');
    await confirmEmail();
    expect([titleText(), shownNotifications()]).toEqual(['Este link não vale mais', []]);
  });

  it('ignores a damaged link', async () => {
    await openPage({ fragment: '#uuid=zzz&code=abc' });
    expect(titleText()).toBe('Confirmar e-mail');
    expect(screen.queryByRole('button', { name: 'Confirmar meu e-mail' })).toBeNull();
  });

  it('requires a valid email address', async () => {
    const { accounts } = await openPage({ fragment: '' });
    expect(titleText()).toBe('Confirmar e-mail');
    fireEvent.change(screen.getByLabelText('E-mail da conta'), { target: { value: 'caio' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar outro link' })));
    expect(screen.getByText('Deve ser um e-mail válido')).toBeTruthy();
    expect(accounts.accountStore.emails).toHaveLength(1);
  });

  it('retries with the same link after a lost network', async () => {
    const { accounts, shownNotifications, isVerified } = await openPage({ isNetworkLost: true });
    await confirmEmail();
    expect(titleText()).toBe('Não deu para confirmar agora');
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    expect(shownNotifications()).toEqual([]);
    accounts.failure = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
    expect([isVerified(), titleText()]).toEqual([true, 'E-mail confirmado!']);
  });
});
