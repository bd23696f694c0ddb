import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rememberFocus } from './remember-focus.ts';

interface ReturnFocusProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Remembers the focused element when it is mounted, and focuses it again when `isOpen` ends, unless the reader has
 * moved the focus out of the children.
 */
export function ReturnFocus({ isOpen, children }: ReturnFocusProps) {
  const content = useRef<HTMLDivElement>(null);
  // While rendering, because a page that becomes inert loses the focus.
  const [restoreFocus] = useState(() => rememberFocus());
  useEffect(() => {
    if (!isOpen) return;
    const element = content.current;
    return () => {
      const { activeElement } = document;
      const hasMovedElsewhere = activeElement !== document.body && !element?.contains(activeElement);
      if (!hasMovedElsewhere) restoreFocus();
    };
  }, [isOpen, restoreFocus]);
  return <div ref={content}>{children}</div>;
}
