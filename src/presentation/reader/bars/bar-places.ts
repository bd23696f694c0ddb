import { isLowWindow, type Size } from '../../../domain/reading/page-size.ts';
import type { BarHeights } from '../../../domain/reading/page-transform.ts';

export interface ReaderBars extends BarHeights {
  readonly isShown: boolean;
}

/** CSS pixels. All controls fit beside the title. Like bar-button.module.css. */
const minWideWidth = 1280;

/** True if whole pages also reserve the space of hidden bars, so that no page changes its size. */
export const reservesBarSpace = ({ width }: Size): boolean => width >= minWideWidth;

/** True if all controls are in the upper bar: there is room for them, or none for a second bar. */
export const hasOneBar = (window: Size): boolean => reservesBarSpace(window) || isLowWindow(window);

/** The usual heights of the bars before they are rendered. Like reader-bars.module.css. */
export function usualBarsIn(window: Size): BarHeights {
  if (hasOneBar(window)) return { top: isLowWindow(window) ? 45 : 53, bottom: 0 };
  return { top: 53, bottom: window.width <= 500 ? 129 : 81 };
}
