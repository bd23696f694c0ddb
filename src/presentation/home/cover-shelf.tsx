import { useContext } from 'react';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { Shelf, type ShelfProps } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';

interface CoverShelfProps extends Pick<ShelfProps<Issue>, 'title' | 'list' | 'action' | 'isFirst'> {
  /** Replaces the issue number. */
  readonly noteOf?: (issue: Issue) => string | undefined;
}

/** Without issues that the reader can never open, so that a child's shelves are not full of locks. */
export function CoverShelf({ noteOf, ...props }: CoverShelfProps) {
  const gateOf = useContext(RatingGates);
  return (
    <Shelf {...props} isShown={({ parentalRating }) => gateOf(parentalRating) !== 'blocked'}>
      {(issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} isOnShelf note={noteOf?.(issue)} />
        </li>
      )}
    </Shelf>
  );
}
