import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './main-area.module.css';

/** The main area of a page. It takes the focus after navigation, so that keyboard and screen reader start there. */
export function MainArea({ children, isBare = false }: { children: ReactNode; isBare?: boolean }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id="main" ref={main} tabIndex={-1} className={isBare ? styles.bare : styles.main}>
      {children}
    </main>
  );
}
