import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageFrame } from '../page-frame.tsx';
import styles from './account-frame.module.css';
import { AccountMenu } from './account-menu.tsx';
import { BackLink } from './back-link.tsx';
import { GuidedSessionContext } from './guided-session.ts';

interface AccountFrameProps {
  readonly title: string;
  /** The link above the title. By default it leads to the overview, and is hidden beside the menu. null on the overview. */
  readonly back?: { readonly to: string; readonly text: string } | null;
  /** True for content that uses the whole width, such as covers. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The layout of all account screens. From a width of 1000 px the menu of the account is beside the content. */
export function AccountFrame({ title, back, isWide = false, children }: AccountFrameProps) {
  const { t } = useTranslation();
  const toOverview = (
    <div className={styles.toOverview}>
      <BackLink to="/account">{t('accountFrame:sections.overview')}</BackLink>
    </div>
  );
  return (
    <div className={styles.layout}>
      <div className={styles.menu}>
        <AccountMenu />
      </div>
      <div className={styles.content} data-wide={isWide || undefined}>
        <PageFrame
          pageTitle={title}
          heading={title}
          back={back ? <BackLink to={back.to}>{back.text}</BackLink> : back === undefined && toOverview}
        >
          {children}
        </PageFrame>
      </div>
    </div>
  );
}

/** Says why the reader of a guided account cannot change anything here. */
export const GuidedNote = observer(() => {
  const { t } = useTranslation();
  const { guardianName } = useContext(GuidedSessionContext);
  return (
    <p className={styles.guided}>
      <Icon name="lock" />
      {guardianName === null
        ? t('accountFrame:guidedUnnamed')
        : t('accountFrame:guided', { name: guardianName })}
    </p>
  );
});
