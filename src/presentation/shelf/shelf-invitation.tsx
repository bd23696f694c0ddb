import { useTranslation } from 'react-i18next';
import { returningTo } from '../../domain/session/return-to.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** Shown to visitors instead of a section. */
export function ShelfInvitation({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation();
  return (
    <Notice text={t('shelf:invitation')}>
      <ButtonLink to={returningTo('/auth/login', returnTo)}>{t('shell.signIn')}</ButtonLink>
      <ButtonLink to={returningTo('/auth/signup', returnTo)} variant="outlined">
        {t('shell.signUp')}
      </ButtonLink>
    </Notice>
  );
}
