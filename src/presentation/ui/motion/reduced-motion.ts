import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** True if the reader prefers reduced motion. For scripted motion; style sheets have their own media query. */
export const prefersReducedMotion = (): boolean => window.matchMedia(query).matches;

export function subscribeToReducedMotion(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** `prefersReducedMotion` for components. Follows changes of the setting. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, () => false);
