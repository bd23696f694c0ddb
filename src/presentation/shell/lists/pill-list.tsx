import type { ReactNode } from 'react';
import styles from './pill-list.module.css';

/** Links as pills. `children` are list items with one link each. */
export function PillList({ children }: { children: ReactNode }) {
  return <ul className={styles.pills}>{children}</ul>;
}
