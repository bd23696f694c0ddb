import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button/button.tsx';
import { isChunkLoadError } from '../ui/lazy-loading/is-chunk-load-error.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';

/** Catches exceptions: bugs, and screens whose code could not be loaded. */
export function CrashPage() {
  const { t } = useTranslation();
  const isCodeMissing = isChunkLoadError(useRouteError());
  const reload = () => window.location.reload();
  useWhenOnline(() => isCodeMissing && reload());
  const text = isCodeMissing ? t('crash.unfetched') : t('crash.text');
  return (
    <Notice title={t('crash.title')} text={text} isAlert replacesPage>
      <Button onClick={reload}>{t('crash.action')}</Button>
    </Notice>
  );
}
