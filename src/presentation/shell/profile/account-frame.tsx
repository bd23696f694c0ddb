import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  readonly title: string;
  /** One step back: the overview of the account where nothing is said. */
  readonly back?: { readonly to: string; readonly text: string };
  /** True for what uses the whole width, such as covers. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A screen of somebody's account, with the way back. */
export function AccountFrame({ title, back, isWide = false, children }: AccountFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame} data-wide={isWide || undefined}>
      <title>{t('common.pageTitle', { title })}</title>
      <ScreenLink to={back?.to ?? '/account'} className={styles.back ?? ''}>
        <Icon name="arrow-left" />
        {back?.text ?? t('accountFrame:back')}
      </ScreenLink>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

/** Why a guided account only looks at it here. */
export function GuidedNote() {
  const { t } = useTranslation();
  return (
    <p className={styles.guided}>
      <Icon name="lock" />
      {t('accountFrame:guided')}
    </p>
  );
}
