/**
 * A navigation during a view transition skips the transition. The router does not handle the rejection of its promise, so
 * the browser would report an error.
 */
export function ignoreSkippedTransitions(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message)) {
      event.preventDefault();
    }
  });
}
