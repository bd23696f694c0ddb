import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { eagerCoverCount } from '../shell/lists/eager-cover-count.ts';
import { Shelf, type ShelfProps } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { maxLoadedIssues } from './max-loaded-issues.ts';

interface CoverShelfProps extends Pick<ShelfProps<Issue>, 'title' | 'list' | 'action' | 'isFirst'> {
  /** Hides the shelf if fewer issues are left without those that the reader can never open. 0 by default. Rule 91. */
  readonly minLength?: number;
  readonly excludedIds?: readonly string[];
  /** Replaces the issue number. */
  readonly noteOf?: (issue: Issue) => string | undefined;
}

/**
 * Without issues that the reader can never open, so that a child's shelves are not full of locks. More issues are loaded
 * in their place before any is shown, so that none moves.
 */
export const CoverShelf = observer(
  ({ noteOf, minLength = 0, excludedIds = [], ...props }: CoverShelfProps) => {
    const filter = useRatingFilter();
    const isShown = (issue: Issue) => filter.isShown(issue) && !excludedIds.includes(issue.id);
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
      <Shelf {...props} isWaiting={filter.isWaiting || needsMore} isShown={isShown}>
        {(issue, index) => (
          <li key={issue.id}>
            <IssueCard
              issue={issue}
              isOnShelf
              isUrgent={props.isFirst === true && index < eagerCoverCount}
              note={noteOf?.(issue)}
            />
          </li>
        )}
      </Shelf>
    );
  },
);
