import { useEffect } from 'react';

/** Calls back when the page is closed or hidden. On phones, hiding may be the last event. */
export function useOnLeave(onLeave: () => void): void {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [onLeave]);
}
