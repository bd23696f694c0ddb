import type { ReadingMode } from '../catalogue/issue.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** 'page': the whole page is visible. 'width': the page fills the width and scrolls. */
export type PageFit = 'page' | 'width';

/** The area in which pages are shown, in CSS pixels. `density`: device pixels per CSS pixel. */
export interface ReadingFrame extends Size {
  readonly density: number;
}

export const isSameFrame = (one: ReadingFrame, other: ReadingFrame): boolean =>
  one.width === other.width && one.height === other.height && one.density === other.density;

/** CSS pixels. A whole page is hard to read in such a window, for example on a phone in landscape. */
const minPageHeight = 480;
const maxLowWidth = 1000;

/** True if the window has no room for a whole page. */
export const isLowWindow = ({ width, height }: Size): boolean =>
  height < minPageHeight && width > height && width < maxLowWidth;

/** CSS pixels. A wider column of a scrolled comic is hard to read. */
const maxColumnWidth = 840;

/** The displayed size of a page in CSS pixels. */
export function shownSize(picture: Size, frame: Size, mode: ReadingMode, fit: PageFit): Size {
  const width = shownWidth(picture, frame, mode, fit);
  return { width, height: (width * picture.height) / picture.width };
}

/** The displayed sizes in CSS pixels of pages that stand side by side. They get the same height. */
export function shownSizes(pictures: readonly Size[], frame: Size, fit: PageFit): readonly Size[] {
  const ratios = pictures.map(({ width, height }) => width / height);
  const heightAtFullWidth = frame.width / ratios.reduce((sum, ratio) => sum + ratio, 0);
  const height = fit === 'width' ? heightAtFullWidth : Math.min(frame.height, heightAtFullWidth);
  return ratios.map((ratio) => ({ width: height * ratio, height }));
}

function shownWidth(picture: Size, frame: Size, mode: ReadingMode, fit: PageFit): number {
  if (fit === 'width') return frame.width;
  if (mode === 'vertical') return Math.min(frame.width, maxColumnWidth);
  return Math.min(frame.width, (frame.height * picture.width) / picture.height);
}

/** The size in device pixels to which a page is decoded, at most the stored size. */
export function decodedSize(picture: Size, displayedSize: Size, density: number): Size {
  const width = Math.max(1, Math.min(Math.round(displayedSize.width * density), picture.width));
  return { width, height: Math.max(1, Math.round((width * picture.height) / picture.width)) };
}

/** True if a decoded page can be shown at another size: not visibly blurred, and without wasting memory. */
export const isSufficient = (decoded: Size, needed: Size): boolean =>
  decoded.width >= needed.width * 0.98 && decoded.width <= needed.width * 1.5;
