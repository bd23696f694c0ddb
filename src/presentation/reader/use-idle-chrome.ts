import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Milliseconds without a sign of its reader after which the chrome hides. */
const idleness = 3000;

export interface IdleChrome {
  readonly isShown: boolean;
  readonly toggle: () => void;
  readonly hide: () => void;
  /** For each bar: it stays while the pointer is over it or the keyboard is in it. */
  readonly bar: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** The bars around the pages: there when asked for, gone when nobody needs them. */
export function useIdleChrome(): IdleChrome {
  const [isShown, setShown] = useState(true);
  const holds = useRef(new Set<'pointer' | 'focus'>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(holds.current.size > 0), idleness);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const toggle = useCallback(() => (isShown ? hide() : show()), [isShown, hide, show]);

  useEffect(() => {
    show();
    const moved = ({ pointerType, movementX, movementY }: globalThis.PointerEvent) => {
      if (pointerType === 'mouse' && Math.abs(movementX) + Math.abs(movementY) > 1) show();
    };
    window.addEventListener('pointermove', moved);
    return () => {
      window.removeEventListener('pointermove', moved);
      clearTimeout(timer.current);
    };
  }, [show]);

  const bar = useMemo(() => {
    const release = (hold: 'pointer' | 'focus') => {
      holds.current.delete(hold);
      show();
    };
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') holds.current.add('pointer');
      },
      onPointerLeave: () => release('pointer'),
      onFocus: ({ target }: FocusEvent) => {
        // A button that was clicked keeps the focus too, but nobody is looking for it.
        if (target.matches(':focus-visible')) holds.current.add('focus');
        show();
      },
      onBlur: () => release('focus'),
    };
  }, [show]);

  return useMemo(() => ({ isShown, toggle, hide, bar }), [isShown, toggle, hide, bar]);
}
