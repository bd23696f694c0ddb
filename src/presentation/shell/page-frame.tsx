import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** The name of the page in the title of the window. */
  readonly pageTitle: string;
  readonly heading: string;
  /** Above the heading. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** The heading and content of a screen of the reader, such as the account or the shelf. */
export function PageFrame({ pageTitle, heading, back, children }: PageFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <title>{t('common.pageTitle', { title: pageTitle })}</title>
      {back}
      <h1 className={styles.title}>{heading}</h1>
      {children}
    </div>
  );
}
