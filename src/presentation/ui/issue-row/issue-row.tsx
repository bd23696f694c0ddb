import { observer } from 'mobx-react-lite';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { CardCover } from '../card-cover/card-cover.tsx';
import { CoversRendered } from '../card-cover/covers-rendered.ts';
import { ViewerMarks } from '../issue-marks/viewer-marks.tsx';
import { sendCover } from '../motion/travelling-cover.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { RatingBadge } from '../rating-badge/rating-badge.tsx';
import { RatingGateContext } from '../rating-gates/rating-gates.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import { SelectionContext } from '../selection/selection.ts';
import styles from './issue-row.module.css';

interface IssueRowProps {
  readonly issue: Issue;
  /** The page where the reader stopped, counted from 0. null if the issue was not started or is finished. */
  readonly currentPage: number | null;
  readonly isUrgent?: boolean;
  /** Beside the number. */
  readonly note?: string | undefined;
}

/**
 * An issue of a series in one row: its number, title, description and offer beside a small cover. Memoised like a card.
 */
export const IssueRow = memo(function IssueRow({
  issue,
  currentPage,
  isUrgent = false,
  note,
}: IssueRowProps) {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const { id, content, number, parentalRating, pagesCount } = issue;
  const open = ({ currentTarget }: { currentTarget: Element }) => {
    selection.selectIssue(issue);
    sendCover(currentTarget);
  };
  return (
    <ScreenLink to={`/issue/${issue.slug}`} className={styles.row} onClick={open} viewTransition>
      <span className={styles.cover}>
        <CardCover cover={content.cover} rating={parentalRating} issueId={id} isOnShelf isUrgent={isUrgent} />
      </span>
      <span className={styles.texts}>
        <span className={styles.number}>
          {[...(number === null ? [] : [t('common.edition', { number })]), ...(note ? [note] : [])].join(
            ' · ',
          )}
          <RatingBadge rating={parentalRating} size="small" />
        </span>
        <span className={styles.title}>{content.title}</span>
        <RowDescription issue={issue} />
        <RowMarks issue={issue} />
        {currentPage !== null && (
          <span className={styles.progress}>
            <ProgressBar value={currentPage + 1} total={pagesCount} size="thin" />
            <span>{t('ui.pageOf', { page: currentPage + 1, count: pagesCount })}</span>
          </span>
        )}
      </span>
    </ScreenLink>
  );
});

/** Their space is reserved for rows far from the visible area too. */
const RowMarks = ({ issue }: { issue: Issue }) => (
  <span className={styles.marks}>{useContext(CoversRendered) && <ViewerMarks issue={issue} />}</span>
);

/** Hidden with the cover if the viewer may not see the issue. */
const RowDescription = observer(({ issue }: { issue: Issue }) => {
  const { gateOf } = useContext(RatingGateContext);
  return gateOf(issue.parentalRating, issue.id) === 'open' ? (
    <span className={styles.description}>{issue.content.description}</span>
  ) : null;
});
