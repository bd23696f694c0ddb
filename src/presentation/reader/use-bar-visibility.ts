import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The bars hide after this time without activity. */
const idleDelayMs = 3000;

/** CSS pixels. A mouse nearer to the top or the bottom shows the bars. Elsewhere it only turns pages. */
const edgeHeight = 120;

const isNearEdge = (y: number) => y < edgeHeight || y > window.innerHeight - edgeHeight;

export interface BarVisibility {
  readonly isShown: boolean;
  readonly toggle: () => void;
  readonly hide: () => void;
  /** Handlers for each bar. It stays while the pointer is over it or the keyboard focus is inside. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Shows the bars on activity and hides them when the reader is idle. */
export function useBarVisibility(): BarVisibility {
  const [isShown, setShown] = useState(true);
  const activeHolds = useRef(new Set<'pointer' | 'focus'>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(activeHolds.current.size > 0), idleDelayMs);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const toggle = useCallback(() => (isShown ? hide() : show()), [isShown, hide, show]);

  useEffect(() => {
    show();
    const handlePointerMove = ({ pointerType, movementX, movementY, clientY }: globalThis.PointerEvent) => {
      const isMoved = Math.abs(movementX) + Math.abs(movementY) > 1;
      if (pointerType === 'mouse' && isMoved && isNearEdge(clientY)) show();
    };
    window.addEventListener('pointermove', handlePointerMove);
    return () => {
      window.removeEventListener('pointermove', handlePointerMove);
      clearTimeout(timer.current);
    };
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
    };
  }, [show]);

  return useMemo(() => ({ isShown, toggle, hide, handlers }), [isShown, toggle, hide, handlers]);
}
