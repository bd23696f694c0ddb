import { useEffect, useRef } from 'react';

/** Calls back when the network returns, so that the reader need not retry by hand. */
export function useWhenOnline(onReturn: () => void): void {
  const newest = useRef(onReturn);
  useEffect(() => {
    newest.current = onReturn;
  });
  useEffect(() => {
    const call = () => newest.current();
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, []);
}
