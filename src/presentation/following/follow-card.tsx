import { useTranslation } from 'react-i18next';
import { type Follow, pathOfFollow } from '../../domain/following/follow.ts';
import { FollowButton } from '../shell/following/follow-button.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import card from '../ui/card-cover/card.module.css';
import { CardCover } from '../ui/card-cover/card-cover.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import styles from './following-page.module.css';

interface FollowCardProps {
  readonly follow: Follow;
  readonly follows: FollowsPresenter;
  readonly isUrgent: boolean;
}

/** What is followed, shown by the cover of its newest issue and the number of new issues. */
export function FollowCard({ follow, follows, isUrgent }: FollowCardProps) {
  const { t } = useTranslation();
  const { kind, id, name, newIssuesCount, newestIssue } = follow;
  return (
    <>
      <ScreenLink to={pathOfFollow(follow)} className={card.card}>
        <span className={card.title}>{name}</span>
        <span className={card.note}>{t(`following:kinds.${kind}`)}</span>
        <CardCover
          cover={newestIssue.content.cover}
          rating={newestIssue.parentalRating}
          isOnShelf={false}
          isUrgent={isUrgent}
        >
          {newIssuesCount > 0 && (
            <span className={styles.new}>
              <Tag variant="ipe">{t('following:newIssues', { count: newIssuesCount })}</Tag>
            </span>
          )}
        </CardCover>
      </ScreenLink>
      <FollowButton follows={follows} target={{ kind, id }} name={name} isCompact isFollowedByDefault />
    </>
  );
}
