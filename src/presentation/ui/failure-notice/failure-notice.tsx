import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

/** What went wrong in place of what should have come, with the way to ask again. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice text={failureText(t, failure)} isAlert>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </Notice>
  );
}
