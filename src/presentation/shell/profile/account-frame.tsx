import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './account-frame.module.css';
import { BackLink } from './back-link.tsx';

interface AccountFrameProps {
  readonly title: string;
  /** The link above the title; the account overview by default. */
  readonly back?: { readonly to: string; readonly text: string };
  /** True for content that uses the whole width, such as covers. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The layout of an account screen. */
export function AccountFrame({ title, back, isWide = false, children }: AccountFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame} data-wide={isWide || undefined}>
      <title>{t('common.pageTitle', { title })}</title>
      <BackLink to={back?.to ?? '/account'}>{back?.text ?? t('accountFrame:back')}</BackLink>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

/** Says why the reader of a guided account cannot change anything here. */
export function GuidedNote() {
  const { t } = useTranslation();
  return (
    <p className={styles.guided}>
      <Icon name="lock" />
      {t('accountFrame:guided')}
    </p>
  );
}
