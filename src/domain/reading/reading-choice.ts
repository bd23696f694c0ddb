import type { Issue, ReadingDirection, ReadingMode } from '../catalogue/issue.ts';
import type { PageFit } from './page-size.ts';
import type { TurnDirection } from './page-window.ts';

/** How a reader prefers to read issues of one kind. */
export interface ReadingChoice {
  readonly mode: ReadingMode;
  readonly direction: ReadingDirection;
  readonly fit: PageFit;
  /** Two pages side by side if the window is wide enough. */
  readonly showsPairs: boolean;
  /** Pages also slide after a key, a click or a button. After a swipe they always do. */
  readonly animatesTurns: boolean;
}

type IntendedReading = Pick<Issue, 'readingMode' | 'readingDirection'>;

/** Issues with the same mode and direction share a choice: it applies to all manga, for example. */
export const readingKind = (issue: IntendedReading): string =>
  `${issue.readingMode}-${issue.readingDirection}`;

export const intendedChoice = (issue: IntendedReading): ReadingChoice => ({
  mode: issue.readingMode,
  direction: issue.readingDirection,
  fit: 'page',
  showsPairs: true,
  animatesTurns: false,
});

export type Side = 'left' | 'right';

/** The page on that side: 1 for the next one, -1 for the previous one. */
export const turnDirectionOf = (side: Side, direction: ReadingDirection): TurnDirection =>
  (side === 'right') === (direction === 'ltr') ? 1 : -1;
