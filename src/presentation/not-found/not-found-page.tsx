import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** For an address that leads nowhere. */
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

/** For a place of the shop that has no screen yet. */
export function UpcomingPage() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('common.pageTitle', { title: t('upcoming.title') })}</title>
      <Notice title={t('upcoming.title')} text={t('upcoming.text')}>
        <ButtonLink to="/catalog">{t('upcoming.action')}</ButtonLink>
      </Notice>
    </>
  );
}
