/** Where an element is below the root: the index of each of its ancestors, and its own. */
function wayTo(root: Element, element: Element): number[] | null {
  const way: number[] = [];
  for (let here = element; here !== root; ) {
    const parent = here.parentElement;
    if (!parent) return null;
    way.unshift([...parent.children].indexOf(here));
    here = parent;
  }
  return way;
}

const at = (root: Element, way: readonly number[]): Element | undefined =>
  way.reduce<Element | undefined>((here, index) => here?.children[index], root);

/**
 * Remembers what has the focus and which rows were scrolled, before what is drawn in the root is replaced by the same.
 * The returned function gives it all back: also a focus that came since, as drawing takes its time.
 */
export function keepPlaces(root: Element): () => void {
  let focused: Element | null = null;
  let wayToFocus: number[] | null = null;
  const look = () => {
    focused = root.ownerDocument.activeElement;
    wayToFocus = focused && root.contains(focused) && focused !== root ? wayTo(root, focused) : null;
  };
  look();
  root.addEventListener('focusin', look);
  const scrolled = [...root.querySelectorAll('*')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((element) => ({ way: wayTo(root, element) ?? [], left: element.scrollLeft }));
  return () => {
    root.removeEventListener('focusin', look);
    for (const { way, left } of scrolled) at(root, way)?.scrollTo({ left, behavior: 'instant' });
    const found = wayToFocus && at(root, wayToFocus);
    if (found instanceof HTMLElement && found.tagName === focused?.tagName)
      found.focus({ preventScroll: true });
  };
}
