import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ChangePreferences } from '../../../../../src/application/account/change-preferences.ts';
import { UnlinkOperator } from '../../../../../src/application/operator-link/unlink-operator.ts';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import type { IdentityUser } from '../../../../../src/domain/session/session.ts';
import { AccountOwner } from '../../../../../src/presentation/account/account-owner.ts';
import { AccountPage } from '../../../../../src/presentation/account/account-page.tsx';
import { AccountPresenter } from '../../../../../src/presentation/account/account-presenter.ts';
import { AuthEmail } from '../../../../../src/presentation/shell/auth/auth-email.ts';
import { Layers } from '../../../../../src/presentation/shell/layers.tsx';
import type { ModalViews } from '../../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { ReactivationPresenter } from '../../../../../src/presentation/shell/operator-link/reactivation-presenter.ts';
import { UnlinkModal } from '../../../../../src/presentation/shell/operator-link/unlink-modal.tsx';
import { ThemePresenter } from '../../../../../src/presentation/shell/preferences/theme-presenter.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../../../../src/presentation/ui/modal/modal-slot.tsx';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { FakeAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildOperatorLink, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { FakeOperatorLinks } from '../../../../fakes/operator-link/fake-operator-links.ts';
import { setUpExternalSignIns } from '../../../../fakes/session/set-up-external-sign-ins.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

interface AccountOptions {
  readonly reader?: Reader;
  readonly user?: IdentityUser;
}

async function show({ reader = buildReader(), user = buildUser() }: AccountOptions = {}) {
  const setup = setUpProfile({ reader });
  const { sessionPresenter, profile, readers, notifications, preferences, session } = setup;
  await sessionPresenter.restore();
  await profile.load('ana');
  sessionPresenter.replaceUser(user);
  const owner = new AccountOwner(sessionPresenter, profile);
  const modals = new ModalsPresenter();
  const operatorLink = new ReactivationPresenter({
    session: sessionPresenter,
    profile,
    unlinkOperator: new UnlinkOperator(new FakeOperatorLinks(readers)),
    modals,
    notifications,
  });
  const changePreferences = new ChangePreferences(preferences, readers, session);
  const theme = new ThemePresenter(preferences, changePreferences, notifications);
  const { signInProviders } = setUpExternalSignIns();
  const accountStore = new FakeAccountStore();
  accountStore.addUser(user, null);
  const accounts = new FakeAccounts(accountStore);
  const confirmationEmail = new AuthEmail(
    (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
    new FakeClock(),
    notifications,
  );
  const language = buildLanguagePresenter();
  const presenter = new AccountPresenter({
    owner,
    language,
    theme,
    operatorLink,
    signInProviders,
    confirmationEmail,
  });
  await act(() => signInProviders.load());
  const unused = new Lazy(() => Promise.reject(new Error('This modal is not used here.')));
  const views: ModalViews = {
    CONFIRM: unused,
    CONFIRM_PASSWORD: unused,
    ADD_CREDIT_CARD: unused,
    REACTIVATION: unused,
    UNLINK_OPERATOR: new Lazy(async () => (props) => <UnlinkModal {...props} presenter={operatorLink} />),
  };
  render(
    <MemoryRouter>
      <Layers
        modals={modals}
        modalComponents={new Lazy(async () => ({ Slot: ModalSlot, views }))}
        notifications={notifications}
      >
        <AccountPage presenter={presenter} />
      </Layers>
    </MemoryRouter>,
  );
  return { ...setup, modals, accounts };
}

describe('AccountPage', () => {
  it('shows the reader and the year of joining', async () => {
    await show();
    expect(screen.getByText('@ana.reis')).toBeTruthy();
    expect(screen.getByText('ana@banca.example')).toBeTruthy();
    expect(screen.getByText(/^Na Banca desde jan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Meus dados/ }).getAttribute('href')).toBe(
      '/account/general/user-data',
    );
  });

  it('links to account management only for staff with that permission', async () => {
    const link = () => screen.queryByRole('link', { name: /Contas de leitores/ });
    await show();
    expect(link()).toBeNull();
    cleanup();
    await show({ user: buildUser({ link: buildManager().link }) });
    expect(link()?.getAttribute('href')).toBe('/staff/accounts');
  });

  it('offers to link an operator if none is linked', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Vincular à Claro' });
    expect(link.getAttribute('href')).toBe('/auth/external?returnTo=%2Faccount');
  });

  it('unlinks the operator after a warning with a link to create a password, and confirms the unlinking', async () => {
    const { readers, notifications } = await show({
      reader: buildReader({ operatorLink: buildOperatorLink() }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Desvincular' }));
    const warning = within(await screen.findByRole('dialog', { name: 'Desvincular a operadora?' }));
    expect(warning.getByRole('link', { name: /Cancelar e criar uma senha/ })).toBeTruthy();
    expect(readers.reader?.operatorLink?.isActive).toBe(true);
    await userEvent.click(warning.getByRole('button', { name: 'Desvincular' }));
    expect(await screen.findByRole('link', { name: 'Vincular à Claro', hidden: true })).toBeTruthy();
    expect(readers.reader?.operatorLink?.isActive).toBe(false);
    expect(notifications.all.map(({ code }) => code)).toEqual(['OPERATOR_UNLINKED']);
  });

  it('says that the email is not confirmed, and sends the message again', async () => {
    const { accounts } = await show({ user: buildUser({ hasVerifiedEmail: false }) });
    expect(screen.getByText('Este e-mail ainda não foi confirmado.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar a mensagem de novo' }));
    expect(accounts.accountStore.emails).toHaveLength(1);
    expect(screen.getByText(/^Mensagem enviada/)).toBeTruthy();
  });

  it('shows no warning for a confirmed email', async () => {
    await show();
    expect(screen.queryByText('Este e-mail ainda não foi confirmado.')).toBeNull();
  });

  it('does not unlink before the email is confirmed, and says why', async () => {
    await show({
      user: buildUser({ hasVerifiedEmail: false }),
      reader: buildReader({ operatorLink: buildOperatorLink() }),
    });
    expect(screen.getByText(/confirme o seu e-mail antes de desvincular/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desvincular' })).toBeNull();
  });

  it('explains to a guided account why it cannot unlink, and offers no link', async () => {
    await show({ reader: buildReader({ guardianId: 'bia', operatorLink: buildOperatorLink() }) });
    expect(screen.getByText('Só o responsável pela conta pode mudar isso.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desvincular' })).toBeNull();
    cleanup();
    await show({ reader: buildReader({ guardianId: 'bia' }) });
    expect(screen.queryByText('Operadora')).toBeNull();
  });

  it('signs out', async () => {
    const { session } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(session.current).toBeNull();
  });
});
