import type { ReadingMode } from '../catalogue/issue.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** 'page': the whole page is seen. 'width': it fills the width and is scrolled. */
export type PageFit = 'page' | 'width';

/** The window in which pages are read. CSS pixels; `density` is device pixels to each of them. */
export interface ReadingFrame extends Size {
  readonly density: number;
}

/** CSS pixels: wider columns of a scrolled comic are more than the eye takes in. */
const columnWidth = 840;

/** How large a page is shown, in CSS pixels. */
export function shownSize(picture: Size, frame: Size, mode: ReadingMode, fit: PageFit): Size {
  const width = shownWidth(picture, frame, mode, fit);
  return { width, height: (width * picture.height) / picture.width };
}

function shownWidth(picture: Size, frame: Size, mode: ReadingMode, fit: PageFit): number {
  if (fit === 'width') return frame.width;
  if (mode === 'vertical') return Math.min(frame.width, columnWidth);
  return Math.min(frame.width, (frame.height * picture.width) / picture.height);
}

/** The device pixels of a page shown so large; never more than are stored. */
export function decodedSize(picture: Size, shown: Size, density: number): Size {
  const width = Math.max(1, Math.min(Math.round(shown.width * density), picture.width));
  return { width, height: Math.max(1, Math.round((width * picture.height) / picture.width)) };
}

/** True when a decoded page still looks right at another size: not visibly soft, not a waste of memory. */
export const isSufficient = (decoded: Size, wanted: Size): boolean =>
  decoded.width >= wanted.width * 0.98 && decoded.width <= wanted.width * 1.5;
