import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyPage } from '../../../../../../src/presentation/account/privacy/privacy-page.tsx';
import { GuidedSessionContext } from '../../../../../../src/presentation/shell/account/guided-session.ts';
import type { OpenedModal } from '../../../../../../src/presentation/shell/modals/modals.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpPrivacy } from './set-up-privacy.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(options: Parameters<typeof setUpPrivacy>[0] = {}) {
  const setup = await setUpPrivacy(options);
  render(
    <MemoryRouter>
      <PrivacyPage presenter={setup.presenter} />
    </MemoryRouter>,
  );
  return setup;
}

describe('PrivacyPage', () => {
  it('lists what a deletion costs: the plan, the credits and the purchases', async () => {
    await show({
      user: buildUser({ balance: 1250 }),
      reader: buildReader({
        subscription: buildSubscription({ expiresAt: '2099-01-31T15:00:00Z' }),
        scheduledSubscription: buildSubscription({ id: 'next', startsAt: '2099-01-31T15:00:00Z' }),
      }),
    });
    const consequences = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(consequences.some((text) => text.includes('pago até 31/01/2099'))).toBe(true);
    expect(consequences).toContain('Você perde o plano Banca Livre, que começa em 31/01/2099.');
    expect(consequences.some((text) => text.startsWith('Você perde R$\u00a012,50 em créditos.'))).toBe(true);
    expect(consequences).toContain('Você perde as edições que comprou ou alugou.');
  });

  it('asks to accept the loss of the credits by their amount', async () => {
    const { modals } = await show({ user: buildUser({ balance: 1250 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Excluir minha conta' }));
    const { payload } = modals.top as OpenedModal<'CONFIRM'>;
    expect(payload.confirm).toBe('Excluir e perder R$\u00a012,50');
    expect(payload.message).toContain('Você também perde de vez os R$\u00a012,50 em créditos');
  });

  it('leads to the payments that can still be withdrawn', async () => {
    await show();
    const section = screen.getByRole('region', { name: 'Excluir minha conta' });
    const link = within(section).getByRole('link', { name: 'Histórico de pagamentos' });
    expect(link.getAttribute('href')).toBe('/account/general/payment-history');
  });

  it('leaves downloads of a guided account to its guardian', async () => {
    await show({ reader: buildReader({ guardianId: 'bia' }) });
    expect(screen.getByText('A pessoa responsável por esta conta baixa os dados em “Família”.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Baixar/ })).toBeNull();
  });

  it('says that the guardian of a guided account accepts the texts', async () => {
    const { presenter } = await setUpPrivacy({ reader: buildReader({ guardianId: 'bia' }) });
    render(
      <MemoryRouter>
        <GuidedSessionContext
          value={{
            isGuided: true,
            guardianName: 'Bia',
            isOpenedByGuardian: false,
            openReturn: () => undefined,
          }}
        >
          <PrivacyPage presenter={presenter} />
        </GuidedSessionContext>
      </MemoryRouter>,
    );
    expect(await screen.findAllByText(/Quem aceita é a pessoa responsável pela sua conta/)).toHaveLength(2);
    expect(screen.queryByText(/Ainda não aceita/)).toBeNull();
  });

  it('names neither a plan nor credits that the reader does not have', async () => {
    await show();
    expect(screen.queryByText(/em créditos/)).toBeNull();
    expect(screen.queryByText(/^O plano|o plano Banca/)).toBeNull();
  });

  it('offers a new sign-in to an account without a password', async () => {
    const { personalData } = await show();
    personalData.failure = serviceFailure('USER.SIGN_IN_AGAIN');
    await userEvent.click(screen.getByRole('button', { name: 'Baixar documento' }));
    expect(await screen.findByRole('button', { name: 'Entrar de novo' })).toBeTruthy();
  });

  it('shows the date of a scheduled deletion instead of the button', async () => {
    await show({ user: buildUser({ deletionAt: '2026-03-25T15:00:00.000Z' }) });
    expect(screen.getByRole('heading', { name: 'Esta conta será excluída em 25/03/2026' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Excluir minha conta' })).toBeNull();
  });
});
