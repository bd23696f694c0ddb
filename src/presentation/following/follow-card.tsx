import { useTranslation } from 'react-i18next';
import { type Follow, pathOfFollow } from '../../domain/following/follow.ts';
import { FollowButton } from '../shell/following/follow-button.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import card from '../ui/card-cover/card.module.css';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { FollowPicture } from './follow-picture.tsx';
import styles from './following-page.module.css';

interface FollowCardProps {
  readonly follow: Follow;
  readonly follows: FollowsPresenter;
  readonly isUrgent: boolean;
}

/** What is followed, with its picture and the number of new issues. */
export function FollowCard({ follow, follows, isUrgent }: FollowCardProps) {
  const { t } = useTranslation();
  const { kind, id, name, newIssuesCount } = follow;
  return (
    <>
      <ScreenLink to={pathOfFollow(follow)} className={card.card}>
        <span className={card.title}>{name}</span>
        <span className={card.note}>{t(`following:kinds.${kind}`)}</span>
        <FollowPicture follow={follow} isUrgent={isUrgent}>
          {newIssuesCount > 0 && (
            <span className={styles.new}>
              <Tag variant="ipe">{t('following:newIssues', { count: newIssuesCount })}</Tag>
            </span>
          )}
        </FollowPicture>
      </ScreenLink>
      <FollowButton follows={follows} target={{ kind, id }} name={name} isCompact isFollowedByDefault />
    </>
  );
}
