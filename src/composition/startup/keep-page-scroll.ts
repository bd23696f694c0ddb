/**
 * Records how far the page is scrolled. The router scrolls to the top when it first renders; the returned function goes
 * back to where a reader had scrolled before that.
 */
export function keepPageScroll(view: Window): () => void {
  let top = view.scrollY;
  const record = () => {
    top = view.scrollY;
  };
  view.addEventListener('scroll', record, { passive: true });
  return () => {
    view.removeEventListener('scroll', record);
    if (view.scrollY === 0 && top > 0) view.scrollTo({ top, behavior: 'instant' });
  };
}
