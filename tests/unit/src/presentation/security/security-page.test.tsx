import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failures } from '../../../../../src/domain/failure.ts';
import { succeeded } from '../../../../../src/domain/result.ts';
import { SecurityPage } from '../../../../../src/presentation/security/security-page.tsx';
import { SecurityPresenter } from '../../../../../src/presentation/security/security-presenter.ts';
import { GuidedSessionContext } from '../../../../../src/presentation/shell/account/guided-session.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { FakeSecondFactor } from '../../../../fakes/account/fake-second-factor.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { buildOpenSession } from '../../../../fakes/session/build-open-session.ts';
import { FakeOpenSessions } from '../../../../fakes/session/fake-open-sessions.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpLayers } from '../set-up-layers.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const phoneSession = buildOpenSession({
  id: 'phone',
  browser: 'Chrome',
  system: 'Android',
  isCurrent: false,
});
const unknownSession = buildOpenSession({ id: 'unknown', browser: null, system: null, isCurrent: false });

async function openPage(
  openSessions = new FakeOpenSessions(buildOpenSession(), phoneSession, unknownSession),
  secondFactor = new FakeSecondFactor(),
  isGuided = false,
) {
  const notifications = new NotificationsPresenter();
  const { confirm, show } = setUpLayers(notifications);
  const presenter = new SecurityPresenter(openSessions, secondFactor, confirm, notifications);
  await show(
    <GuidedSessionContext
      value={{ isGuided, guardianName: 'Lia', isOpenedByGuardian: false, openReturn: () => undefined }}
    >
      <SecurityPage presenter={presenter} />
    </GuidedSessionContext>,
  );
  return { openSessions, notifications };
}
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flushPromises);
};
const confirmDialog = async (name: string) => {
  const dialog = screen.getByRole('dialog');
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`The dialog has no button ${name}.`);
  await userEvent.click(button);
  await act(flushPromises);
};

describe('the operator in SecurityPage', () => {
  it('is shown to all but guided accounts, which cannot change the link', async () => {
    await openPage();
    expect(screen.getByRole('region', { name: 'Operadora' })).toBeTruthy();
    cleanup();
    await openPage(undefined, undefined, true);
    expect(screen.queryByRole('region', { name: 'Operadora' })).toBeNull();
  });
});

it('says nothing about a password and a second step to a guided account, which has neither', async () => {
  await openPage(undefined, undefined, true);
  expect(screen.queryByRole('region', { name: 'Verificação em duas etapas' })).toBeNull();
  expect(screen.queryByText(/senha/)).toBeNull();
  expect(screen.getByText(/avise a pessoa responsável pela sua conta/)).toBeTruthy();
});

describe('the devices in SecurityPage', () => {
  it('are listed with browser, system and times; the current one is marked and has no button', async () => {
    await openPage();
    expect(screen.getByText('Firefox · Linux').textContent).toBe('Firefox · LinuxEste aparelho');
    expect(screen.getByText('Chrome · Android')).toBeTruthy();
    expect(screen.getByText('Aparelho desconhecido')).toBeTruthy();
    expect(screen.getAllByText('Último uso em 2 de mar. de 2026, 12:30')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Sair do aparelho/ })).toHaveLength(2);
  });

  it('are signed out one by one after a confirmation', async () => {
    const { openSessions, notifications } = await openPage();
    await press('Sair do aparelho Chrome · Android');
    expect(openSessions.sessions).toHaveLength(3);
    expect(screen.getByRole('dialog', { name: 'Sair do aparelho Chrome · Android?' })).toBeTruthy();
    await confirmDialog('Encerrar sessão');
    expect(openSessions.sessions.map(({ id }) => id)).toEqual(['here', 'unknown']);
    expect(screen.queryByText('Chrome · Android')).toBeNull();
    expect(notifications.all.map(({ type, code }) => [type, code])).toEqual([['SUCCESS', 'SESSION_ENDED']]);
    expect(document.activeElement?.textContent).toBe('Onde você está conectado');
  });

  it('show for which child the reader opened a session, which ends alone', async () => {
    const childSession = buildOpenSession({ ...phoneSession, id: 'child', childName: 'Tico' });
    const { openSessions } = await openPage(
      new FakeOpenSessions(buildOpenSession(), phoneSession, childSession),
    );
    await press('Sair do aparelho Tico · Chrome · Android');
    expect(screen.getByText(/A conta de Tico sai desse aparelho/)).toBeTruthy();
    await confirmDialog('Encerrar sessão');
    expect(openSessions.sessions.map(({ id }) => id)).toEqual(['here', 'phone']);
  });

  it('stay signed in if the reader cancels', async () => {
    const { openSessions } = await openPage();
    await press('Sair de todos os outros');
    await confirmDialog('Cancelar');
    expect(openSessions.sessions).toHaveLength(3);
  });

  it('are all signed out except the current one', async () => {
    const { openSessions, notifications } = await openPage();
    await press('Sair de todos os outros');
    await confirmDialog('Sair de todos os outros');
    expect(openSessions.sessions).toEqual([buildOpenSession()]);
    expect(notifications.all.map(({ code }) => code)).toEqual(['OTHER_SESSIONS_ENDED']);
    expect(document.activeElement?.textContent).toBe('Onde você está conectado');
    expect(screen.getByText('Sua conta não está conectada em nenhum outro aparelho.')).toBeTruthy();
    const page = within(screen.getByRole('region', { name: 'Onde você está conectado' }));
    expect(page.queryByRole('button')).toBeNull();
  });

  it('stay listed if the sign-out fails, and the failure is shown', async () => {
    const { openSessions } = await openPage();
    openSessions.failure = failures.networkConnection;
    await press('Sair do aparelho Chrome · Android');
    await confirmDialog('Encerrar sessão');
    expect(screen.getByText('Chrome · Android')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('are loaded again after a failure', async () => {
    const openSessions = new FakeOpenSessions(buildOpenSession());
    openSessions.failure = failures.networkConnection;
    await openPage(openSessions);
    expect(screen.queryByText(/Firefox/)).toBeNull();
    openSessions.failure = null;
    await press(/de novo|novamente/);
    expect(screen.getByText(/Firefox/)).toBeTruthy();
  });
});

it('SecurityPage explains how to unlink an operator', async () => {
  await openPage();
  const operator = within(screen.getByRole('region', { name: 'Operadora' }));
  expect(operator.getByText(/mesmo depois de uma troca de senha/)).toBeTruthy();
  expect(operator.getByRole('link').getAttribute('href')).toBe('/account');
});

it('SecurityPage links to two-step verification', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Configurar' }).getAttribute('href')).toBe(
    '/account/security/two-factor',
  );
});

describe('two-step verification in SecurityPage', () => {
  const region = () => within(screen.getByRole('region', { name: 'Verificação em duas etapas' }));

  it('is off, and administrators see a hint to turn it on', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.isRequired = true;
    await openPage(undefined, secondFactor);
    expect(region().getByText('Desativada')).toBeTruthy();
    expect(region().getByText(/Para administrar a Banca/)).toBeTruthy();
  });

  it('is off, without a hint for other readers', async () => {
    await openPage();
    expect(region().getByText('Desativada')).toBeTruthy();
    expect(region().queryByText(/Para administrar a Banca/)).toBeNull();
  });

  it('is on', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.isRequired = true;
    secondFactor.loadState = async () => succeeded({ isOn: true, isRequired: true, recoveryCodesLeft: 10 });
    await openPage(undefined, secondFactor);
    expect(region().getByText('Ativada')).toBeTruthy();
    expect(region().queryByText(/Para administrar a Banca/)).toBeNull();
  });

  it('is hidden if it cannot be loaded', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.failure = failures.networkConnection;
    await openPage(undefined, secondFactor);
    expect(region().queryByText(/^(Ativada|Desativada)$/)).toBeNull();
  });
});
