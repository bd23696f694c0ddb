import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './logo.module.css';

export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to="/" className={styles.logo} aria-label={t('shell.logo')}>
      Banca
    </Link>
  );
}
