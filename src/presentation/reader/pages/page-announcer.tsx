import { useEffect, useRef, useState } from 'react';

/** Rapid page turns announce only the last page. */
const announceDelayMs = 500;

/** Announces page turns to screen readers. The initial page is not announced, because screen readers read it when the screen opens. */
export function PageAnnouncer({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  const initialText = useRef(text);
  useEffect(() => {
    if (text === initialText.current) return;
    initialText.current = '';
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  );
}
