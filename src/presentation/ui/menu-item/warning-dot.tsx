import { useTranslation } from 'react-i18next';
import styles from './warning-dot.module.css';

/** Marks what needs the reader's attention, with a text for screen readers. */
export function WarningDot() {
  const { t } = useTranslation();
  return (
    <span className={styles.dot}>
      <span className="visually-hidden"> {t('ui.needsAttention')}</span>
    </span>
  );
}
