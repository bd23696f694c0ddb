import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Follow, pathOfFollow } from '../../domain/following/follow.ts';
import { formatDate } from '../i18n/format-date.ts';
import { FollowButton } from '../shell/following/follow-button.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { RatingGateContext } from '../ui/rating-gates/rating-gates.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { FollowPicture } from './follow-picture.tsx';
import styles from './following-page.module.css';

interface FollowRowProps {
  readonly follow: Follow;
  readonly follows: FollowsPresenter;
}

/**
 * What is followed: its picture, its newest issue unless it is locked for the viewer, the number of new ones and a button
 * to stop following it.
 */
export const FollowRow = observer(function FollowRow({ follow, follows }: FollowRowProps) {
  const { gateOf } = useContext(RatingGateContext);
  const { t, i18n } = useTranslation();
  const { kind, id, name, newIssuesCount, newestIssue } = follow;
  const { number, publishedAt, content, parentalRating } = newestIssue;
  // The title of an issue begins with that of its series.
  const newest = kind === 'series' && number !== null ? t('common.edition', { number }) : content.title;
  return (
    <li className={styles.row}>
      <ScreenLink to={pathOfFollow(follow)} className={styles.target ?? ''}>
        <FollowPicture follow={follow} />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          {gateOf(parentalRating, newestIssue.id) !== 'blocked' && (
            <span className={styles.newest}>
              <span>{newest}</span>{' '}
              <time dateTime={publishedAt}>
                {formatDate(new Date(publishedAt), 'day-month-year', i18n.language)}
              </time>
            </span>
          )}
          {newIssuesCount > 0 && (
            <span>
              <Tag variant="ipe">{t('following:newIssues', { count: newIssuesCount })}</Tag>
            </span>
          )}
        </span>
      </ScreenLink>
      <FollowButton follows={follows} target={{ kind, id }} name={name} isCompact isFollowedByDefault />
    </li>
  );
});
