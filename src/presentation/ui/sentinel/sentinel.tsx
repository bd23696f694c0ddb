import { useEffect, useRef } from 'react';

/** The unseen end of a list: calls `onReach` whenever it comes within a screen of being seen. */
export function Sentinel({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onReach]);

  return <div ref={mark} aria-hidden="true" />;
}
