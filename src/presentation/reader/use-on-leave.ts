import { useEffect } from 'react';

/** Calls back when the page is closed or hidden. On phones, hiding may be the last event. */
export function useOnLeave(onLeave: () => void): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [onLeave]);
}
