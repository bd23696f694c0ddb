import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import card from '../card-cover/card.module.css';
import { CardCover } from '../card-cover/card-cover.tsx';
import { CardNote } from '../card-cover/card-note.tsx';
import { CoversRendered } from '../card-cover/covers-rendered.ts';
import { ViewerMarks } from '../issue-marks/viewer-marks.tsx';
import { sendCover } from '../motion/travelling-cover.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import { SelectionContext } from '../selection/selection.ts';
import styles from './issue-card.module.css';

interface IssueCardProps {
  readonly issue: Issue;
  /** The target; the issue's page by default. */
  readonly to?: string;
  /** Replaces the issue number. */
  readonly note?: string | undefined;
  /** The part that was read, from 0 to 1. It is decorative, because the note says it. */
  readonly progress?: number;
  /** True on a shelf, where covers are smaller than in a grid. */
  readonly isOnShelf?: boolean;
  readonly isUrgent?: boolean;
}

/** A cover with title, number and offer. Memoised, so that a growing list does not render its cards again. */
export const IssueCard = memo(function IssueCard({
  issue,
  to = `/issue/${issue.slug}`,
  note,
  progress,
  isOnShelf = false,
  isUrgent = false,
}: IssueCardProps) {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const { content, number, parentalRating } = issue;
  const open = ({ currentTarget }: { currentTarget: Element }) => {
    selection.selectIssue(issue);
    sendCover(currentTarget);
  };
  return (
    <ScreenLink to={to} className={card.card} onClick={open} viewTransition>
      <span className={card.title}>{content.title}</span>
      <CardNote
        text={note ?? (number === null ? '' : t('common.edition', { number }))}
        rating={parentalRating}
      />
      <CardMarks issue={issue} />
      <CardCover
        cover={content.cover}
        rating={parentalRating}
        issueId={issue.id}
        isOnShelf={isOnShelf}
        isUrgent={isUrgent}
        hasHighPriority={!isOnShelf}
      >
        {progress !== undefined && (
          <span className={styles.progress}>
            <ProgressBar value={progress} size="thin" />
          </span>
        )}
      </CardCover>
    </ScreenLink>
  );
});

/** Their space is reserved for cards far from the visible area too. */
const CardMarks = ({ issue }: { issue: Issue }) => (
  <span className={styles.marks}>{useContext(CoversRendered) && <ViewerMarks issue={issue} />}</span>
);
