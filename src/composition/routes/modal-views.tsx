import type { Container } from 'inversify';
import type { ModalViews } from '../../presentation/shell/modals/modals.ts';
import { tokens } from '../tokens.ts';

/** What draws each modal; its code comes when the first of its name is opened. */
export function modalViews(container: Container): ModalViews {
  return {
    CONFIRM: async () => {
      const { ConfirmModal } = await import(
        /* webpackChunkName: 'confirm' */ '../../presentation/shell/modals/confirm-modal.tsx'
      );
      return (props) => <ConfirmModal {...props} presenter={container.get(tokens.confirm)} />;
    },
    CONFIRM_PASSWORD: async () => {
      const { confirmPassword } = await import(
        /* webpackChunkName: 'confirm-password' */ '../parts/confirm-password.ts'
      );
      container.get(tokens.bringTexts)(confirmPassword.texts);
      return confirmPassword.View;
    },
    ADD_CREDIT_CARD: async () => {
      const [{ addCard }, { AddCardModal }] = await Promise.all([
        import(/* webpackChunkName: 'add-card' */ '../parts/add-card.ts'),
        import(/* webpackChunkName: 'add-card' */ '../../presentation/checkout/cards/add-card-modal.tsx'),
      ]);
      const { presenter } = container.get(tokens.parts).bring(addCard);
      return (props) => <AddCardModal {...props} presenter={presenter} />;
    },
    REACTIVATION: async () => {
      const { ReactivationModal } = await import(
        /* webpackChunkName: 'reactivation-modals' */ '../../presentation/shell/provider-bond/reactivation-modal.tsx'
      );
      return (props) => <ReactivationModal {...props} presenter={container.get(tokens.reactivation)} />;
    },
    UNLINK_OPERATOR: async () => {
      const { UnlinkModal } = await import(
        /* webpackChunkName: 'reactivation-modals' */ '../../presentation/shell/provider-bond/unlink-modal.tsx'
      );
      return (props) => <UnlinkModal {...props} presenter={container.get(tokens.reactivation)} />;
    },
  };
}
