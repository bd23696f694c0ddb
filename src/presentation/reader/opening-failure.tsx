import { useTranslation } from 'react-i18next';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';
import styles from './reader-page.module.css';

/** In place of a comic that did not open: why, and the two ways on. */
export function OpeningFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <div className={styles.message}>
      <title>{t('common.pageTitle', { title: t('reader.openingFailed') })}</title>
      <Notice title={t('reader.openingFailed')} text={failureText(t, failure)} isAlert>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
        <ButtonLink variant="outlined" to="/catalog">
          {t('reader.toCatalog')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
