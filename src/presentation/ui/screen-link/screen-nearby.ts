import { useCallback, useContext, useEffect, useRef } from 'react';
import { ScreenFetcher } from '../screen-ahead/screen-ahead.ts';
import { whenIdle } from '../screen-ahead/when-idle.ts';

/** Pixels around what is seen. */
const margin = 200;

const nearby = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls back once when the element comes near, by the one observer of all. */
function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) nearby.get(target)?.();
    },
    { rootMargin: `${margin}px` },
  );
  const shared = observer;
  const forget = () => {
    nearby.delete(element);
    shared.unobserve(element);
  };
  nearby.set(element, () => {
    forget();
    onNear();
  });
  shared.observe(element);
  return forget;
}

const fetched = new WeakMap<(address: string) => void, Set<string>>();

function fetchOnce(fetchScreen: (address: string) => void, address: string): void {
  const addresses = fetched.get(fetchScreen) ?? new Set();
  fetched.set(fetchScreen, addresses);
  if (addresses.has(address)) return;
  addresses.add(address);
  fetchScreen(address);
}

/** Not for who saves data or has little of it. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * For a link: fetches the screen at its address, once, when the link comes within 200 px of what is seen, or when
 * the pointer or the focus is on it.
 */
export function useScreenNearby<Link extends Element>(address: string) {
  const fetchScreen = useContext(ScreenFetcher);
  const ref = useRef<Link>(null);

  const fetch = useCallback(() => {
    if (mayFetchAhead()) fetchOnce(fetchScreen, address);
  }, [fetchScreen, address]);

  useEffect(() => {
    if (!ref.current || !window.IntersectionObserver) return;
    let forgetWork = () => {};
    const forgetLink = whenNear(ref.current, () => {
      forgetWork = whenIdle(fetch);
    });
    return () => {
      forgetLink();
      forgetWork();
    };
  }, [fetch]);

  return { ref, onPointerEnter: fetch, onFocus: fetch };
}
