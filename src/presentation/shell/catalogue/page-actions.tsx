import type { ReactNode } from 'react';
import styles from './page-actions.module.css';

/** The buttons in the head of a page, such as "Follow" and "Share". */
export const PageActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
