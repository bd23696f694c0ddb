import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../motion/reduced-motion.ts';

/**
 * Calls `onTurn` every so many ms, as the WAI-ARIA carousel pattern has it: not while a mouse is over it, no more once
 * the keyboard is in it until asked for again, and never where the reader wants no motion.
 */
export function useRotation(every: number | undefined, onTurn: () => void) {
  const isPossible = !useReducedMotion() && every !== undefined;
  const [isWanted, setWanted] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const isRotating = isPossible && isWanted && !isHovered;

  const newest = useRef(onTurn);
  useEffect(() => {
    newest.current = onTurn;
  });
  useEffect(() => {
    if (!isRotating) return;
    const turning = setInterval(() => newest.current(), every);
    return () => clearInterval(turning);
  }, [isRotating, every]);

  return {
    isPossible,
    isWanted,
    isRotating,
    toggle: () => setWanted(!isWanted),
    /** For the element of the carousel. */
    watching: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && setWanted(false),
    },
  };
}
