import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';
import styles from './main-area.module.css';

interface MainAreaProps {
  readonly children: ReactNode;
  readonly isBare?: boolean;
}

/**
 * The main area of a page. It takes the focus after navigation, so that keyboard and screen reader start there. After
 * sign-in and other screens with another layout, everything around it is new, so its heading takes the focus.
 */
export function MainArea({ children, isBare = false }: MainAreaProps) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shownPathname = useRef<string>(null);

  useEffect(() => {
    const element = main.current;
    const isNewLayout = shownPathname.current === null;
    if (!element || shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    // The browser opened the page itself, or the screen has chosen its focus.
    if (isNewLayout && (navigationType === 'POP' || element.contains(document.activeElement))) return;
    element.focus({ preventScroll: true });
    if (isNewLayout && !isBare) focusHeading(element);
  }, [pathname, navigationType, isBare]);

  return (
    <main id="main" ref={main} tabIndex={-1} className={isBare ? styles.bare : styles.main}>
      {children}
    </main>
  );
}
