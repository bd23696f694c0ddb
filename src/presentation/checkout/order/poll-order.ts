import type { TransactionStatus } from '../../../domain/checkout/transaction.ts';

/** Time between two status requests (Rule 42). */
const intervalMs = 4000;

/** Events after which the reader sees the page again, or the network may be available again. */
const returnEvents = ['focus', 'online', 'pageshow'];

export type SettledStatus = Exclude<TransactionStatus, 'waiting'>;

interface OrderPolling {
  /** Requests the status. Returns null if it is unknown. */
  readonly requestStatus: () => Promise<TransactionStatus | null>;
  readonly onSettled: (status: SettledStatus) => void;
  /** If true, the first request is sent at once instead of after the interval. */
  readonly startsImmediately: boolean;
}

/**
 * Requests the status every few seconds while the page is visible, and at once when it becomes visible or the network
 * returns. Ends with a settled status or when the returned function is called.
 */
export function pollOrder({ requestStatus, onSettled, startsImmediately }: OrderPolling): () => void {
  let timer = 0;
  let isActive = true;
  const stop = () => {
    isActive = false;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollNow);
    for (const event of returnEvents) window.removeEventListener(event, pollNow);
  };
  const wait = () => {
    window.clearTimeout(timer);
    if (isActive && isPageVisible()) timer = window.setTimeout(pollNow, intervalMs);
  };
  const poll = async () => {
    window.clearTimeout(timer);
    if (!isActive || !isPageVisible()) return;
    const status = await requestStatus();
    if (!isActive) return;
    if (status === null || status === 'waiting') return wait();
    stop();
    onSettled(status);
  };
  const pollNow = () => void poll();
  document.addEventListener('visibilitychange', pollNow);
  for (const event of returnEvents) window.addEventListener(event, pollNow);
  if (startsImmediately) pollNow();
  else wait();
  return stop;
}

const isPageVisible = (): boolean => document.visibilityState === 'visible';
