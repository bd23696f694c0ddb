import { useTranslation } from 'react-i18next';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { ModalViewProps } from '../../shell/modals/modals.ts';
import { Modal } from '../../ui/modal/modal.tsx';
import { AddCardForm } from './add-card-form.tsx';
import type { AddCardPresenter } from './add-card-presenter.ts';

interface AddCardModalProps extends ModalViewProps<'ADD_CREDIT_CARD'> {
  readonly presenter: AddCardPresenter;
}

/** The ADD_CREDIT_CARD modal. It closes after the card is added. */
export function AddCardModal({ presenter, payload: { purpose, onAdded }, onClose }: AddCardModalProps) {
  const { t } = useTranslation();
  const finish = (card: PaymentCard) => {
    onAdded?.(card);
    onClose();
  };
  return (
    <Modal title={t('addCard:title')} width="wide">
      <AddCardForm presenter={presenter} purpose={purpose} onAdded={finish} />
    </Modal>
  );
}
