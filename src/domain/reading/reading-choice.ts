import type { Issue, ReadingDirection, ReadingMode } from '../catalogue/issue.ts';
import type { PageFit } from './page-size.ts';
import type { Heading } from './page-window.ts';

/** How somebody likes to read. */
export interface ReadingChoice {
  readonly mode: ReadingMode;
  readonly direction: ReadingDirection;
  readonly fit: PageFit;
}

type MadeToBeRead = Pick<Issue, 'readingMode' | 'readingDirection'>;

/** Issues made to be read alike share a choice: who scrolls manga scrolls all manga. */
export const readingKind = (issue: MadeToBeRead): string => `${issue.readingMode}-${issue.readingDirection}`;

export const intendedChoice = (issue: MadeToBeRead): ReadingChoice => ({
  mode: issue.readingMode,
  direction: issue.readingDirection,
  fit: 'page',
});

export type Side = 'left' | 'right';

/** What lies on that side of the page: 1 the next one, -1 the one before. */
export const headingTo = (side: Side, direction: ReadingDirection): Heading =>
  (side === 'right') === (direction === 'ltr') ? 1 : -1;
