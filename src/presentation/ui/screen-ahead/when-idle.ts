/** Milliseconds without an answer from the network after which a page has what it asked for. */
const quiet = 500;

/**
 * Does the work once neither the network nor the browser has anything better to do, so that it never competes with
 * what is being looked at. The returned function has it forgotten.
 */
export function whenIdle(work: () => void): () => void {
  let forget = () => {};
  const attempt = () => {
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const lastAnswer = Math.max(...answers.map(({ responseEnd }) => responseEnd));
    // Before its heading a page may have asked for all that it needs, and wait.
    const isDrawn = document.querySelector('h1') !== null;
    const left = isDrawn ? lastAnswer + quiet - performance.now() : quiet;
    if (left <= 0) {
      forget = whenBrowserIsIdle(work);
      return;
    }
    const waiting = window.setTimeout(attempt, left);
    forget = () => window.clearTimeout(waiting);
  };
  attempt();
  return () => forget();
}

function whenBrowserIsIdle(work: () => void): () => void {
  // Safari knows no idle callbacks: a moment later is as good.
  if (!window.requestIdleCallback) {
    const waiting = window.setTimeout(work, quiet);
    return () => window.clearTimeout(waiting);
  }
  const waiting = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(waiting);
}
