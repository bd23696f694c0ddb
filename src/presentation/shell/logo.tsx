import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './logo.module.css';

/** The wordmark, printed slightly out of register. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to="/" aria-label={t('shell.logo')}>
      <span className={styles.logo}>Banca</span>
    </Link>
  );
}
