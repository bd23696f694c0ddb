import { useCallback, useContext, useEffect, useRef } from 'react';
import { ScreenFetcher } from '../screen-ahead/screen-ahead.ts';
import { whenIdle } from '../screen-ahead/when-idle.ts';

/** Distance from the visible area. */
const marginPx = 200;

const nearby = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls `onNear` once when the element comes near. All links share one observer. */
function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) nearby.get(target)?.();
    },
    { rootMargin: `${marginPx}px` },
  );
  const shared = observer;
  const cancel = () => {
    nearby.delete(element);
    shared.unobserve(element);
  };
  nearby.set(element, () => {
    cancel();
    onNear();
  });
  shared.observe(element);
  return cancel;
}

const fetched = new WeakMap<(address: string) => void, Set<string>>();

function fetchOnce(fetchScreen: (address: string) => void, address: string): void {
  const addresses = fetched.get(fetchScreen) ?? new Set();
  fetched.set(fetchScreen, addresses);
  if (addresses.has(address)) return;
  addresses.add(address);
  fetchScreen(address);
}

/** False if the reader saves data or has a slow connection. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Loads the screen of a link once, when the link comes near the visible area, is hovered or gets the focus. */
export function useScreenNearby<Link extends Element>(address: string) {
  const fetchScreen = useContext(ScreenFetcher);
  const ref = useRef<Link>(null);

  const fetch = useCallback(() => {
    if (mayFetchAhead()) fetchOnce(fetchScreen, address);
  }, [fetchScreen, address]);

  useEffect(() => {
    if (!ref.current || !window.IntersectionObserver) return;
    let cancelFetch = () => {};
    const stopWatching = whenNear(ref.current, () => {
      cancelFetch = whenIdle(fetch);
    });
    return () => {
      stopWatching();
      cancelFetch();
    };
  }, [fetch]);

  return { ref, onPointerEnter: fetch, onFocus: fetch };
}
