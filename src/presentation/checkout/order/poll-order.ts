import type { TransactionStatus } from '../../../domain/checkout/transaction.ts';

/** Between two status requests, in milliseconds. Rule 42. */
const intervalMs = 4000;

/** Events after which a reader looks at the page again, or the network may be back. */
const returnEvents = ['focus', 'online', 'pageshow'];

export type SettledStatus = Exclude<TransactionStatus, 'waiting'>;

interface OrderPolling {
  /** Requests the status; null if it is unknown. */
  readonly ask: () => Promise<TransactionStatus | null>;
  /** Called once. */
  readonly onSettled: (status: SettledStatus) => void;
  /** Asks at once: a Pix that ran out while nobody looked may have been paid before. */
  readonly isDue: boolean;
}

/**
 * Asks every few seconds while the page is visible, and at once when it becomes visible or the network returns. Ends
 * with a settled status or when the returned function is called.
 */
export function pollOrder({ ask, onSettled, isDue }: OrderPolling): () => void {
  let timer = 0;
  let isActive = true;
  const stop = () => {
    isActive = false;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', askNow);
    for (const event of returnEvents) window.removeEventListener(event, askNow);
  };
  const wait = () => {
    window.clearTimeout(timer);
    if (isActive && isPageVisible()) timer = window.setTimeout(askNow, intervalMs);
  };
  const askOnce = async () => {
    window.clearTimeout(timer);
    if (!isActive || !isPageVisible()) return;
    const status = await ask();
    if (!isActive) return;
    if (status === null || status === 'waiting') return wait();
    stop();
    onSettled(status);
  };
  const askNow = () => void askOnce();
  document.addEventListener('visibilitychange', askNow);
  for (const event of returnEvents) window.addEventListener(event, askNow);
  if (isDue) askNow();
  else wait();
  return stop;
}

const isPageVisible = (): boolean => document.visibilityState === 'visible';
