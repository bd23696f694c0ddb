import type { Follow } from '../../domain/following/follow.ts';
import { SmallCover } from '../shell/catalogue/small-cover.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { Monogram } from '../ui/monogram/monogram.tsx';
import styles from './following-page.module.css';

/**
 * Shows a series by a cover, a publisher by its logo and a creator by initials. One issue of a publisher or creator says
 * little about them, and may be one that the viewer may not see.
 */
export function FollowPicture({ follow: { kind, name, newestIssue } }: { readonly follow: Follow }) {
  if (kind === 'series')
    return (
      <SmallCover
        cover={newestIssue.content.cover}
        rating={newestIssue.parentalRating}
        issueId={newestIssue.id}
        size={48}
      />
    );
  const logo = kind === 'publisher' ? newestIssue.publisher.picture : null;
  return (
    <span className={styles.circle}>
      {logo ? <ComicImage picture={logo} alt="" sizes="48px" /> : <Monogram name={name} />}
    </span>
  );
}
