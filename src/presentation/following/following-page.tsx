import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { followKeyOf } from '../../domain/following/follow.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import { eagerCoverCount } from '../shell/lists/eager-cover-count.ts';
import { ShelfFrame } from '../shell/shelf/shelf-frame.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { FollowCard } from './follow-card.tsx';
import styles from './following-page.module.css';
import type { FollowingPresenter } from './following-presenter.ts';

export const FollowingPage = observer(({ presenter }: { presenter: FollowingPresenter }) => {
  const { t } = useTranslation();
  const { list, follows } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  return (
    <ShelfFrame pageTitle={t('following:title')} current="following">
      <section className={styles.section} aria-label={t('following:title')}>
        <Announcements presenter={presenter} />
        <CardList
          list={list}
          empty={
            <Notice text={t('following:empty')}>
              <ButtonLink to="/catalog">{t('following:explore')}</ButtonLink>
            </Notice>
          }
        >
          {(follow, index) => (
            <li key={followKeyOf(follow)} className={styles.item}>
              <FollowCard follow={follow} follows={follows} isUrgent={index < eagerCoverCount} />
            </li>
          )}
        </CardList>
      </section>
    </ShelfFrame>
  );
});

/** Whether the reader gets emails about new issues. */
const Announcements = observer(({ presenter }: { presenter: FollowingPresenter }) => {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const { value, failure } = presenter.announcements;
  const retry = () => {
    // The pressed button disappears, so keep the focus here.
    if (container.current?.contains(document.activeElement)) container.current.focus();
    presenter.loadAnnouncements();
  };
  return (
    <div ref={container} tabIndex={-1}>
      {!value && failure ? (
        <FailureNotice failure={failure} onRetry={retry} />
      ) : (
        <Switch
          label={t('following:emails')}
          hint={t('following:emailsHint')}
          value={value?.email ?? false}
          disabled={value === null}
          onChange={(isOn) => void presenter.setEmails(isOn)}
        />
      )}
    </div>
  );
});
