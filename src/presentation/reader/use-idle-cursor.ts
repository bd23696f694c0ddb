import { useEffect, useState } from 'react';

/** A mouse that rests over a page for this time hides its cursor. */
const idleDelayMs = 3000;

/** True while the mouse rests. */
export function useIdleCursor(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleDelayMs);
    };
    restart();
    window.addEventListener('pointermove', restart);
    return () => {
      window.removeEventListener('pointermove', restart);
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
