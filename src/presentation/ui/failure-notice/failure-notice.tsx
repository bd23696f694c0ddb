import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { useWhenOnline } from '../when-online/use-when-online.ts';

/** What went wrong in place of what should have come, with the way to ask again. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <Notice text={failureText(t, failure)} isAlert>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </Notice>
  );
}
