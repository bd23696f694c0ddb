import { createContext, useContext, useEffect } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

/** Loads the code of the screen at a path. Composition provides it. */
export const ScreenFetcher = createContext<(address: string) => void>(() => {});

/** Loads the code of the screen that probably opens next, when the browser is idle. */
export function usePrefetchedScreen(address: string | null): void {
  const fetchScreen = useContext(ScreenFetcher);
  useEffect(() => {
    if (address === null) return;
    return runWhenIdle(() => fetchScreen(address));
  }, [address, fetchScreen]);
}
