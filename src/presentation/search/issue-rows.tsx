import { observer } from 'mobx-react-lite';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { CardList } from '../shell/lists/card-list.tsx';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { IssueRow } from '../ui/issue-row/issue-row.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';

/** Few found issues with their descriptions. Those that the reader can never open are left out. */
export const IssueRows = observer(({ issues }: { issues: EndlessList<Issue> }) => {
  const filter = useRatingFilter();
  return (
    <CardList list={issues} empty={null} isRows {...filter}>
      {(issue) => (
        <li key={issue.id}>
          <IssueRow issue={issue} currentPage={null} isUrgent />
        </li>
      )}
    </CardList>
  );
});
