import { useEffect } from 'react';

/** Called while there still is a page: when it is closed, or hidden, which on a telephone may be its end. */
export function useLeaving(onLeave: () => void): void {
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
