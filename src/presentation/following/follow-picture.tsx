import type { ReactNode } from 'react';
import type { Follow } from '../../domain/following/follow.ts';
import { CardCover } from '../ui/card-cover/card-cover.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { Monogram } from '../ui/monogram/monogram.tsx';
import styles from './following-page.module.css';

interface FollowPictureProps {
  readonly follow: Follow;
  readonly isUrgent: boolean;
  /** Shown at the bottom of the picture. */
  readonly children: ReactNode;
}

/**
 * Shows a series by a cover, a publisher by its logo and a creator by initials. One issue of a publisher or creator says
 * little about them, and may be one that the viewer may not see.
 */
export function FollowPicture({ follow, isUrgent, children }: FollowPictureProps) {
  const { kind, name, newestIssue } = follow;
  if (kind === 'series')
    return (
      <CardCover
        cover={newestIssue.content.cover}
        rating={newestIssue.parentalRating}
        isOnShelf={false}
        isUrgent={isUrgent}
      >
        {children}
      </CardCover>
    );
  const logo = kind === 'publisher' ? newestIssue.publisher.picture : null;
  return (
    <span className={styles.picture}>
      <span className={styles.circle}>
        {logo ? (
          <ComicImage picture={logo} alt="" sizes="160px" isUrgent={isUrgent} />
        ) : (
          <Monogram name={name} />
        )}
      </span>
      {children}
    </span>
  );
}
