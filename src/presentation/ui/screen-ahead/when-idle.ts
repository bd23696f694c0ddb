/** Does the work once the browser has nothing better to do. The returned function has it forgotten. */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle callbacks: a moment after the load is as good.
  if (!window.requestIdleCallback) {
    const waiting = window.setTimeout(work, 500);
    return () => window.clearTimeout(waiting);
  }
  const waiting = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(waiting);
}
