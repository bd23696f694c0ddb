import { useContext } from 'react';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { IssueRow } from '../ui/issue-row/issue-row.tsx';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';

/** Few found issues with their descriptions. Those that the reader can never open are left out. */
export function IssueRows({ issues }: { issues: EndlessList<Issue> }) {
  const gateOf = useContext(RatingGates);
  return (
    <CardList
      list={issues}
      empty={null}
      isRows
      isShown={({ parentalRating }) => gateOf(parentalRating) !== 'blocked'}
    >
      {(issue) => (
        <li key={issue.id}>
          <IssueRow issue={issue} currentPage={null} isUrgent />
        </li>
      )}
    </CardList>
  );
}
