import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followKeyOf } from '../../domain/following/follow.ts';
import { ListFoot } from '../shell/lists/list-foot.tsx';
import { ShelfFrame } from '../shell/shelf/shelf-frame.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { FollowRow } from './follow-row.tsx';
import styles from './following-page.module.css';
import type { FollowingPresenter } from './following-presenter.ts';
import { NoticeSettings } from './notice-settings.tsx';

/** What the reader follows, in groups by kind, and how they hear about it. */
export const FollowingPage = observer(({ presenter }: { presenter: FollowingPresenter }) => {
  const { t } = useTranslation();
  const { list, follows, groups } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  return (
    <ShelfFrame pageTitle={t('following:title')} current="following">
      <section className={styles.section} aria-label={t('following:title')}>
        <div className={styles.rows}>
          <NoticeSettings presenter={presenter} />
        </div>
        {list.isEmpty && (
          <Notice text={t('following:empty')}>
            <ButtonLink to="/catalog">{t('following:explore')}</ButtonLink>
          </Notice>
        )}
        {list.items.length === 0 && list.hasNext && !list.failure && <Placeholder />}
        {groups.map(({ kind, items }) => (
          <section key={kind} className={styles.group} aria-labelledby={`followed-${kind}`}>
            <h2 id={`followed-${kind}`}>{t(`following:kinds.${kind}`)}</h2>
            <ul className={styles.rows}>
              {items.map((follow) => (
                <FollowRow key={followKeyOf(follow)} follow={follow} follows={follows} />
              ))}
            </ul>
          </section>
        ))}
        <ListFoot list={list} />
      </section>
    </ShelfFrame>
  );
});

const placeholderRows = Array.from({ length: 6 }, (_, index) => index);

const Placeholder = () => (
  <div className={styles.rows} aria-hidden="true">
    {placeholderRows.map((index) => (
      <Skeleton key={index} blockSize="90px" />
    ))}
  </div>
);
