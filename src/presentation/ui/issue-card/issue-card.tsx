import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/issue.ts';
import { ComicImage } from '../comic-image/comic-image.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { RatingBadge } from '../rating-badge/rating-badge.tsx';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import styles from './issue-card.module.css';

interface IssueCardProps {
  readonly issue: Issue;
  /** Where it leads; the issue's page where nothing is said. */
  readonly to?: string;
  /** In place of the number of the issue. */
  readonly note?: string;
  /** How much of it was read, from 0 to 1. It is drawn; the note says it. */
  readonly progress?: number;
  /** True on a shelf, whose covers are smaller than those of a grid. */
  readonly isOnShelf?: boolean;
  readonly isUrgent?: boolean;
}

/**
 * The widths of the columns in slider.module.css and card-grid.module.css; of the narrow shelf 4 px less, so that
 * the screens of most phones, of density 2, take the image of 256 pixels and not half as much again.
 */
const shelfSizes = '(min-width: 1001px) 172px, 128px';
const gridSizes = '(min-width: 1001px) 220px, 45vw';

/** A cover on a shelf, with its title and number. */
export function IssueCard({
  issue,
  to = `/issue/${issue.slug}`,
  note,
  progress,
  isOnShelf = false,
  isUrgent = false,
}: IssueCardProps) {
  const { t } = useTranslation();
  const { content, number, parentalRating } = issue;
  return (
    <ScreenLink to={to} className={styles.card}>
      <span className={styles.cover}>
        <ComicImage
          picture={content.cover}
          alt=""
          sizes={isOnShelf ? shelfSizes : gridSizes}
          isUrgent={isUrgent}
        />
        <span className={styles.rating}>
          <RatingBadge rating={parentalRating} />
        </span>
        {progress !== undefined && (
          <span className={styles.progress}>
            <ProgressBar value={progress} size="thin" />
          </span>
        )}
      </span>
      <span className={styles.title}>{content.title}</span>
      <span className={styles.note}>{note ?? (number === null ? '' : t('common.edition', { number }))}</span>
    </ScreenLink>
  );
}
