import type { Issue } from '../catalogue/issue.ts';
import type { ReadingPosition } from './reading.ts';
import { isLastPage } from './reading-progress.ts';

/** Where a reader continues in a series. */
export interface PlaceInSeries {
  readonly issue: Issue;
  /** Counts from 0. Null if the issue was not started. */
  readonly page: number | null;
}

/**
 * The issue that was read last, or the next one if that was finished. The first issue of a series that was not started.
 * Null if there is none, or if it is not among the loaded `issues`. These are sorted by number. `hasMore`: the series
 * has more issues than were loaded.
 */
export function placeInSeries(
  issues: readonly Issue[],
  positionIn: (issueId: string) => ReadingPosition | null,
  hasMore: boolean,
): PlaceInSeries | null {
  const started = issues.flatMap((issue, rank) => {
    const position = positionIn(issue.id);
    return position ? [{ issue, rank, position }] : [];
  });
  const [latest] = started.sort((one, other) => other.position.readAt.localeCompare(one.position.readAt));
  const [first] = issues;
  if (!latest) return first ? { issue: first, page: null } : null;
  const next = issues[latest.rank + 1];
  const isFinished = isLastPage(latest.position.page, latest.position.pagesCount ?? latest.issue.pagesCount);
  if (isFinished && !next && hasMore) return null;
  if (!isFinished || !next) return { issue: latest.issue, page: latest.position.page };
  return { issue: next, page: positionIn(next.id)?.page ?? null };
}
