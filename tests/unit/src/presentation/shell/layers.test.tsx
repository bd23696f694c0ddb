import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { accountSuccesses } from '../../../../../src/domain/account/account-successes.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { Layers } from '../../../../../src/presentation/shell/layers.tsx';
import { ConfirmModal } from '../../../../../src/presentation/shell/modals/confirm-modal.tsx';
import { ConfirmPresenter } from '../../../../../src/presentation/shell/modals/confirm-presenter.ts';
import type { ModalComponents, ModalViews } from '../../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals/modals-presenter.ts';
import type { ToastLayerComponent } from '../../../../../src/presentation/shell/notifications/lazy-toast-layer.tsx';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ToastLayer } from '../../../../../src/presentation/shell/notifications/toast-layer.tsx';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../../../../src/presentation/ui/modal/modal-slot.tsx';
import { chunkLoadError } from '../../../../fakes/chunk-load-error.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => {
  await startI18n('pt-br');
  await loadedToastLayer.fetch();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function Page() {
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Leave
      </button>
      <button type="button" onClick={() => navigate('?s=a')}>
        Stay
      </button>
    </main>
  );
}

const loadedToastLayer = new Lazy<ToastLayerComponent>(async () => ToastLayer);

interface ShowOptions {
  readonly views?: Pick<ModalViews, 'CONFIRM'>;
  readonly modalComponents?: Lazy<ModalComponents>;
  readonly toastLayer?: Lazy<ToastLayerComponent>;
}

function show({ views, modalComponents, toastLayer = loadedToastLayer }: ShowOptions = {}) {
  const notifications = new NotificationsPresenter();
  const modals = new ModalsPresenter();
  const confirm = new ConfirmPresenter(modals);
  const ownViews: Pick<ModalViews, 'CONFIRM'> = {
    CONFIRM: new Lazy(async () => (props) => <ConfirmModal {...props} presenter={confirm} />),
  };
  const unusedView = new Lazy(() => Promise.reject(new Error('Nothing here opens it.')));
  const otherViews = {
    CONFIRM_PASSWORD: unusedView,
    ADD_CREDIT_CARD: unusedView,
    RECEIPT: unusedView,
    RETURN_TO_GUARDIAN: unusedView,
    REACTIVATION: unusedView,
    UNLINK_OPERATOR: unusedView,
  };
  render(
    <MemoryRouter>
      <Layers
        modals={modals}
        modalComponents={
          modalComponents ??
          new Lazy(async () => ({ Slot: ModalSlot, views: { ...otherViews, ...(views ?? ownViews) } }))
        }
        notifications={notifications}
        toastLayer={toastLayer}
      >
        <Page />
      </Layers>
    </MemoryRouter>,
  );
  return { notifications, modals, confirm };
}

const isPageInert = () => screen.getByText('Leave').closest('[inert]') !== null;
const press = (name: string) => act(async () => screen.getByText(name).click());
const question = { title: 'Remover?', message: 'O cartão <b>4242</b> sai.' };

async function askQuestion(confirm: ConfirmPresenter, questionToAsk = question) {
  const answers: Promise<boolean>[] = [];
  await act(async () => void answers.push(confirm.ask(questionToAsk)));
  await passTime(0);
  return { answer: answers[0] };
}

describe('notifications', () => {
  it("are shown in the reader's language: failures as alerts, others as statuses", async () => {
    const { notifications } = show();
    act(() => {
      notifications.showError(failures.networkConnection);
      notifications.showSuccess(accountSuccesses.recoveryLinkSent);
    });
    await passTime(100);
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
    expect(screen.getByRole('status').textContent).toBe('Link de recuperação enviado!');
  });

  it('show their own message if there is no translation', () => {
    const { notifications } = show();
    act(() => {
      notifications.showError({ code: 'SOMETHING.ELSE', message: 'Do servidor.' });
      notifications.showInfo('Aviso.');
    });
    expect(screen.getByText('Do servidor.')).toBeTruthy();
    expect(screen.getByText('Aviso.')).toBeTruthy();
  });

  it('are shown when the code of toasts has loaded', async () => {
    const { notifications } = show({ toastLayer: new Lazy<ToastLayerComponent>(async () => ToastLayer) });
    await act(async () => notifications.showInfo('Aviso.'));
    expect(screen.getByText('Aviso.')).toBeTruthy();
  });

  it('load the code of toasts again when the network returns', async () => {
    let isOnline = false;
    const load = () => (isOnline ? Promise.resolve(ToastLayer) : Promise.reject(chunkLoadError()));
    const { notifications } = show({ toastLayer: new Lazy<ToastLayerComponent>(load) });
    await act(async () => notifications.showInfo('Aviso.'));
    expect(screen.queryByText('Aviso.')).toBeNull();
    isOnline = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Aviso.')).toBeTruthy();
  });

  it('are not shown if they are hidden or have no text', () => {
    const { notifications } = show();
    act(() => {
      notifications.showError({ ...failures.timeout, hide: true });
      notifications.showError({ code: '', message: '' });
    });
    expect(notifications.all).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => notifications.showError(failures.timeout));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('are removed after 5000 ms, when their toast has closed', async () => {
    const { notifications } = show();
    act(() => notifications.showError(failures.timeout));
    await passTime(4999);
    expect(screen.getByRole('alert').closest('[data-leaving]')).toBeNull();
    await passTime(1);
    expect(screen.getByRole('alert').closest('[data-leaving]')).not.toBeNull();
    await passTime(200);
    expect(notifications.all).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('restart their timeout when they are reported again', async () => {
    const { notifications } = show();
    act(() => notifications.showError(failures.timeout));
    await passTime(4000);
    act(() => notifications.showError(failures.timeout));
    await passTime(4999);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await passTime(1);
    await passTime(200);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay if they are reported again while closing', async () => {
    const { notifications } = show();
    act(() => notifications.showError(failures.timeout));
    await passTime(5100);
    act(() => notifications.showError(failures.timeout));
    await passTime(1000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('a modal', () => {
  it('makes the page inert until it starts to close', async () => {
    const { modals, confirm } = show();
    await askQuestion(confirm);
    expect(isPageInert()).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Remover?' })).toBeTruthy();
    act(() => modals.startClosingAll());
    expect(isPageInert()).toBe(false);
    expect(screen.queryByText('Remover?')).not.toBeNull();
    await passTime(400);
    expect(screen.queryByText('Remover?')).toBeNull();
  });

  it.each([
    ['Confirmar', true],
    ['Cancelar', false],
  ])('resolves its question on %s', async (button, isConfirmed) => {
    const { confirm } = show();
    const { answer } = await askQuestion(confirm);
    expect(screen.getByText('4242').localName).toBe('b');
    await press(button);
    expect(await answer).toBe(isConfirmed);
  });

  it('makes the modal below it inert', async () => {
    const { confirm } = show();
    await askQuestion(confirm);
    await askQuestion(confirm, { ...question, title: 'Mesmo?' });
    expect(screen.getByText('Remover?').closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Mesmo?').closest('[inert]')).toBeNull();
  });

  it('closes on navigation, but not when only the query changes', async () => {
    const { confirm } = show();
    const { answer } = await askQuestion(confirm);
    await press('Stay');
    await passTime(400);
    expect(screen.queryByText('Remover?')).not.toBeNull();
    await press('Leave');
    expect(await answer).toBe(false);
    await passTime(400);
    expect(screen.queryByText('Remover?')).toBeNull();
  });

  it('reports a failure and closes if its code fails to load', async () => {
    const { confirm } = show({ views: { CONFIRM: new Lazy(() => Promise.reject(chunkLoadError())) } });
    const { answer } = await askQuestion(confirm);
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
    expect(isPageInert()).toBe(false);
    expect(await answer).toBe(false);
  });

  it('closes on Escape while its components load', async () => {
    const { confirm } = show({ modalComponents: new Lazy<ModalComponents>(() => new Promise(() => {})) });
    const { answer } = await askQuestion(confirm);
    expect(isPageInert()).toBe(true);
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(await answer).toBe(false);
    expect(isPageInert()).toBe(false);
  });

  it('keeps the page inert while the components of modals load, and returns the focus if that fails', async () => {
    let failLoading = () => {};
    const load = () =>
      new Promise<never>((_, reject) => {
        failLoading = () => reject(chunkLoadError());
      });
    const { confirm } = show({ modalComponents: new Lazy<ModalComponents>(load) });
    act(() => screen.getByText('Leave').focus());
    const { answer } = await askQuestion(confirm);
    expect(isPageInert()).toBe(true);
    act(() => screen.getByText('Leave').blur());
    failLoading();
    await passTime(0);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(isPageInert()).toBe(false);
    expect(await answer).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Leave'));
  });
});
