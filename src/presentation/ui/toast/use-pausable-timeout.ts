import { useEffect, useEffectEvent, useRef } from 'react';

interface PausableTimeout {
  /** null for no timeout. */
  readonly milliseconds: number | null;
  readonly isPaused: boolean;
  /** A new value restarts the timeout. */
  readonly round: number;
  readonly onEnd: () => void;
}

export function usePausableTimeout({ milliseconds, isPaused, round, onEnd }: PausableTimeout): void {
  const remaining = useRef({ round, milliseconds });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (milliseconds === null || isPaused) return;
    if (remaining.current.round !== round) remaining.current = { round, milliseconds };
    const left = remaining.current.milliseconds ?? milliseconds;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left);
    return () => {
      clearTimeout(timer);
      remaining.current.milliseconds = left - (performance.now() - startedAt);
    };
  }, [milliseconds, isPaused, round]);
}
