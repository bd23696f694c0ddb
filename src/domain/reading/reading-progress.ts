import type { OpenIssue, ReadingPosition } from './reading.ts';

/** How far a reader has read an issue that they started. */
export interface ReadingProgress extends ReadingPosition {
  readonly issueId: string;
  readonly pagesCount: number;
  /** ISO 8601 instant at which the reader last reached the last page. Null if they never did. Rule 63. */
  readonly finishedAt: string | null;
}

/** `page` counts from 0. */
export const isLastPage = (page: number, pagesCount: number): boolean => page >= pagesCount - 1;

/**
 * True if the reader is reading the issue. A finished one counts again once its first page was turned. Rule 71; the
 * platform decides it for readers with an account (`server/reading/readings.ts`).
 */
export const isInProgress = ({
  page,
  pagesCount,
  finishedAt,
}: Pick<ReadingProgress, 'page' | 'pagesCount' | 'finishedAt'>): boolean =>
  !isLastPage(page, pagesCount) && (finishedAt === null || page > 0);

/**
 * ISO 8601 instant at which the reader last reached the last page; null if the issue was not finished.
 * `issuePagesCount`: for positions in an unknown edition.
 */
export const finishedAtOf = (position: ReadingPosition, issuePagesCount: number): string | null =>
  isLastPage(position.page, position.pagesCount ?? issuePagesCount)
    ? position.readAt
    : (position.finishedAt ?? null);

/**
 * The page at which an open issue begins for a position, counted from 0. A finished issue begins again (Rule 63), and a
 * position that was not the end of a longer version is the last page (Rule 108). After the sample it is the number of
 * pages, which means the end: readers who stopped later have seen the sample.
 */
export function startPageOf(
  { pages, isSample }: OpenIssue,
  { page, pagesCount = 0 }: Pick<ReadingPosition, 'page' | 'pagesCount'>,
): number {
  if (isSample) return Math.min(page, pages.length);
  if (isLastPage(page, Math.max(pages.length, pagesCount))) return 0;
  return Math.min(page, Math.max(0, pages.length - 1));
}

/** The newer position of both, for example from the service and from this device. Finished if either is. */
export function mergePositions<Position extends ReadingPosition>(
  one: Position | null,
  other: Position,
): Position;
export function mergePositions<Position extends ReadingPosition>(
  one: Position | null,
  other: Position | null,
): Position | null;
export function mergePositions<Position extends ReadingPosition>(
  one: Position | null,
  other: Position | null,
): Position | null {
  if (!one || !other) return one ?? other;
  return isLater(other.readAt, one.readAt) ? keepFinishedAt(other, one) : keepFinishedAt(one, other);
}

/**
 * The newer position, with the latest time at which the reader finished the issue before. `issuePagesCount`: for positions
 * in an unknown edition; without it they finish nothing.
 */
export function keepFinishedAt<Position extends ReadingPosition>(
  newer: Position,
  older: ReadingPosition,
  issuePagesCount = Infinity,
): Position {
  const formerFinishedAt = newer.finishedAt ?? null;
  const finishedAt = latestOf(formerFinishedAt, finishedAtOf(older, issuePagesCount));
  return finishedAt === formerFinishedAt ? newer : { ...newer, finishedAt };
}

function latestOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return isLater(other, one) ? other : one;
}

const isLater = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other);
