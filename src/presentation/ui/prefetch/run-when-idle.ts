/** The page is loaded when the network has been quiet for this time. */
const quietMs = 500;

/** Runs the work when the network and the browser are idle. The returned function cancels it. */
export function runWhenIdle(work: () => void): () => void {
  let cancel = () => {};
  const attempt = () => {
    // Without a heading, the page is still loading, even if the network is quiet.
    const hasHeading = document.querySelector('h1') !== null;
    const delayMs = hasHeading ? findLastResponse() + quietMs - performance.now() : quietMs;
    if (delayMs <= 0) {
      cancel = runWhenBrowserIsIdle(work);
      return;
    }
    const timer = window.setTimeout(attempt, delayMs);
    cancel = () => window.clearTimeout(timer);
  };
  attempt();
  return () => cancel();
}

let lastResponse: number | null = null;

/** Time of the last response. Kept during a task, because many links come near in one task. */
function findLastResponse(): number {
  if (lastResponse === null) {
    const responses = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    lastResponse = Math.max(...responses.map(({ responseEnd }) => responseEnd));
    queueMicrotask(() => {
      lastResponse = null;
    });
  }
  return lastResponse;
}

function runWhenBrowserIsIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(work, quietMs);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
