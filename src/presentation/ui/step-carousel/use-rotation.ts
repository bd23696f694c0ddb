import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/reduced-motion.ts';

/**
 * Calls `onTurn` at an interval in milliseconds, as in the WAI-ARIA carousel pattern. It pauses while a mouse is over
 * the carousel, stops once the keyboard focus is inside, and never runs if the reader prefers reduced motion.
 */
export function useRotation(intervalMs: number | undefined, onTurn: () => void) {
  const isPossible = !useReducedMotion() && intervalMs !== undefined;
  const [isEnabled, setEnabled] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const isRotating = isPossible && isEnabled && !isHovered;

  const newest = useRef(onTurn);
  useEffect(() => {
    newest.current = onTurn;
  });
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => newest.current(), intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, intervalMs]);

  return {
    isPossible,
    isEnabled,
    isRotating,
    toggle: () => setEnabled(!isEnabled),
    /** Event handlers for the carousel element. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && setEnabled(false),
    },
  };
}
