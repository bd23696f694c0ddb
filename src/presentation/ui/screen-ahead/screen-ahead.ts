import { createContext, useContext, useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Fetches the code of the screen at an address of the app. What is behind it is the composition's business. */
export const ScreenFetcher = createContext<(address: string) => void>(() => {});

/** Has the screen that is most likely opened next ready, once the browser has nothing better to do. */
export function useScreenAhead(address: string | null): void {
  const fetchScreen = useContext(ScreenFetcher);
  useEffect(() => {
    if (address === null) return;
    return whenIdle(() => fetchScreen(address));
  }, [address, fetchScreen]);
}
