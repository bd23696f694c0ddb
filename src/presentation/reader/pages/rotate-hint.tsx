import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './rotate-hint.module.css';

/** Shown on an upright phone, because a wide page is larger if the phone is rotated. */
export function RotateHint({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const close = ({ currentTarget }: { currentTarget: Element }) => {
    // The button disappears.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <p className={styles.hint} role="status">
      <Icon name="rotate-cw-square" />
      <span>{t('reader:rotate')}</span>
      <button type="button" className={styles.close} aria-label={t('reader:closeHint')} onClick={close}>
        <Icon name="x" />
      </button>
    </p>
  );
}
