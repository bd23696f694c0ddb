import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title?: string;
  readonly text: string;
  /** The next step. */
  readonly children?: ReactNode;
  /** True for what went wrong, so that it is read out at once. */
  readonly isAlert?: boolean;
}

/** Says in a balloon why there is nothing to see, and what to do about it. */
export function Notice({ title, text, children, isAlert = false }: NoticeProps) {
  return (
    <div className={styles.notice} role={isAlert ? 'alert' : undefined}>
      <div className={styles.balloon}>
        {title && <h1 className={styles.title}>{title}</h1>}
        <p>{text}</p>
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
