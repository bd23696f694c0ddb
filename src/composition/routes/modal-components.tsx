import type { Container } from 'inversify';
import { useState } from 'react';
import type { ModalComponents } from '../../presentation/shell/modals/modals.ts';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';
import { ModalSlot } from '../../presentation/ui/modal/modal-slot.tsx';
import { loadFeature } from '../feature.ts';
import { tokens } from '../tokens.ts';
import { loadReactivationModals } from './load-reactivation-modals.ts';

/** The code of each modal is loaded when it is first opened. */
export const modalComponents = (container: Container): ModalComponents => ({
  Slot: ModalSlot,
  views: {
    CONFIRM: new Lazy(async () => {
      const { ConfirmModal } = await import(
        /* webpackChunkName: 'confirm' */ '../../presentation/shell/modals/confirm-modal.tsx'
      );
      return (props) => <ConfirmModal {...props} presenter={container.get(tokens.confirm)} />;
    }),
    CONFIRM_PASSWORD: container.get(tokens.parts).lazyView(async () => {
      const file = await import(/* webpackChunkName: 'confirm-password' */ '../parts/confirm-password.ts');
      return file.confirmPassword;
    }),
    ADD_CREDIT_CARD: new Lazy(async () => {
      const [{ AddCardModal }, addCard] = await Promise.all([
        import(/* webpackChunkName: 'add-card' */ '../../presentation/checkout/cards/add-card-modal.tsx'),
        loadFeature(container, async () => {
          const file = await import(/* webpackChunkName: 'add-card' */ '../parts/add-card.ts');
          return file.addCard;
        }),
      ]);
      return (props) => {
        const [presenter] = useState(() =>
          container.get(tokens.parts).openScope(addCard.scoped).get(addCard.presenter),
        );
        return <AddCardModal {...props} presenter={presenter} />;
      };
    }),
    RECEIPT: container.get(tokens.parts).lazyView(async () => {
      const file = await import(/* webpackChunkName: 'receipt' */ '../parts/receipt.ts');
      return file.receipt;
    }),
    RETURN_TO_GUARDIAN: new Lazy(async () => {
      const { View } = await loadFeature(container, async () => {
        const file = await import(/* webpackChunkName: 'guardian-return' */ '../parts/guardian-return.ts');
        return file.guardianReturn;
      });
      return (props) => {
        const [guardianReturn] = useState(() => container.get(tokens.guardianReturn));
        return <View {...props} guardianReturn={guardianReturn} />;
      };
    }),
    REACTIVATION: new Lazy(async () => {
      const { ReactivationModal } = (await loadReactivationModals(container)).View;
      return (props) => <ReactivationModal {...props} presenter={container.get(tokens.reactivation)} />;
    }),
    UNLINK_OPERATOR: new Lazy(async () => {
      const { UnlinkModal } = (await loadReactivationModals(container)).View;
      return (props) => <UnlinkModal {...props} presenter={container.get(tokens.reactivation)} />;
    }),
  },
});
