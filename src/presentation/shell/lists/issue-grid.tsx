import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { IssueCard } from '../../ui/issue-card/issue-card.tsx';
import { useRatingFilter } from '../../ui/rating-gates/use-rating-filter.ts';
import { CardList } from './card-list.tsx';
import { eagerCoverCount } from './eager-cover-count.ts';
import type { EndlessList } from './endless-list.ts';
import styles from './issue-grid.module.css';

interface IssueGridProps {
  readonly issues: EndlessList<Issue>;
  /** Shown if the list has no issues. */
  readonly empty: ReactNode;
  /** Rendered over the corner of a cover, beside its link. */
  readonly cornerOf?: (issue: Issue) => ReactNode;
  /** Replaces the issue number on the card; undefined keeps the number. */
  readonly noteOf?: (issue: Issue) => string | undefined;
  /** Below the last issue. */
  readonly end?: ReactNode;
}

/** A list of issues that grows while it is scrolled. Issues that the reader can never open are left out. */
export const IssueGrid = observer(({ issues, empty, cornerOf, noteOf, end }: IssueGridProps) => {
  const filter = useRatingFilter();
  return (
    <CardList list={issues} empty={empty} end={end} {...filter}>
      {(issue, index) => (
        <li key={issue.id} className={styles.item}>
          {noteOf ? (
            <CardWithNote issue={issue} isUrgent={index < eagerCoverCount} noteOf={noteOf} />
          ) : (
            <IssueCard issue={issue} isUrgent={index < eagerCoverCount} />
          )}
          {cornerOf && <div className={styles.corner}>{cornerOf(issue)}</div>}
        </li>
      )}
    </CardList>
  );
});

interface CardWithNoteProps extends Required<Pick<IssueGridProps, 'noteOf'>> {
  readonly issue: Issue;
  readonly isUrgent: boolean;
}

/** A separate observer, because the list around it is not rendered again. */
const CardWithNote = observer(({ issue, isUrgent, noteOf }: CardWithNoteProps) => (
  <IssueCard issue={issue} isUrgent={isUrgent} note={noteOf(issue)} />
));
