import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** The bars hide after this time without activity. */
const idleDelayMs = 3000;

/** CSS pixels. A mouse nearer to the top or the bottom shows the bars at once. */
const edgeHeight = 120;

/** CSS pixels. Elsewhere the mouse has to move this far, because a hand that clicks through pages is never still. */
const minTravel = 60;

/** After the mouse has shown the bars, a click within this time does not hide them. */
const settlingMs = 700;

const isNearEdge = (y: number) => y < edgeHeight || y > window.innerHeight - edgeHeight;

export interface BarVisibility {
  readonly isShown: boolean;
  readonly toggle: () => void;
  readonly hide: () => void;
  /** Call it when a bar is removed: the browser then reports neither that the pointer left nor that the focus did. */
  readonly releaseHolds: () => void;
  /** Handlers for each bar. It stays while the pointer is over it or the keyboard focus is inside. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onMouseDown: (event: MouseEvent) => void;
  };
}

/** Shows the bars on activity and hides them when the reader is idle. */
export function useBarVisibility(): BarVisibility {
  const [isShown, setShown] = useState(true);
  const activeHolds = useRef(new Set<'pointer' | 'focus'>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const travel = useRef(0);
  /** The time at which the mouse has shown the bars. */
  const shownAt = useRef(Number.NEGATIVE_INFINITY);

  const show = useCallback(() => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      travel.current = 0;
      setShown(activeHolds.current.size > 0);
    }, idleDelayMs);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    travel.current = 0;
    setShown(false);
  }, []);
  const isShownNow = useRef(isShown);
  useLayoutEffect(() => {
    isShownNow.current = isShown;
  }, [isShown]);
  const toggle = useCallback(() => {
    const wasJustShown = performance.now() - shownAt.current < settlingMs;
    if (isShown && !wasJustShown) hide();
    else show();
  }, [isShown, hide, show]);

  useEffect(() => {
    show();
    const handlePointerMove = ({ pointerType, movementX, movementY, clientY }: globalThis.PointerEvent) => {
      const distance = Math.abs(movementX) + Math.abs(movementY);
      if (pointerType !== 'mouse' || distance <= 1) return;
      travel.current += distance;
      if (travel.current < minTravel && !isNearEdge(clientY)) return;
      if (!isShownNow.current) shownAt.current = performance.now();
      show();
    };
    window.addEventListener('pointermove', handlePointerMove);
    return () => {
      window.removeEventListener('pointermove', handlePointerMove);
      clearTimeout(timer.current);
    };
  }, [show]);

  const releaseHolds = useCallback(() => {
    if (activeHolds.current.size > 0) show();
    activeHolds.current.clear();
  }, [show]);
  const handlers = useMemo(() => {
    const release = (hold: 'pointer' | 'focus') => {
      // A bar that moves away from under the mouse must not come back.
      if (activeHolds.current.delete(hold)) show();
    };
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') activeHolds.current.add('pointer');
      },
      onPointerLeave: () => release('pointer'),
      onFocus: ({ target }: FocusEvent) => {
        // A clicked button keeps the focus too, but only keyboard focus must keep the bars visible.
        if (target.matches(':focus-visible')) activeHolds.current.add('focus');
        show();
      },
      onBlur: () => release('focus'),
      onMouseDown: (event: MouseEvent) => {
        // A pressed button does not take the focus: the space key still turns pages.
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      },
    };
  }, [show]);

  return useMemo(
    () => ({ isShown, toggle, hide, releaseHolds, handlers }),
    [isShown, toggle, hide, releaseHolds, handlers],
  );
}
