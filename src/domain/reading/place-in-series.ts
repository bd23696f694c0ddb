import type { Issue } from '../catalogue/issue.ts';
import type { ReadingPosition } from './reading.ts';

/** Where somebody goes on in a series. */
export interface PlaceInSeries {
  readonly issue: Issue;
  /** Counted from 0; null: the issue is not begun. */
  readonly page: number | null;
}

/**
 * The issue that was read last, or, where that was read to its end, the one after it; of a series that was not begun,
 * the first. null where there is none, or where it is past the `issues`, which are by number: `hasMore` where they are
 * not all of them.
 */
export function placeInSeries(
  issues: readonly Issue[],
  positionIn: (issueId: string) => ReadingPosition | null,
  hasMore: boolean,
): PlaceInSeries | null {
  const begun = issues.flatMap((issue, rank) => {
    const position = positionIn(issue.id);
    return position ? [{ issue, rank, position }] : [];
  });
  const [latest] = begun.sort((one, other) => other.position.readAt.localeCompare(one.position.readAt));
  const [first] = issues;
  if (!latest) return first ? { issue: first, page: null } : null;
  const next = issues[latest.rank + 1];
  const isFinished = latest.position.page >= latest.issue.pagesCount - 1;
  if (isFinished && !next && hasMore) return null;
  if (!isFinished || !next) return { issue: latest.issue, page: latest.position.page };
  return { issue: next, page: positionIn(next.id)?.page ?? null };
}
