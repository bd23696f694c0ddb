import type { Issue } from '../../domain/catalogue/issue.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { IssueRow } from '../ui/issue-row/issue-row.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';

/** Few found issues with their descriptions. Those that the reader can never open are left out. */
export function IssueRows({ issues }: { issues: EndlessList<Issue> }) {
  return (
    <CardList list={issues} empty={null} isRows isShown={useRatingFilter().isShown}>
      {(issue) => (
        <li key={issue.id}>
          <IssueRow issue={issue} currentPage={null} isUrgent />
        </li>
      )}
    </CardList>
  );
}
