import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { accountSuccesses } from '../../../../../src/domain/account/account-successes.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import type { SessionCredentials } from '../../../../../src/domain/session/session.ts';
import { ForgotPasswordPage } from '../../../../../src/presentation/forgot-password/forgot-password-page.tsx';
import { ForgotPasswordPresenter } from '../../../../../src/presentation/forgot-password/forgot-password-presenter.ts';
import { AuthEmail } from '../../../../../src/presentation/shell/auth/auth-email.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => {
  // Forms scroll to the first error, which jsdom does not support.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
  await startI18n('pt-br');
});
afterEach(cleanup);

async function openPage(
  usernameOrEmail?: string,
  credentials: SessionCredentials | null = null,
  search = '',
) {
  const passwords = new FakePasswords();
  const { sessionPresenter, notifications } = setUpProfile({ session: new FakeSession(credentials) });
  await sessionPresenter.restore();
  const resetEmail = new AuthEmail(
    (usernameOrEmail) => passwords.recover(usernameOrEmail),
    new FakeClock(),
    notifications,
  );
  const presenter = new ForgotPasswordPresenter(resetEmail, sessionPresenter);
  const state = usernameOrEmail === undefined ? null : { usernameOrEmail };
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[{ pathname: '/auth/forgot-password', search, state }]}>
        <ForgotPasswordPage presenter={presenter} />
      </MemoryRouter>,
    ),
  );
  const shownCodes = () => notifications.all.filter(({ hide }) => !hide).map(({ code }) => code);
  return { passwords, resetEmail, shownCodes };
}

const field = () => screen.getByLabelText<HTMLInputElement>('E-mail ou nome de usuário');
const requestLink = async (usernameOrEmail: string) => {
  fireEvent.change(field(), { target: { value: usernameOrEmail } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar link' })));
};

describe('ForgotPasswordPage', () => {
  it('fills in what was typed on the sign-in screen', async () => {
    await openPage('ana.reis');
    expect(field().value).toBe('ana.reis');
  });

  it('fills in the email of a signed-in reader, and links back to the account', async () => {
    await openPage(undefined, exampleCredentials);
    expect(field().value).toBe('ana@banca.example');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Lembrei a senha', '/account']]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar link' })));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/account');
  });

  it('sends a link, and confirms that it was sent', async () => {
    const { passwords, shownCodes } = await openPage();
    await requestLink(' ana.reis ');
    expect(passwords.accountStore.emails.map(({ to }) => to)).toEqual(['ana@banca.example']);
    expect(shownCodes()).toEqual([accountSuccesses.recoveryLinkSent.code]);
    expect(document.activeElement?.textContent).toBe('Confira seu e-mail');
  });

  it('keeps the return path in its links', async () => {
    await openPage(undefined, null, '?returnTo=%2Fissue%2Fnanquim');
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const returnQuery = '?returnTo=%2Fissue%2Fnanquim';
    expect(hrefs()).toEqual([`/auth/login${returnQuery}`, `/auth/signup${returnQuery}`]);
    await requestLink('ana.reis');
    expect(hrefs()).toEqual([`/auth/login${returnQuery}`]);
  });

  it('does not reveal whether an account exists', async () => {
    const textAfter = async (usernameOrEmail: string) => {
      const { shownCodes } = await openPage();
      await requestLink(usernameOrEmail);
      const text = document.body.textContent?.replaceAll(usernameOrEmail, '…');
      cleanup();
      return [text, shownCodes()];
    };
    expect(await textAfter('ana.reis')).toEqual(await textAfter('ninguem'));
  });

  it('sends another link only after a minute', async () => {
    const { passwords, resetEmail } = await openPage();
    await requestLink('ana.reis');
    const sendAgain = screen.getByRole('button', { name: 'Enviar de novo' });
    expect(sendAgain.hasAttribute('disabled')).toBe(true);
    expect(resetEmail.pausedUntil).toBe(new FakeClock().now().getTime() + 60_000);
    act(() => resetEmail.endPause());
    await act(async () => fireEvent.click(sendAgain));
    expect(passwords.accountStore.emails).toHaveLength(2);
    expect(screen.getByText(/^Mensagem enviada/)).toBeTruthy();
  });

  it('returns to the form for another username or email', async () => {
    const { passwords } = await openPage();
    await requestLink('ninguem');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar com outro e-mail ou nome de usuário' }));
    await requestLink('ana.reis');
    expect(passwords.accountStore.emails).toHaveLength(1);
  });

  it('keeps the typed username or email when the network is lost, shows why, and can be repeated', async () => {
    const { passwords, shownCodes } = await openPage();
    passwords.failure = failures.networkConnection;
    await requestLink('ana.reis');
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
    expect([field().value, shownCodes()]).toEqual(['ana.reis', []]);
    passwords.failure = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar link' })));
    expect(passwords.accountStore.emails).toHaveLength(1);
  });

  it('sends no request without a username or email', async () => {
    const { passwords } = await openPage();
    await requestLink('  ');
    expect(screen.getByText('Este campo é obrigatório')).toBeTruthy();
    expect(passwords.accountStore.emails).toEqual([]);
  });
});
