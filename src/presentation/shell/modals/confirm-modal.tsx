import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { ConfirmPresenter } from './confirm-presenter.ts';
import type { ModalViewProps } from './modals.ts';

interface ConfirmModalProps extends ModalViewProps<'CONFIRM'> {
  readonly presenter: ConfirmPresenter;
}

/** The modal named CONFIRM. */
export function ConfirmModal({ id, payload, presenter }: ConfirmModalProps) {
  return <ConfirmDialog {...payload} onAnswer={(isConfirmed) => presenter.answer(id, isConfirmed)} />;
}
