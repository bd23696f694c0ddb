import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';

export const renderCoverItem = (issue: Issue) => <CoverItem key={issue.id} issue={issue} />;

/** Nothing for an issue that the reader can never open, so that a child's shelves are not full of locks. */
const CoverItem = observer(({ issue }: { issue: Issue }) => {
  const gateOf = useContext(RatingGates);
  if (gateOf(issue.parentalRating) === 'blocked') return null;
  return (
    <li>
      <IssueCard issue={issue} isOnShelf />
    </li>
  );
});
