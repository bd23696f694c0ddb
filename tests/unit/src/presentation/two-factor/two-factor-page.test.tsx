import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Failure } from '../../../../../src/domain/failure.ts';
import { failed, type Result } from '../../../../../src/domain/result.ts';
import { GuidedSessionContext } from '../../../../../src/presentation/shell/account/guided-session.ts';
import { TwoFactorPage } from '../../../../../src/presentation/two-factor/two-factor-page.tsx';
import { TwoFactorPresenter } from '../../../../../src/presentation/two-factor/two-factor-presenter.ts';
import { FakeSecondFactor } from '../../../../fakes/account/fake-second-factor.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { appCode, wrongCode } from '../../../../support/app-code.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

/** A password confirmation. The reader enters `password`, or cancels if `password` is null. */
const buildConfirmation = (password: string | null) => ({
  async run<Value>(_username: string, change: (password?: string) => Promise<Result<Value, Failure>>) {
    const first = await change();
    if (first.ok || first.failure.code !== 'USER.PASSWORD_REQUIRED') return first;
    return password === null ? null : change(password);
  },
});

async function openPage({
  password = null as string | null,
  secondFactor = new FakeSecondFactor(),
  isGuided = false,
} = {}) {
  const { sessionPresenter, notifications, session } = setUpProfile();
  sessionPresenter.start();
  await sessionPresenter.restore();
  const presenter = new TwoFactorPresenter(
    secondFactor,
    sessionPresenter,
    buildConfirmation(password),
    notifications,
  );
  const { element } = setUpRoutes('/account/security/two-factor', [
    {
      path: '*',
      element: (
        <GuidedSessionContext
          value={{ isGuided, guardianName: 'Lia', isOpenedByGuardian: false, openReturn: () => undefined }}
        >
          <TwoFactorPage presenter={presenter} />
        </GuidedSessionContext>
      ),
    },
  ]);
  const { unmount } = await act(async () => render(element));
  return { presenter, secondFactor, session, notifications, unmount };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shownSecret = () => (document.querySelector('code')?.textContent ?? '').replaceAll(' ', '');
const codesTitle = 'Guarde seus códigos de recuperação';
const shownCodes = () =>
  within(screen.getByRole('list', { name: codesTitle }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

async function turnOn() {
  await press('Ativar');
  const secret = shownSecret();
  enter('Código do aplicativo', appCode(secret));
  await press('Confirmar e ativar');
  return secret;
}

describe('TwoFactorPage', () => {
  it('offers a guided account no setup, and says who takes care of it', async () => {
    await openPage({ isGuided: true });
    expect(screen.getByText(/Lia/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ativar' })).toBeNull();
  });

  it('turns two-step verification on with the first code, and shows the recovery codes once', async () => {
    await openPage();
    await press('Ativar');
    enter('Código do aplicativo', wrongCode(shownSecret()));
    await press('Confirmar e ativar');
    expect(screen.getByText(/O código não confere/)).toBeTruthy();
    enter('Código do aplicativo', appCode(shownSecret()));
    await press('Confirmar e ativar');
    expect(shownCodes()).toHaveLength(10);
    expect(document.activeElement?.textContent).toBe('Guarde seus códigos de recuperação');
    await press('Já guardei os códigos');
    expect(document.activeElement?.textContent).toBe('A verificação em duas etapas está ativa.');
    expect(screen.getByText('Restam 10 códigos de recuperação.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: codesTitle })).toBeNull();
  });

  it('clears the secret and the recovery codes when the screen is left', async () => {
    const { presenter, unmount } = await openPage();
    await turnOn();
    expect(presenter.recoveryCodes).not.toBeNull();
    unmount();
    expect([presenter.setup, presenter.recoveryCodes]).toEqual([null, null]);
  });

  it('ignores a response that arrives after the screen was left', async () => {
    const { presenter } = await openPage();
    const begun = presenter.beginSetup();
    presenter.leave();
    await begun;
    expect(presenter.setup).toBeNull();
  });

  it('turns two-step verification off with a recovery code', async () => {
    const { notifications } = await openPage();
    await turnOn();
    const [first = ''] = shownCodes();
    await press('Já guardei os códigos');
    await press('Desativar');
    await press('Usar um código de recuperação');
    expect(document.activeElement).toBe(screen.getByLabelText('Código de recuperação'));
    enter('Código de recuperação', first);
    await press('Desativar');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ativar' }));
    expect(notifications.all.map(({ type, code }) => [type, code])).toEqual([
      ['SUCCESS', 'SECOND_FACTOR_TURNED_OFF'],
    ]);
  });

  it('replaces the recovery codes', async () => {
    await openPage();
    const secret = await turnOn();
    const before = shownCodes();
    await press('Já guardei os códigos');
    await press('Criar novos códigos');
    enter('Código do aplicativo', appCode(secret, 1));
    await press('Criar novos códigos');
    expect(shownCodes()).toHaveLength(10);
    expect(shownCodes()).not.toEqual(before);
  });

  it('moves the focus to an opened step, and back to its button', async () => {
    await openPage();
    expect(document.activeElement).toBe(document.body);
    await press('Ativar');
    await press('Cancelar');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ativar' }));
    await turnOn();
    await press('Já guardei os códigos');
    for (const name of ['Criar novos códigos', 'Desativar']) {
      await press(name);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
      await press('Cancelar');
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    }
  });

  it('shows the recovery codes in lines if they must be copied by hand', async () => {
    await openPage();
    await turnOn();
    const codes = shownCodes();
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    await press('Copiar os códigos');
    const field = screen.getByLabelText('Copie daqui:') as HTMLTextAreaElement;
    expect(field.value).toBe(codes.join('\n'));
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('asks for the password if it is required', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.requiredPassword = 'segredo';
    await openPage({ password: 'segredo', secondFactor });
    await press('Ativar');
    expect(screen.getByRole('img', { name: /Código QR/ })).toBeTruthy();
  });

  it('changes nothing if the reader cancels', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.requiredPassword = 'segredo';
    await openPage({ secondFactor });
    await press('Ativar');
    expect(screen.getByRole('button', { name: 'Ativar' })).toBeTruthy();
  });

  it('lets an account without a password sign in again', async () => {
    const { secondFactor, session } = await openPage();
    secondFactor.begin = () => Promise.resolve(failed(serviceFailure('USER.SIGN_IN_AGAIN')));
    await press('Ativar');
    await press('Entrar de novo');
    expect(session.current).toBeNull();
  });

  it('says that administrators need two-step verification', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.isRequired = true;
    await openPage({ secondFactor });
    expect(screen.getByText(/Para administrar a Banca/)).toBeTruthy();
  });

  it('retries after a failed request', async () => {
    const secondFactor = new FakeSecondFactor();
    secondFactor.failure = serviceFailure('0001002');
    await openPage({ secondFactor });
    secondFactor.failure = null;
    await press('Tentar de novo');
    expect(screen.getByRole('button', { name: 'Ativar' })).toBeTruthy();
  });
});
