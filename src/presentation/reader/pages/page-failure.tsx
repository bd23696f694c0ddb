import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useWhenOnline } from '../../ui/when-online/use-when-online.ts';
import styles from './page-failure.module.css';

interface PageFailureProps {
  /** Counted from 1. */
  readonly page: number;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to load. The reader can still turn pages. */
export function PageFailure({ page, failure, onRetry }: PageFailureProps) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <div className={styles.failure} role="alert">
      <span className={styles.sign}>
        <Icon name="triangle-alert" size={32} />
      </span>
      <p className={styles.title}>{t('reader:pageFailed', { page })}</p>
      <p className={styles.reason}>{failureText(t, failure)}</p>
      <Button variant="outlined" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
