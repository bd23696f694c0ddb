import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

export interface FullScreen {
  /** False where the browser cannot, as on a telephone by Apple. */
  readonly isAvailable: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const isOn = () => Boolean(document.fullscreenElement);

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

// The browser may refuse, and that is for the reader to see: nothing has happened.
const ignoreRefusal = () => {};

const leave = () => {
  if (isOn()) document.exitFullscreen().catch(ignoreRefusal);
};

/** The whole screen for the pages; given back when the reader is left. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, isOn);
  const isAvailable = document.fullscreenEnabled === true;
  const toggle = useCallback(() => {
    if (isOn()) leave();
    else if (isAvailable) document.documentElement.requestFullscreen().catch(ignoreRefusal);
  }, [isAvailable]);
  useEffect(() => leave, []);
  return useMemo(() => ({ isAvailable, isOn: isFull, toggle }), [isAvailable, isFull, toggle]);
}
