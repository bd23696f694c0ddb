import { useCallback, useContext, useEffect, useRef } from 'react';
import { runWhenIdle } from '../prefetch/run-when-idle.ts';
import { ScreenFetcher } from '../prefetch/use-prefetched-screen.ts';

/** Distance from the visible area. */
const marginPx = 200;

const nearCallbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls `onNear` once when the element comes near. All links share one observer. */
function callWhenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) nearCallbacks.get(target)?.();
    },
    { rootMargin: `${marginPx}px` },
  );
  const sharedObserver = observer;
  const cancel = () => {
    nearCallbacks.delete(element);
    sharedObserver.unobserve(element);
  };
  nearCallbacks.set(element, () => {
    cancel();
    onNear();
  });
  sharedObserver.observe(element);
  return cancel;
}

const fetchedAddresses = new WeakMap<(address: string) => void, Set<string>>();

function fetchOnce(fetchScreen: (address: string) => void, address: string): void {
  const addresses = fetchedAddresses.get(fetchScreen) ?? new Set();
  fetchedAddresses.set(fetchScreen, addresses);
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
export function usePrefetchNearby<Link extends Element>(address: string) {
  const fetchScreen = useContext(ScreenFetcher);
  const ref = useRef<Link>(null);

  const fetch = useCallback(() => {
    if (mayFetchAhead()) fetchOnce(fetchScreen, address);
  }, [fetchScreen, address]);

  useEffect(() => {
    if (!ref.current || !window.IntersectionObserver) return;
    let cancelFetch = () => {};
    const stopWatching = callWhenNear(ref.current, () => {
      cancelFetch = runWhenIdle(fetch);
    });
    return () => {
      stopWatching();
      cancelFetch();
    };
  }, [fetch]);

  return { ref, onPointerEnter: fetch, onFocus: fetch };
}
