/** The path from the root to the element: the child index at each level. */
function pathTo(root: Element, element: Element): number[] | null {
  const path: number[] = [];
  for (let current = element; current !== root; ) {
    const parent = current.parentElement;
    if (!parent) return null;
    path.unshift([...parent.children].indexOf(current));
    current = parent;
  }
  return path;
}

const elementAt = (root: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((current, index) => current?.children[index], root);

/**
 * Records focus and horizontal scroll positions before the content of the root is replaced with the same content. The
 * returned function restores them. It also restores a focus that moved in the meantime, because rendering takes time.
 */
export function keepFocusAndScroll(root: Element): () => void {
  let focused: Element | null = null;
  let focusPath: number[] | null = null;
  const recordFocus = () => {
    focused = root.ownerDocument.activeElement;
    focusPath = focused && root.contains(focused) && focused !== root ? pathTo(root, focused) : null;
  };
  recordFocus();
  root.addEventListener('focusin', recordFocus);
  const scrolled = [...root.querySelectorAll('*')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((element) => ({ path: pathTo(root, element) ?? [], left: element.scrollLeft }));
  return () => {
    root.removeEventListener('focusin', recordFocus);
    for (const { path, left } of scrolled) elementAt(root, path)?.scrollTo({ left, behavior: 'instant' });
    const target = focusPath && elementAt(root, focusPath);
    if (target instanceof HTMLElement && target.tagName === focused?.tagName)
      target.focus({ preventScroll: true });
  };
}
