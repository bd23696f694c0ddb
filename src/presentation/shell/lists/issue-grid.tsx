import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { IssueCard } from '../../ui/issue-card/issue-card.tsx';
import { CardList } from './card-list.tsx';
import type { EndlessList } from './endless-list.ts';
import styles from './issue-grid.module.css';

interface IssueGridProps {
  readonly issues: EndlessList<Issue>;
  /** In place of a list without issues. */
  readonly empty: ReactNode;
  /** What stands over the corner of an issue's cover, beside its link. */
  readonly beside?: (issue: Issue) => ReactNode;
  /** In place of its number; undefined: the number stays. */
  readonly noteOf?: (issue: Issue) => string | undefined;
  /** Below the last issue. */
  readonly end?: ReactNode;
  /** True where it stands below what matters more on its screen: none of its covers is asked for before others. */
  readonly isBelow?: boolean;
}

/** As many covers as a first screen may show: they are asked for at once. */
const firstScreen = 6;

/** A list of issues that grows while it is scrolled. */
export function IssueGrid({ issues, empty, beside, noteOf, end, isBelow = false }: IssueGridProps) {
  const urgent = isBelow ? 0 : firstScreen;
  return (
    <CardList list={issues} empty={empty} end={end}>
      {(issue, place) => (
        <li key={issue.id} className={styles.item}>
          {noteOf ? (
            <NotedCard issue={issue} isUrgent={place < urgent} noteOf={noteOf} />
          ) : (
            <IssueCard issue={issue} isUrgent={place < urgent} />
          )}
          {beside && <div className={styles.beside}>{beside(issue)}</div>}
        </li>
      )}
    </CardList>
  );
}

interface NotedCardProps extends Required<Pick<IssueGridProps, 'noteOf'>> {
  readonly issue: Issue;
  readonly isUrgent: boolean;
}

/** Follows its note, as the list around it is not drawn anew. */
const NotedCard = observer(({ issue, isUrgent, noteOf }: NotedCardProps) => (
  <IssueCard issue={issue} isUrgent={isUrgent} note={noteOf(issue)} />
));
