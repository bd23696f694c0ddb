import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** Where exceptions end: bugs, and screens that could not be fetched. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <Notice title={t('crash.title')} text={t('crash.text')} isAlert>
        <Button onClick={() => window.location.reload()}>{t('crash.action')}</Button>
      </Notice>
    </main>
  );
}
