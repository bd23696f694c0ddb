/**
 * Remembers the page as it is now and returns a function that restores it: attributes, elements, storage, selection,
 * scroll position and the position from which Tab continues.
 */
export function rememberPage(page: Document): () => void {
  const roots = [page.documentElement, page.body].map((element) => ({
    element,
    attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
  }));
  const content = page.createDocumentFragment();
  content.append(...[...page.body.childNodes].map((node) => node.cloneNode(true)));
  return () => {
    for (const { element, attributes } of roots) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
    }
    page.body.replaceChildren(content.cloneNode(true));
    localStorage.clear();
    sessionStorage.clear();
    page.getSelection()?.removeAllRanges();
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    moveTabToStart(page.body);
  };
}

/** Without this, Tab continues from the last focused element, even after that was removed. */
function moveTabToStart(body: HTMLElement): void {
  const focusTarget = document.createElement('span');
  focusTarget.tabIndex = -1;
  body.prepend(focusTarget);
  focusTarget.focus({ preventScroll: true });
  focusTarget.remove();
}
