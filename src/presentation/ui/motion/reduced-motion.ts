import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** True where the reader's system asks for stillness. For what is moved by script: the style sheets know it by themselves. */
export const prefersReducedMotion = (): boolean => window.matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The same for views: it follows the system. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
