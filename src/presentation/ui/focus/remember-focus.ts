/**
 * Remembers the way to an element, by default the one that has the focus. The returned function brings the focus
 * back there; when it has gone, to the nearest thing around its place that can take it, or else to the main area,
 * where it also goes when the page was left meanwhile.
 */
export function rememberFocus(from: Element | null = document.activeElement): () => void {
  const { pathname } = window.location;
  const way: Element[] = [];
  for (let place = from; place; place = place.parentElement) way.push(place);
  return () => {
    const places = window.location.pathname === pathname ? way : [];
    [...places, document.querySelector('main')].some(takesFocus);
  };
}

function takesFocus(place: Element | null): boolean {
  if (!(place instanceof HTMLElement) || place === document.body) return false;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}
