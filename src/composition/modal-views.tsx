import type { Container } from 'inversify';
import type { ModalViews } from '../presentation/shell/modals.ts';
import { tokens } from './tokens.ts';

/** What draws each modal; its code comes when the first of its name is opened. */
export function modalViews(container: Container): ModalViews {
  return {
    CONFIRM: async () => {
      const { ConfirmModal } = await import(
        /* webpackChunkName: 'confirm' */ '../presentation/shell/confirm-modal.tsx'
      );
      return (props) => <ConfirmModal {...props} presenter={container.get(tokens.confirm)} />;
    },
    REACTIVATION: async () => {
      const { ReactivationModal } = await import(
        /* webpackChunkName: 'reactivation' */ '../presentation/shell/reactivation-modal.tsx'
      );
      return (props) => <ReactivationModal {...props} presenter={container.get(tokens.reactivation)} />;
    },
    UNLINK_OPERATOR: async () => {
      const { UnlinkModal } = await import(
        /* webpackChunkName: 'reactivation' */ '../presentation/shell/unlink-modal.tsx'
      );
      return (props) => <UnlinkModal {...props} presenter={container.get(tokens.reactivation)} />;
    },
  };
}
