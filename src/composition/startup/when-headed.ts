/** Milliseconds after which a page without a heading will have none. */
const timeoutMs = 2000;

/**
 * Does the work once the page has its heading, as what is told after something that a reader does: until then it may
 * still wait for what it asked the services, and nothing shall compete with that.
 */
export function whenHeaded(page: Document, work: () => void): void {
  const isHeaded = () => page.querySelector('h1') !== null;
  const begin = () => {
    watcher.disconnect();
    clearTimeout(waiting);
    work();
  };
  const watcher = new MutationObserver(() => isHeaded() && begin());
  watcher.observe(page, { childList: true, subtree: true });
  const waiting = setTimeout(begin, isHeaded() ? 0 : timeoutMs);
}
