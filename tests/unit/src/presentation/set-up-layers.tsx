import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ReceiptModal } from '../../../../src/presentation/checkout/payment-history/receipt-modal.tsx';
import { Layers } from '../../../../src/presentation/shell/layers.tsx';
import { ConfirmModal } from '../../../../src/presentation/shell/modals/confirm-modal.tsx';
import { ConfirmPresenter } from '../../../../src/presentation/shell/modals/confirm-presenter.ts';
import type { ModalViews } from '../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../src/presentation/shell/modals/modals-presenter.ts';
import type { NotificationsPresenter } from '../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ToastLayer } from '../../../../src/presentation/shell/notifications/toast-layer.tsx';
import { ConfirmPasswordModal } from '../../../../src/presentation/shell/password-confirmation/confirm-password-modal.tsx';
import { Lazy } from '../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../../../src/presentation/ui/modal/modal-slot.tsx';
import { flushPromises } from '../../../fakes/flush-promises.ts';

/** Modals and toasts for a screen. Modals that need a presenter of their own are empty, except confirmations. */
export function setUpLayers(notifications: NotificationsPresenter) {
  const modals = new ModalsPresenter();
  const confirm = new ConfirmPresenter(modals);
  const empty = new Lazy(async () => () => null);
  const views: ModalViews = {
    CONFIRM: new Lazy(async () => (props) => <ConfirmModal {...props} presenter={confirm} />),
    CONFIRM_PASSWORD: new Lazy(async () => ConfirmPasswordModal),
    ADD_CREDIT_CARD: empty,
    RECEIPT: new Lazy(async () => ReceiptModal),
    RETURN_TO_GUARDIAN: empty,
    REACTIVATION: empty,
    UNLINK_OPERATOR: empty,
  };
  const toastLayer = new Lazy(async () => ToastLayer);
  const show = async (page: ReactNode, address = '/') => {
    await toastLayer.fetch();
    render(
      <MemoryRouter initialEntries={[address]}>
        <Layers
          modals={modals}
          modalComponents={new Lazy(async () => ({ Slot: ModalSlot, views }))}
          notifications={notifications}
          toastLayer={toastLayer}
        >
          {page}
        </Layers>
      </MemoryRouter>,
    );
    await act(flushPromises);
  };
  return { modals, confirm, show };
}
