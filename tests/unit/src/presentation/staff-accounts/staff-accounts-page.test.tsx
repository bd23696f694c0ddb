import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeAccountState } from '../../../../../src/application/staff/change-account-state.ts';
import { EndAccountSessions } from '../../../../../src/application/staff/end-account-sessions.ts';
import { FindAccount } from '../../../../../src/application/staff/find-account.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { PasswordConfirmation } from '../../../../../src/presentation/shell/password-confirmation/password-confirmation.ts';
import { StaffAccountsPage } from '../../../../../src/presentation/staff-accounts/staff-accounts-page.tsx';
import { StaffAccountsPresenter } from '../../../../../src/presentation/staff-accounts/staff-accounts-presenter.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager, buildStaffWithoutGrantings } from '../../../../fakes/staff/build-staff.ts';
import { FakeAccountAdministration } from '../../../../fakes/staff/fake-account-administration.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpLayers } from '../set-up-layers.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

async function openPage() {
  const setup = setUpProfile({ session: new FakeSession({ token: 'token-of-gil', readerId: 'gil' }) });
  const { session, sessionPresenter, notifications, identityUsers } = setup;
  identityUsers.users = [buildManager()];
  sessionPresenter.start();
  await sessionPresenter.restore();
  const accounts = new FakeAccountAdministration();
  accounts.accountStore.addUser(buildManager(), null);
  accounts.accountStore.addUser(buildStaffWithoutGrantings(), null);
  accounts.accountStore.addUser(
    buildUser({
      id: 'bia',
      username: 'bia',
      name: 'Bia',
      email: 'bia@banca.example',
      hasVerifiedEmail: false,
    }),
    null,
  );
  accounts.accountStore.openSession('bia');
  accounts.sessionCheck = { session, revokedTokens: accounts.accountStore.revokedTokens };
  const { modals, confirm, show } = setUpLayers(notifications);
  const presenter = new StaffAccountsPresenter({
    findAccount: new FindAccount(accounts, session),
    endSessions: new EndAccountSessions(accounts, session),
    changeState: new ChangeAccountState(accounts, session),
    session: sessionPresenter,
    confirm,
    passwordConfirmation: new PasswordConfirmation(modals),
    notifications,
  });
  await show(<StaffAccountsPage presenter={presenter} />);
  return { accounts, session, presenter };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Usuário ou e-mail');
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flushPromises);
};
const findAccount = async (usernameOrEmail: string) => {
  fireEvent.change(field(), { target: { value: usernameOrEmail } });
  await press('Buscar conta');
};
const answerDialog = async (name: string) => {
  const dialog = screen.getAllByRole('dialog').at(-1);
  const button = [...(dialog?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === name,
  );
  if (!button) throw new Error(`The dialog has no button ${name}.`);
  await userEvent.click(button);
  await act(flushPromises);
};
const shownFacts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('StaffAccountsPage', () => {
  it('finds an account by username or email and shows its state', async () => {
    await openPage();
    await findAccount('Bia@Banca.example');
    const panel = within(screen.getByRole('region', { name: 'Bia' }));
    expect(panel.getByText('@bia')).toBeTruthy();
    expect(shownFacts()).toEqual({
      Situação: 'Aberta',
      Papel: 'Leitor',
      'E-mail': 'bia@banca.example (não confirmado)',
      'Criada em': '10 de jan. de 2026',
      'Aparelhos conectados': '1',
      'Último uso': expect.stringMatching(/de 20\d\d, \d\d:\d\d$/),
    });
  });

  it('ends sessions after a confirmation that names account and consequence', async () => {
    const { accounts } = await openPage();
    await findAccount('bia');
    await press('Encerrar sessões');
    expect(screen.getByRole('dialog', { name: 'Encerrar as sessões de bia?' }).textContent).toContain(
      'A conta será desconectada de todos os aparelhos. bia pode entrar de novo',
    );
    await answerDialog('Encerrar sessões');
    expect(accounts.accountStore.devicesOf('bia')).toHaveLength(0);
    expect(screen.getByText('Pronto: a conta foi desconectada de todos os aparelhos.')).toBeTruthy();
    expect(shownFacts()['Último uso']).toBe('Nenhum aparelho conectado');
    const panel = within(screen.getByRole('region', { name: 'Bia' }));
    expect(panel.queryByRole('button', { name: 'Encerrar sessões' })).toBeNull();
  });

  it('keeps sessions if the manager cancels', async () => {
    const { accounts } = await openPage();
    await findAccount('bia');
    await press('Encerrar sessões');
    await answerDialog('Cancelar');
    expect(accounts.accountStore.devicesOf('bia')).toHaveLength(1);
  });

  it('closes and reopens an account', async () => {
    await openPage();
    await findAccount('bia');
    await press('Fechar conta');
    expect(screen.getByRole('dialog').textContent).toContain('A assinatura deixa de ser renovada.');
    await answerDialog('Fechar conta');
    expect(shownFacts().Situação).toBe('Fechada');
    await press('Reabrir conta');
    await answerDialog('Reabrir conta');
    expect(shownFacts().Situação).toBe('Aberta');
    expect(screen.getByText('Pronto: a conta foi reaberta.')).toBeTruthy();
  });

  it('requires the password if the session is old, and changes nothing without it', async () => {
    const { accounts } = await openPage();
    accounts.requiredPassword = 'certa-senha-1';
    await findAccount('bia');
    await press('Fechar conta');
    await answerDialog('Fechar conta');
    await answerDialog('Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownFacts().Situação).toBe('Aberta');
    await press('Fechar conta');
    await answerDialog('Fechar conta');
    fireEvent.change(screen.getByLabelText('Sua senha'), { target: { value: 'certa-senha-1' } });
    await answerDialog('Confirmar');
    expect(shownFacts().Situação).toBe('Fechada');
  });

  it('keeps the typed username or email if no account is found, or if it belongs to staff', async () => {
    await openPage();
    await findAccount('bia');
    await findAccount('ninguem');
    expect(
      screen.getByText('Não há conta com este usuário ou e-mail. Confira como está escrito.'),
    ).toBeTruthy();
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['ninguem', 'true']);
    expect(screen.queryByRole('term')).toBeNull();
    await findAccount('lia');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Só administradores podem gerenciá-la/)).toBeTruthy();
  });

  it('reports a lost network for a search and for a change', async () => {
    const { accounts } = await openPage();
    accounts.failure = failures.networkConnection;
    await findAccount('bia');
    expect(screen.getByText(/Não foi possível conectar/)).toBeTruthy();
    expect(field().value).toBe('bia');
    accounts.failure = null;
    await press('Buscar conta');
    expect(screen.queryByText(/Não foi possível conectar/)).toBeNull();
    accounts.failure = failures.networkConnection;
    await press('Fechar conta');
    await answerDialog('Fechar conta');
    expect(screen.getByText(/Não foi possível conectar/)).toBeTruthy();
    expect(shownFacts().Situação).toBe('Aberta');
  });

  it('shows managers their own account without buttons, with a link to their devices', async () => {
    await openPage();
    await findAccount('gil');
    expect(screen.getByText(/Esta é a sua conta/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fechar conta' })).toBeNull();
    const panel = within(screen.getByText(/Esta é a sua conta/).parentElement as HTMLElement);
    expect(panel.getByRole('link', { name: 'Segurança' }).getAttribute('href')).toBe('/account/security');
  });

  it('links administrators without a second factor to its screen', async () => {
    const { accounts } = await openPage();
    accounts.failure = failures.forbidden;
    await findAccount('bia');
    expect(screen.getByRole('link', { name: 'Verificação em duas etapas' }).getAttribute('href')).toBe(
      '/account/security/two-factor',
    );
  });

  it('lets managers without a password sign in again', async () => {
    const { accounts, session } = await openPage();
    await findAccount('bia');
    accounts.failure = serviceFailure('USER.SIGN_IN_AGAIN');
    await press('Fechar conta');
    await answerDialog('Fechar conta');
    await press('Entrar de novo');
    expect(session.current).toBeNull();
  });

  it('clears the account when the screen is opened again', async () => {
    const { presenter } = await openPage();
    await findAccount('bia');
    act(() => presenter.start());
    expect([field().value, screen.queryByRole('term')]).toEqual(['', null]);
  });
});
