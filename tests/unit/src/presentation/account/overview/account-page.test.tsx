import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret } from 'otpauth';
import { MemoryRouter } from 'react-router-dom';
import { ChangeDeletion } from '../../../../../../src/application/account/change-deletion.ts';
import { ChangePreferences } from '../../../../../../src/application/account/change-preferences.ts';
import { UnlinkOperator } from '../../../../../../src/application/operator-link/unlink-operator.ts';
import type { Reader } from '../../../../../../src/domain/account/reader.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { Reading } from '../../../../../../src/domain/reading/reading.ts';
import type { IdentityUser } from '../../../../../../src/domain/session/session.ts';
import { DeletionCancellation } from '../../../../../../src/presentation/account/deletion-cancellation.ts';
import { DeletionNotice } from '../../../../../../src/presentation/account/deletion-notice.tsx';
import { AccountPage } from '../../../../../../src/presentation/account/overview/account-page.tsx';
import { AccountPresenter } from '../../../../../../src/presentation/account/overview/account-presenter.ts';
import { AccountOwner } from '../../../../../../src/presentation/shell/account/account-owner.ts';
import { AuthEmail } from '../../../../../../src/presentation/shell/auth/auth-email.ts';
import { Layers } from '../../../../../../src/presentation/shell/layers.tsx';
import type { ModalViews } from '../../../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { ToastLayer } from '../../../../../../src/presentation/shell/notifications/toast-layer.tsx';
import { ReactivationPresenter } from '../../../../../../src/presentation/shell/operator-link/reactivation-presenter.ts';
import { UnlinkModal } from '../../../../../../src/presentation/shell/operator-link/unlink-modal.tsx';
import { ThemePresenter } from '../../../../../../src/presentation/shell/preferences/theme-presenter.ts';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../../../../../src/presentation/ui/modal/modal-slot.tsx';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { FakeAccountDeletions } from '../../../../../fakes/account/fake-account-deletions.ts';
import { FakeAccountStore } from '../../../../../fakes/account/fake-account-store.ts';
import { FakeAccounts } from '../../../../../fakes/account/fake-accounts.ts';
import { FakeGuardianRequests } from '../../../../../fakes/account/fake-guardian-requests.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildOperatorLink, buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { FakeSecondFactor } from '../../../../../fakes/account/fake-second-factor.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { FakeOperatorLinks } from '../../../../../fakes/operator-link/fake-operator-links.ts';
import { FakeReadings } from '../../../../../fakes/reading/fake-readings.ts';
import { setUpExternalSignIns } from '../../../../../fakes/session/set-up-external-sign-ins.ts';
import { buildManager } from '../../../../../fakes/staff/build-staff.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

interface AccountOptions {
  readonly reader?: Reader;
  readonly user?: IdentityUser;
  readonly reading?: Reading;
}

async function show({ reader = buildReader(), user = buildUser(), reading }: AccountOptions = {}) {
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
  const { operator: operatorSignIn } = setUpExternalSignIns();
  const accountStore = new FakeAccountStore();
  accountStore.addUser(user, null);
  const accounts = new FakeAccounts(accountStore);
  const confirmationEmail = new AuthEmail(
    (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
    new FakeClock(),
    notifications,
  );
  const language = buildLanguagePresenter();
  const readings = new FakeReadings();
  if (reading) readings.readings = [reading];
  const secondFactor = new FakeSecondFactor(accountStore);
  const guardianRequests = new FakeGuardianRequests();
  const deletion = new DeletionCancellation(
    owner,
    new ChangeDeletion(new FakeAccountDeletions(() => setup.identityUsers.users), session, setup.users),
    notifications,
  );
  const deletionNotice = new Lazy(async () => ({ presenter: deletion, View: DeletionNotice }));
  const presenter = new AccountPresenter({
    owner,
    readings,
    secondFactor,
    clock: new FakeClock(),
    language,
    theme,
    operatorLink,
    operatorSignIn,
    confirmationEmail,
    deletionNotice,
    guardianRequests,
  });
  await act(() => presenter.loadOfferedOperators());
  presenter.fetch();
  const unused = new Lazy(() => Promise.reject(new Error('This modal is not used here.')));
  const views: ModalViews = {
    CONFIRM: unused,
    CONFIRM_PASSWORD: unused,
    ADD_CREDIT_CARD: unused,
    RECEIPT: unused,
    RETURN_TO_GUARDIAN: unused,
    REACTIVATION: unused,
    UNLINK_OPERATOR: new Lazy(async () => (props) => <UnlinkModal {...props} presenter={operatorLink} />),
  };
  const toastLayer = new Lazy(async () => ToastLayer);
  await toastLayer.fetch();
  render(
    <MemoryRouter>
      <Layers
        modals={modals}
        modalComponents={new Lazy(async () => ({ Slot: ModalSlot, views }))}
        notifications={notifications}
        toastLayer={toastLayer}
      >
        <AccountPage presenter={presenter} />
      </Layers>
    </MemoryRouter>,
  );
  await act(flushPromises);
  return { ...setup, modals, accounts, accountStore, readings, presenter };
}

describe('AccountPage', () => {
  it('shows a scheduled deletion, which the reader can cancel', async () => {
    const { sessionPresenter } = await show({
      user: buildUser({ deletionAt: '2026-03-25T15:00:00.000Z' }),
    });
    expect(screen.getByRole('heading', { name: 'Esta conta será excluída em 25/03/2026' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar exclusão' }));
    expect(screen.queryByRole('heading', { name: /será excluída/ })).toBeNull();
    expect(sessionPresenter.user?.deletionAt).toBeNull();
  });

  it('shows the reader and the year of joining', async () => {
    await show();
    expect(screen.getByText('@ana.reis')).toBeTruthy();
    expect(screen.getByText('ana@banca.example')).toBeTruthy();
    expect(screen.getByText(/^Na Banca desde jan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Meus dados./ }).getAttribute('href')).toBe(
      '/account/general/user-data',
    );
  });

  it('shows the cover of a reader who has one, in a place of fixed size', async () => {
    const cover = () => document.querySelector('img[src="/api/identity/picture/abc"]');
    await show();
    expect(cover()).toBeNull();
    cleanup();
    await show({ user: buildUser({ cover: '/api/identity/picture/abc' }) });
    expect([cover()?.getAttribute('width'), cover()?.getAttribute('alt')]).toEqual(['1600', '']);
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

  it('says what is lost without a confirmed email, and offers to unlink', async () => {
    await show({
      user: buildUser({ hasVerifiedEmail: false }),
      reader: buildReader({ operatorLink: buildOperatorLink() }),
    });
    expect(screen.getByText(/Confirme o seu e-mail antes de desvincular/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Desvincular' })).toBeTruthy();
  });

  it('explains to a guided account why it cannot unlink, and offers no link', async () => {
    await show({ reader: buildReader({ guardianId: 'bia', operatorLink: buildOperatorLink() }) });
    expect(screen.getByText('Só a pessoa responsável por esta conta pode mudar isso.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desvincular' })).toBeNull();
    cleanup();
    await show({ reader: buildReader({ guardianId: 'bia' }) });
    expect(screen.queryByText('Operadora')).toBeNull();
  });

  it('shows the issue that was read last, and continues it', async () => {
    const issue = buildIssue();
    const readAt = '2026-02-28T12:00:00.000Z';
    await show({ reading: { issue, page: 4, pagesCount: 10, readAt, finishedAt: null } });
    const section = within(screen.getByRole('region', { name: 'Continue lendo' }));
    expect(section.getByText('Página 5 de 10')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Continuar Nanquim' }).getAttribute('href')).toBe(
      `/reader/${issue.id}`,
    );
  });

  it('links to the catalogue if nothing was started', async () => {
    await show();
    const section = within(screen.getByRole('region', { name: 'Continue lendo' }));
    expect(section.getByRole('link', { name: 'Escolher um quadrinho' }).getAttribute('href')).toBe(
      '/catalog',
    );
  });

  it('offers a retry if the last reading does not load', async () => {
    const { readings, presenter } = await show();
    presenter.lastReading.reset();
    readings.failure = failures.networkConnection;
    await act(() => presenter.loadLastReading());
    readings.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByRole('link', { name: 'Escolher um quadrinho' })).toBeTruthy();
  });

  it.each([
    ['the next payment', { hasAutoRenewal: true }, 'Próximo pagamento em 10 de mar. de 2026'],
    ['the end', { hasAutoRenewal: false }, 'Vale até 10 de mar. de 2026'],
    ['that it does not end', { hasAutoRenewal: false, expiresAt: null }, 'Sem data para terminar'],
  ])('shows the plan with %s', async (_what, overrides, text) => {
    const expiresAt = '2026-03-10T12:00:00.000Z';
    const subscription = buildSubscription({ expiresAt, ...overrides });
    await show({ reader: buildReader({ subscription }) });
    const card = screen.getByRole('link', { name: /^Meu plano./ });
    expect(card.textContent).toContain(text);
    expect(card.getAttribute('href')).toBe('/account/plan');
  });

  it('shows the free plan and the balance, to which only readers without a guardian add', async () => {
    await show({ user: buildUser({ balance: 1250 }) });
    expect(screen.getByRole('link', { name: /^Meu plano./ }).textContent).toContain('Gratuito');
    const balance = () => screen.getByRole('link', { name: /^Saldo/ });
    expect(balance().textContent).toMatch(/12,50/);
    expect(balance().getAttribute('href')).toBe('/account/payment-methods/balance');
    cleanup();
    await show({ reader: buildReader({ guardianId: 'bia' }) });
    expect(balance().getAttribute('href')).toBe('/account/payment-methods');
    cleanup();
    const subscription = { id: 'plan-of-lia', expiresAt: '2099-01-01T00:00:00.000Z' };
    await show({
      reader: buildReader({
        guardianId: 'bia',
        guardianRights: { subscription, acquisitions: [], allowedIssueIds: [] },
      }),
    });
    expect(screen.getByRole('link', { name: /^Meu plano./ }).textContent).toContain('Plano família');
  });

  it('offers neither plans nor balance in a market where they are not sold', async () => {
    await show({ reader: buildReader({ marketOffers: { plans: false, credits: false } }) });
    const balance = screen.getByRole('link', { name: /^Saldo/ });
    expect(balance.getAttribute('href')).toBe('/account/payment-methods');
    expect(balance.textContent).not.toContain('Adicionar saldo');
    expect(screen.getByRole('link', { name: /^Meu plano./ }).textContent).not.toContain('Com um plano');
  });

  it('links to the sections of the shelf', async () => {
    await show();
    const section = within(screen.getByRole('region', { name: 'Minha estante' }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/shelf/reading',
      '/shelf/bought',
      '/shelf/favourites',
      '/shelf/rented',
      '/shelf/finished',
      '/shelf/history',
      '/shelf/following',
    ]);
  });

  it('shows whether two-step verification is on', async () => {
    const { accountStore, presenter } = await show();
    const security = () => screen.getByRole('link', { name: /^Segurança./ });
    expect(security().textContent).toContain('Duas etapas: desligada');
    accountStore.secondFactors.set('ana', { secret: new Secret(), lastStep: 0, recoveryCodes: [] });
    await act(async () => {
      presenter.fetch();
      await flushPromises();
    });
    expect(security().textContent).toContain('Duas etapas: ligada');
  });

  it('signs out', async () => {
    const { session } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(session.current).toBeNull();
  });
});
