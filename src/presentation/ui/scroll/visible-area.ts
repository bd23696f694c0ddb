/** The vertical range in which an element is in view, in pixels from the top of the window. */
interface VisibleArea {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The range in which an element of the page, or of the modal around it, is in view. `scroll-padding` excludes the
 * areas that sticky parts such as the header cover.
 */
export function visibleArea(element: Element): VisibleArea {
  const modal = element.closest('[role="dialog"]');
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(
    modal ?? document.documentElement,
  );
  const { top, bottom } = modal?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  return { top: top + pixels(scrollPaddingBlockStart), bottom: bottom - pixels(scrollPaddingBlockEnd) };
}

/** 0 for `auto`, and if there is no layout. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;
