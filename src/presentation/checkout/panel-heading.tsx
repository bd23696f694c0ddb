import { type ReactNode, useEffect, useRef } from 'react';
import styles from './order-panels.module.css';

/** The title of what has taken the form's place: it takes the focus, so that keys and voices go on from there. */
export function PanelHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
