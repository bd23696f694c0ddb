import type { ReactNode } from 'react';
import { useRevealOnMount } from '../../ui/focus/use-reveal-on-mount.ts';
import styles from './order-panels.module.css';

/** The title of what has taken the form's place: it takes the focus, so that keys and voices go on from there. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const heading = useRevealOnMount<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
