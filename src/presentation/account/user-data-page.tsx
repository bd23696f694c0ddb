import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon/icon.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './user-data-page.module.css';
import type { UserDataPresenter } from './user-data-presenter.ts';

/** What an account says of its owner, to be changed. */
export const UserDataPage = observer(({ presenter }: { presenter: UserDataPresenter }) => {
  const { t } = useTranslation();
  const { owner, profile, phone, password } = presenter;
  useEffect(() => presenter.start(), [presenter]);

  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title: t('account.data') })}</title>
      <ScreenLink to="/account" className={styles.back ?? ''}>
        <Icon name="arrow-left" />
        {t('account.back')}
      </ScreenLink>
      <h1 className={styles.title}>{t('account.data')}</h1>
      {owner.isKnown && owner.user ? (
        <>
          <ProfileSection presenter={profile} />
          <PhoneSection presenter={phone} />
          <PasswordSection presenter={password} username={owner.user.username} />
        </>
      ) : (
        <SkeletonLines count={8} />
      )}
    </div>
  );
});
