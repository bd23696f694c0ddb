import { useTranslation } from 'react-i18next';
import styles from './warning-dot.module.css';

/** Beside the words of what needs the reader's attention; it says so to those who do not see it. */
export function WarningDot() {
  const { t } = useTranslation();
  return (
    <span className={styles.dot}>
      <span className="visually-hidden"> {t('ui.needsAttention')}</span>
    </span>
  );
}
