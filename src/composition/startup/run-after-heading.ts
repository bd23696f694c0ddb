/** After this time the work runs even without a heading. */
const timeoutMs = 2000;

/**
 * Runs low-priority work when the page has its heading. Until then the screen may wait for the services, and nothing
 * should compete with its requests.
 */
export function runAfterHeading(page: Document, work: () => unknown): void {
  const hasHeading = () => page.querySelector('h1') !== null;
  const run = () => {
    observer.disconnect();
    clearTimeout(timer);
    work();
  };
  const observer = new MutationObserver(() => hasHeading() && run());
  observer.observe(page, { childList: true, subtree: true });
  const timer = setTimeout(run, hasHeading() ? 0 : timeoutMs);
}
