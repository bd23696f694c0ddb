import type { Issue } from '../catalogue/issue.ts';
import type { Picture } from '../picture.ts';

/** Where a reader stopped. `page` counts from 0. */
export interface ReadingPosition {
  readonly page: number;
  /** ISO 8601 instant of the turn to that page. */
  readonly readAt: string;
}

/** A position with the issue it belongs to, as lists of readings show it. */
export interface Reading extends ReadingPosition {
  readonly issue: Issue;
  readonly pagesCount: number;
}

/** Part of a page, as shares (0 to 1) of its width and height. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What is seen and said in it, in the language of the pages. */
  readonly text: string;
}

export interface ComicPage {
  /** Counted from 1, as readers count. */
  readonly number: number;
  readonly picture: Picture;
  /** In reading order; empty where they are not known. */
  readonly panels: readonly Panel[];
}

/** What is seen and said on the page, for those who do not see it; empty where nobody has told. */
export const textOf = ({ panels }: ComicPage): string => panels.map(({ text }) => text).join(' ');

/** An issue opened for reading. */
export interface OpenIssue {
  readonly issue: Issue;
  readonly language: string;
  readonly pages: readonly ComicPage[];
  /** ISO 8601 instant after which the addresses of the pages stop working. */
  readonly expiresAt: string;
  /** Where the service last saw this reader in the issue, on any device. */
  readonly reading: ReadingPosition | null;
}

/** Of two devices' positions the one read last counts. */
export function latestPosition(
  one: ReadingPosition | null,
  other: ReadingPosition | null,
): ReadingPosition | null {
  if (!one || !other) return one ?? other;
  return new Date(one.readAt) >= new Date(other.readAt) ? one : other;
}
