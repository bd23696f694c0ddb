import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ResetPassword } from '../../../../../src/application/account/reset-password.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { ResetPasswordPage } from '../../../../../src/presentation/reset-password/reset-password-page.tsx';
import { ResetPasswordPresenter } from '../../../../../src/presentation/reset-password/reset-password-presenter.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { FakeAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
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

const path = '/auth/reset-password';

const ana = '00000000-0000-4000-8000-000000000001';

async function openPage(fragment?: string) {
  const returnPathStore = new FakeReturnPathStore('/issue/nanquim/acquisition');
  const accountStore = new FakeAccountStore();
  accountStore.addUser(buildUser({ id: ana }), 'segredo-2026');
  accountStore.sendEmail(buildUser({ id: ana }));
  const link = accountStore.emails[0]?.link;
  const passwords = new FakePasswords(accountStore);
  const notifications = new NotificationsPresenter();
  const useCase = new ResetPassword(passwords, new FakeSession(), new FakeUserCache());
  const presenter = new ResetPasswordPresenter(useCase, notifications, returnPathStore);
  const page = <ResetPasswordPage presenter={presenter} />;
  const address = `${path}${fragment ?? `#uuid=${link?.readerId}&code=${link?.code}`}`;
  const { element, location, go } = setUpRoutes(address, [
    { path, element: page },
    { path: '*', element: null },
  ]);
  await act(async () => render(<StrictMode>{element}</StrictMode>));
  const reset = async (password: string) => {
    fireEvent.change(screen.getByLabelText('Nova senha'), { target: { value: password } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Trocar a senha' })));
  };
  return { accountStore, passwords, notifications, presenter, location, go, reset };
}

const titleText = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ResetPasswordPage', () => {
  it('removes the code from the address immediately, and still uses it', async () => {
    const { location, accountStore, reset } = await openPage();
    expect(location().hash).toBe('');
    await reset('nanquim2026');
    expect(accountStore.passwords.get(ana)).toBe('nanquim2026');
  });

  it('confirms the change and opens the sign-in with the return path', async () => {
    const { location, notifications, presenter, reset } = await openPage();
    await reset('nanquim2026');
    expect(notifications.all.map(({ code }) => code)).toEqual(['PASSWORD_RESET']);
    expect(location().pathname + location().search).toBe(
      '/auth/login?returnTo=%2Fissue%2Fnanquim%2Facquisition',
    );
    expect(presenter.form.values.password).toBe('');
  });

  it('lists the password rules', async () => {
    const { accountStore, reset } = await openPage();
    await reset('quadrinhos');
    const states = [...document.querySelectorAll('[data-state]')].map((each) =>
      each.getAttribute('data-state'),
    );
    expect(states).toEqual(['success', 'success', 'error', 'neutral']);
    expect(accountStore.emails).toHaveLength(1);
  });

  it('shows at the field that the password is easy to guess, and keeps it', async () => {
    const { reset } = await openPage();
    await reset('princesa1');
    expect(screen.getByText(/^Esta senha é fácil de adivinhar/)).toBeTruthy();
    const states = [...document.querySelectorAll('[data-state]')].map((each) =>
      each.getAttribute('data-state'),
    );
    expect(states).toEqual(['success', 'success', 'success', 'error']);
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('princesa1');
  });

  it('links to a new email if the link is not valid any more', async () => {
    const { reset } = await openPage(`#uuid=${ana}&code=used`);
    await reset('nanquim2026');
    expect(titleText()).toBe('Este link não vale mais');
    const returnQuery = '?returnTo=%2Fissue%2Fnanquim%2Facquisition';
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`/auth/forgot-password${returnQuery}`, `/auth/login${returnQuery}`]);
    expect(screen.getByText(/Peça a ela que envie outro, na tela Família/)).toBeTruthy();
  });

  it.each([
    '',
    `#uuid=${ana}`,
    `#uuid=${ana}&code=`,
    `#uuid=${ana}&code=%3Cb%3E`,
    `#uuid=${ana}&code=a.b`,
    '#uuid=zzz&code=abc',
    '#main',
  ])('asks to open the link again when opened with %j', async (fragment) => {
    await openPage(fragment);
    expect(titleText()).toBe('Abra o link de novo');
    expect(screen.getByRole('link', { name: 'Pedir outro link' })).toBeTruthy();
  });

  it('treats a link that the service cannot read as not valid', async () => {
    const { passwords, reset } = await openPage();
    passwords.failure = serviceFailure('REQUEST.INVALID');
    await reset('nanquim2026');
    expect(titleText()).toBe('Este link não vale mais');
  });

  it('keeps the typed password when the network is lost, shows why, and can be repeated', async () => {
    const { passwords, accountStore, reset } = await openPage();
    passwords.failure = failures.networkConnection;
    await reset('nanquim2026');
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('nanquim2026');
    passwords.failure = null;
    await reset('nanquim2026');
    expect(accountStore.passwords.get(ana)).toBe('nanquim2026');
  });

  it('accepts another link that is opened on the same page', async () => {
    const { go, reset, accountStore } = await openPage(`#uuid=${ana}&code=used`);
    await reset('nanquim2026');
    const link = accountStore.emails[0]?.link;
    await act(async () => go(`${path}#uuid=${link?.readerId}&code=${link?.code}`));
    await reset('nanquim2026');
    expect(accountStore.passwords.get(ana)).toBe('nanquim2026');
  });

  it('clears the link and the password when the screen is left', async () => {
    const { go, presenter } = await openPage();
    fireEvent.change(screen.getByLabelText('Nova senha'), { target: { value: 'nanquim2026' } });
    await act(async () => go('/'));
    expect([presenter.step, presenter.form.values.password]).toEqual(['missing', '']);
    await act(async () => go(path));
    expect(titleText()).toBe('Abra o link de novo');
  });
});
