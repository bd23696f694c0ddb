/** Leads the reader to the invalid field that stands highest, its label `offset` pixels below the top. */
export function showTopmostInvalid(form: HTMLElement, offset: number): void {
  const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  const topOf = (field: HTMLElement) => field.getBoundingClientRect().top;
  const [topmost] = invalid.sort((one, other) => topOf(one) - topOf(other));
  if (!topmost) return;
  const frame = topmost.closest<HTMLElement>('[data-field]') ?? topmost;
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.style.scrollMarginBlockStart = `${offset}px`;
  frame.scrollIntoView({ block: 'start', behavior: wantsNoMotion ? 'instant' : 'smooth' });
  topmost.focus({ preventScroll: true });
}
