import type { ReactNode } from 'react';
import { useArrival } from '../ui/focus/use-arrival.ts';
import styles from './order-panels.module.css';

/** The title of what has taken the form's place: it takes the focus, so that keys and voices go on from there. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
