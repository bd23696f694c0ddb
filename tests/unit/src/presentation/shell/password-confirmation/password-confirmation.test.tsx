import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../../../../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../../../../src/domain/result.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { PasswordConfirmation } from '../../../../../../src/presentation/shell/password-confirmation/password-confirmation.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpLayers } from '../../set-up-layers.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

/** Starts a change that requires the password 'segredo-1' and then returns `changeOutcome`. */
async function startChange(changeOutcome: Result<string, Failure> = succeeded('changed')) {
  const { modals, show } = setUpLayers(new NotificationsPresenter());
  await show(<button type="button">Salvar</button>);
  screen.getByRole('button', { name: 'Salvar' }).focus();
  const passwords: (string | undefined)[] = [];
  const outcome = new PasswordConfirmation(modals).run('ana', async (password) => {
    passwords.push(password);
    if (password === 'segredo-1') return changeOutcome;
    return failed(serviceFailure(password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD'));
  });
  await act(flushPromises);
  return { modals, passwords, outcome };
}
const field = () => screen.getByLabelText<HTMLInputElement>('Sua senha', { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a change that requires the password', () => {
  it('asks for it in a dialog with a focused field, and repeats the change with it', async () => {
    const { passwords, outcome } = await startChange();
    expect(screen.getByRole('dialog', { name: 'Confirme que é você' })).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().autocomplete).toBe('current-password');
    await userEvent.type(field(), 'segredo-1{Enter}');
    expect(await outcome).toEqual(succeeded('changed'));
    expect(passwords).toEqual([undefined, 'segredo-1']);
  });

  it('shows an error at the field if the password is wrong, keeps the value, and accepts another password', async () => {
    const { outcome } = await startChange();
    await userEvent.type(field(), 'engano-1');
    await press('Confirmar');
    expect(screen.getByText('A senha não confere. Tente de novo.')).toBeTruthy();
    expect([field().value, document.activeElement]).toEqual(['engano-1', field()]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'segredo-1{Enter}');
    expect(await outcome).toEqual(succeeded('changed'));
  });

  it('does not repeat the change while the password field is empty', async () => {
    const { passwords } = await startChange();
    await press('Confirmar');
    expect(screen.getByText('Este campo é obrigatório')).toBeTruthy();
    expect(passwords).toEqual([undefined]);
  });

  it.each([
    ['its button', () => press('Cancelar')],
    ['the Escape key', () => userEvent.keyboard('{Escape}')],
  ])('does nothing if it is cancelled by %s', async (_by, cancel) => {
    const { passwords, outcome } = await startChange();
    await cancel();
    expect(await outcome).toBeNull();
    expect(passwords).toEqual([undefined]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar' }));
  });

  it('returns any other failure and closes the dialog', async () => {
    const { modals, outcome } = await startChange(failed(serviceFailure('USER.EXISTING_CPF')));
    await userEvent.type(field(), 'segredo-1{Enter}');
    expect(await outcome).toEqual(failed(serviceFailure('USER.EXISTING_CPF')));
    expect(modals.top).toBeNull();
  });

  it('reports success even if the dialog is closed while the change runs', async () => {
    const { modals } = setUpLayers(new NotificationsPresenter());
    let finish = () => {};
    const outcome = new PasswordConfirmation(modals).run('ana', async (password) => {
      if (password === undefined) return failed(serviceFailure('USER.PASSWORD_REQUIRED'));
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return succeeded('changed');
    });
    await flushPromises();
    const [dialog] = modals.shownModals;
    if (dialog?.name !== 'CONFIRM_PASSWORD') throw new Error('The password dialog is not open.');
    void dialog.payload.onPassword('segredo-1');
    modals.startClosing(dialog.id);
    finish();
    expect(await outcome).toEqual(succeeded('changed'));
  });
});

describe('a change that requires no password', () => {
  it.each([succeeded('changed'), failed(serviceFailure('USER.SIGN_IN_AGAIN'))])(
    'runs once, without a dialog',
    async (changeOutcome) => {
      const { modals } = setUpLayers(new NotificationsPresenter());
      const outcome = await new PasswordConfirmation(modals).run('ana', async () => changeOutcome);
      expect([outcome, modals.shownModals]).toEqual([changeOutcome, []]);
    },
  );
});
