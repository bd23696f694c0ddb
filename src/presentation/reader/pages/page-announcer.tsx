import { useEffect, useRef, useState } from 'react';

/** Milliseconds: leafing through quickly says only where it ends. */
const pause = 500;

/** Says each turn to those who do not see it; what is there when the comic opens is read without it. */
export function PageAnnouncer({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
