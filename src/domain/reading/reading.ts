import type { Issue } from '../catalogue/issue.ts';
import type { Picture } from '../picture.ts';

/** The page where a reader stopped. `page` counts from 0. */
export interface ReadingPosition {
  readonly page: number;
  /** ISO 8601 instant at which the reader turned to the page. */
  readonly readAt: string;
  /** The language of the edition that was read, because editions differ in length. Absent if unknown. */
  readonly language?: string;
  /** The number of pages of that edition, in the version that was read. Rule 108. Absent if unknown. */
  readonly pagesCount?: number;
  /** ISO 8601 instant at which the reader reached the last page before this position. Absent or null if they did not. */
  readonly finishedAt?: string | null;
}

/** The point of a page at the middle of the window. Kept on the device only. */
export interface PlaceInPage {
  /** Counted from 0. */
  readonly page: number;
  /** The share of the page's height above the point. */
  readonly share: number;
}

/** A page that a reader was shown. `page` counts from 0. */
export interface ReaderPageView {
  readonly page: number;
  /** ISO 8601 instant at which the page was shown. */
  readonly readAt: string;
}

/** A reading position with its issue, for lists of readings. */
export interface Reading extends ReadingPosition {
  readonly issue: Issue;
  readonly pagesCount: number;
  /** ISO 8601 instant at which the reader last reached the last page. Null if they never did. Rule 63. */
  readonly finishedAt: string | null;
}

/** In progress or read to the end. An issue that is read again is both. Rule 71. */
export type ReadingState = 'reading' | 'finished';

/** A panel of a page. Coordinates are fractions (0 to 1) of the page's width and height. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Description and dialogue, in the language of the pages. */
  readonly text: string;
}

export interface ComicPage {
  /** Counts from 1. */
  readonly number: number;
  readonly picture: Picture;
  /** In reading order. Empty if unknown. */
  readonly panels: readonly Panel[];
}

/** Description and dialogue of the page for readers who do not see it. Empty if its panels are unknown. */
export const textOf = ({ panels }: ComicPage): string => panels.map(({ text }) => text).join(' ');

/** An issue opened for reading. */
export interface OpenIssue {
  readonly issue: Issue;
  readonly language: string;
  /** The version of the pages. Readers keep it until they open the issue again. Rule 96. */
  readonly version: number;
  /** All pages, or only those of the sample. */
  readonly pages: readonly ComicPage[];
  /** True if the viewer may not read the issue. Its sample may have no pages. Rule 68. */
  readonly isSample: boolean;
  /** ISO 8601 instant after which the addresses of the pages stop working. */
  readonly expiresAt: string;
  /** The reader's last position that the service knows, from any device. */
  readonly reading: ReadingPosition | null;
}

/** The more recent of two positions, for example from two devices. */
export function latestPosition(
  one: ReadingPosition | null,
  other: ReadingPosition | null,
): ReadingPosition | null {
  if (!one || !other) return one ?? other;
  return new Date(one.readAt) >= new Date(other.readAt) ? one : other;
}
