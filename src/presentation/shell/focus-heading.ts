/** Moves the focus from the main area to its heading as soon as there is one, unless the reader moves it before. */
export function focusHeading(main: HTMLElement): void {
  const isDone = (): boolean => {
    if (document.activeElement !== main) return true;
    const heading = main.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
}
