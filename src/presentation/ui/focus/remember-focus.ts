/**
 * Remembers an element, by default the focused one. The returned function focuses it again. If the element is gone, the
 * nearest focusable ancestor gets the focus; if there is none or the page has changed, the main area.
 */
export function rememberFocus(from: Element | null = document.activeElement): () => void {
  const { pathname } = window.location;
  const ancestors: Element[] = [];
  for (let element = from; element; element = element.parentElement) ancestors.push(element);
  return () => {
    const candidates = window.location.pathname === pathname ? ancestors : [];
    [...candidates, document.querySelector('main')].some(takesFocus);
  };
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
