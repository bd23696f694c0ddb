import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** Shown for unknown addresses. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('common.pageTitle', { title: t('notFound.title') })}</title>
      <Notice title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink to="/">{t('notFound.action')}</ButtonLink>
      </Notice>
    </>
  );
}
