import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { Shelf, type ShelfProps } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';

/** No more issues are loaded to find some that a child can open. */
const maxLoadedIssues = 60;

interface CoverShelfProps extends Pick<ShelfProps<Issue>, 'title' | 'list' | 'action' | 'isFirst'> {
  /** Hides the shelf if fewer issues are left without those that the reader can never open. 0 by default. Rule 87. */
  readonly minLength?: number;
  readonly excludedIds?: readonly string[];
  /** Replaces the issue number. */
  readonly noteOf?: (issue: Issue) => string | undefined;
}

/**
 * Without issues that the reader can never open, so that a child's shelves are not full of locks. More issues are loaded
 * in their place.
 */
export const CoverShelf = observer(
  ({ noteOf, minLength = 0, excludedIds = [], ...props }: CoverShelfProps) => {
    const gateOf = useContext(RatingGates);
    const isShown = ({ id, parentalRating }: Issue) =>
      gateOf(parentalRating) !== 'blocked' && !excludedIds.includes(id);
    const { items, hasNext, failure, loadMore } = props.list;
    const shownCount = items.filter(isShown).length;
    const isShort = shownCount < minLength && shownCount < items.length;
    const needsMore = isShort && hasNext && !failure && items.length < maxLoadedIssues;
    // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page may still have too few issues.
    useEffect(() => {
      if (needsMore) void loadMore();
    }, [needsMore, items, loadMore]);
    if (isShort && !needsMore) return null;
    return (
      <Shelf {...props} isShown={isShown}>
        {(issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} isOnShelf note={noteOf?.(issue)} />
          </li>
        )}
      </Shelf>
    );
  },
);
