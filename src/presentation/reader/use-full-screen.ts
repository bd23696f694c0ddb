import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

export interface FullScreen {
  /** False if the browser does not support it, such as on an iPhone. */
  readonly isAvailable: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const isOn = () => Boolean(document.fullscreenElement);

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

// The browser may reject the request. The reader sees that nothing happens.
const ignoreRejection = () => {};

const exitFullScreen = () => {
  if (isOn()) document.exitFullscreen().catch(ignoreRejection);
};

/** Full screen for the reader. It ends when the reader is left. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, isOn);
  const isAvailable = document.fullscreenEnabled === true;
  const toggle = useCallback(() => {
    if (isOn()) exitFullScreen();
    else if (isAvailable) document.documentElement.requestFullscreen().catch(ignoreRejection);
  }, [isAvailable]);
  useEffect(() => exitFullScreen, []);
  return useMemo(() => ({ isAvailable, isOn: isFull, toggle }), [isAvailable, isFull, toggle]);
}
