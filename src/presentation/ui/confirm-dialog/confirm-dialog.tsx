import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { SafeHtml } from '../safe-html/safe-html.tsx';
import styles from './confirm-dialog.module.css';
import type { ConfirmQuestion } from './confirm-question.ts';

interface ConfirmDialogProps extends ConfirmQuestion {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** A yes-or-no question. The first focus is on the button that changes nothing. */
export function ConfirmDialog({
  title,
  message,
  cancel,
  confirm,
  isDanger = false,
  onAnswer,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const text = useId();
  return (
    <Modal title={title} describedBy={text}>
      <SafeHtml id={text} html={message} />
      <div className={styles.answers}>
        <Button variant="outlined" data-first-focus onClick={() => onAnswer(false)}>
          {cancel ?? t('ui.confirm.cancel')}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {confirm ?? t('ui.confirm.confirm')}
        </Button>
      </div>
    </Modal>
  );
}
