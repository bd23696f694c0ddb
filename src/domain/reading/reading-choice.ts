import type { Issue, ReadingDirection, ReadingMode } from '../catalogue/issue.ts';
import { isLowWindow, type PageFit, type Size } from './page-size.ts';
import type { TurnDirection } from './page-window.ts';

/** How a reader prefers to read issues of one kind. */
export interface ReadingChoice {
  readonly mode: ReadingMode;
  readonly direction: ReadingDirection;
  readonly fit: PageFit;
  /** Instead of `fit` for turned pages in a low window. */
  readonly lowWindowFit: PageFit;
  /** Two pages side by side if the window is wide enough. */
  readonly showsPairs: boolean;
  /** Pages also slide after a key, a click or a button. After a swipe they always do. */
  readonly animatesTurns: boolean;
}

/** How the publisher intends an issue to be read. */
export type IntendedReading = Pick<Issue, 'readingMode' | 'readingDirection'>;

/** Issues with the same mode and direction share a choice: it applies to all manga, for example. */
export const readingKind = (issue: IntendedReading): string =>
  `${issue.readingMode}-${issue.readingDirection}`;

export const intendedChoice = (issue: IntendedReading): ReadingChoice => ({
  mode: issue.readingMode,
  direction: issue.readingDirection,
  fit: 'page',
  lowWindowFit: 'width',
  showsPairs: true,
  animatesTurns: false,
});

const usesLowWindowFit = ({ mode }: ReadingChoice, frame: Size | null): boolean =>
  mode === 'paged' && frame !== null && isLowWindow(frame);

/** The choice as it applies in a window. */
export const choiceForWindow = (frame: Size | null, choice: ReadingChoice): ReadingChoice =>
  usesLowWindowFit(choice, frame) ? { ...choice, fit: choice.lowWindowFit } : choice;

/** The choice after the reader changed it in a window. */
export const changeChoiceForWindow = (
  frame: Size | null,
  choice: ReadingChoice,
  { fit, ...change }: Partial<ReadingChoice>,
): ReadingChoice => ({
  ...choice,
  ...change,
  ...(fit && (usesLowWindowFit(choice, frame) ? { lowWindowFit: fit } : { fit })),
});

export type Side = 'left' | 'right';

/** The page on that side: 1 for the next one, -1 for the previous one. */
export const turnDirectionOf = (side: Side, direction: ReadingDirection): TurnDirection =>
  (side === 'right') === (direction === 'ltr') ? 1 : -1;
