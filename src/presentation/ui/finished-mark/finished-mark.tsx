import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import styles from './finished-mark.module.css';

/** Says that the reader has read an issue to its end. */
export function FinishedMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.mark}>
      <Icon name="check" size={14} />
      {t('ui.finished')}
    </span>
  );
}
