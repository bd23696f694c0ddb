/** The pixels of the window between which an element is in view, from the top. */
interface SeenArea {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where an element of the page, or of the modal around it, is in view: `scroll-padding` leaves out what sticky parts
 * such as the header cover.
 */
export function seenArea(element: Element): SeenArea {
  const modal = element.closest('[role="dialog"]');
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(
    modal ?? document.documentElement,
  );
  const { top, bottom } = modal?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  return { top: top + pixels(scrollPaddingBlockStart), bottom: bottom - pixels(scrollPaddingBlockEnd) };
}

/** None for `auto`, and where nothing is laid out. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;
