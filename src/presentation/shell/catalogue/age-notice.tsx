import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Replaces a list in which the viewer can open nothing. The catalogue lists what they can open. */
export function AgeNotice() {
  const { t } = useTranslation();
  return (
    <Notice text={t('common.notForYourAge')}>
      <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
    </Notice>
  );
}
