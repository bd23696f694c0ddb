import type { ReactNode } from 'react';
import { useRevealOnMount } from '../../ui/focus/use-reveal-on-mount.ts';
import styles from './order-panels.module.css';

/** The title of a panel that replaces the form. It takes the focus, so that keyboard and screen reader continue there. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const heading = useRevealOnMount<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
