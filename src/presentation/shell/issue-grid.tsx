import type { ReactNode } from 'react';
import type { Issue } from '../../domain/issue.ts';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { CardList } from './card-list.tsx';
import type { EndlessList } from './endless-list.ts';
import styles from './issue-grid.module.css';

interface IssueGridProps {
  readonly issues: EndlessList<Issue>;
  /** In place of a list without issues. */
  readonly empty: ReactNode;
  /** What stands over the corner of an issue's cover, beside its link. */
  readonly beside?: (issue: Issue) => ReactNode;
  /** Below the last issue. */
  readonly end?: ReactNode;
}

/** As many covers as a first screen may show: they are asked for at once. */
const firstScreen = 6;

/** A list of issues that grows while it is scrolled. */
export function IssueGrid({ issues, empty, beside, end }: IssueGridProps) {
  return (
    <CardList list={issues} empty={empty} end={end}>
      {(issue, place) => (
        <li key={issue.id} className={styles.item}>
          <IssueCard issue={issue} isUrgent={place < firstScreen} />
          {beside && <div className={styles.beside}>{beside(issue)}</div>}
        </li>
      )}
    </CardList>
  );
}
