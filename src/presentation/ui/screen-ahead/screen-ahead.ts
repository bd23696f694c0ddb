import { createContext, useContext, useEffect } from 'react';

/** Fetches the code of the screen at an address of the app. What is behind it is the composition's business. */
export const ScreenFetcher = createContext<(address: string) => void>(() => {});

/** Has the screen that is most likely opened next ready, once the browser has nothing better to do. */
export function useScreenAhead(address: string | null): void {
  const fetchScreen = useContext(ScreenFetcher);
  useEffect(() => {
    if (address === null) return;
    // Safari knows no idle callbacks: a moment after the load is as good.
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 500));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    const waiting = whenIdle(() => fetchScreen(address));
    return () => forget(waiting);
  }, [address, fetchScreen]);
}
