/** Waits before a request is sent again: until the time is over, the network returns, or the signal cancels it. */
export const waitToRetry = (delayMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    // Node has no such event.
    globalThis.addEventListener?.('online', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
