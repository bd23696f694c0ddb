import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useWhenOnline } from '../ui/when-online/use-when-online.ts';

/** Where exceptions end: bugs, and screens whose code could not be fetched. */
export function CrashPage() {
  const { t } = useTranslation();
  const isUnfetched = isChunkFailure(useRouteError());
  const reload = () => window.location.reload();
  useWhenOnline(() => isUnfetched && reload());
  const text = isUnfetched ? t('crash.unfetched') : t('crash.text');
  return (
    <Notice title={t('crash.title')} text={text} isAlert replacesPage>
      <Button onClick={reload}>{t('crash.action')}</Button>
    </Notice>
  );
}

/** webpack's name for code that did not come: the network is gone, or a newer version has replaced it. */
const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
