import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { useWhenOnline } from '../when-online/use-when-online.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** True if the notice replaces a page, not only a part of one. */
  readonly replacesPage?: boolean;
}

/** Shows a failure in place of the missing content, with a retry button. */
export function FailureNotice({ failure, onRetry, replacesPage = false }: FailureNoticeProps) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <Notice text={failureText(t, failure)} isAlert replacesPage={replacesPage}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </Notice>
  );
}
