import { useEffect, useEffectEvent, useRef } from 'react';

interface PausableTimeout {
  /** null: never. */
  readonly milliseconds: number | null;
  /** While it is true the time stands still. */
  readonly isPaused: boolean;
  /** The time begins anew when it changes. */
  readonly round: number;
  readonly onEnd: () => void;
}

export function usePausableTimeout({ milliseconds, isPaused, round, onEnd }: PausableTimeout): void {
  const rest = useRef({ round, milliseconds });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (milliseconds === null || isPaused) return;
    if (rest.current.round !== round) rest.current = { round, milliseconds };
    const left = rest.current.milliseconds ?? milliseconds;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left);
    return () => {
      clearTimeout(timer);
      rest.current.milliseconds = left - (performance.now() - startedAt);
    };
  }, [milliseconds, isPaused, round]);
}
