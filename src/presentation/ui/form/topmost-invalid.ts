import { visibleArea } from '../scroll/visible-area.ts';

/**
 * Focuses the topmost invalid field. If the field or its message is out of view, scrolls its label to `offset` pixels
 * below the top.
 */
export function showTopmostInvalid(form: HTMLElement, offset: number): void {
  const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  const topOf = (field: HTMLElement) => field.getBoundingClientRect().top;
  const [topmost] = invalid.sort((one, other) => topOf(one) - topOf(other));
  if (!topmost) return;
  const frame = topmost.closest<HTMLElement>('[data-field]') ?? topmost;
  topmost.focus({ preventScroll: true });
  if (isInView(frame)) return;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.style.scrollMarginBlockStart = `${offset}px`;
  frame.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const visible = visibleArea(element);
  return top >= visible.top && bottom <= visible.bottom;
}
