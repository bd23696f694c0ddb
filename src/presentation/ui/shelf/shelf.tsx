import { type ReactNode, useId } from 'react';
import styles from './shelf.module.css';

interface ShelfProps {
  readonly title: string;
  /** What stands at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A row of covers under a title, scrolled sideways. Its children are list items. */
export function Shelf({ title, action, children }: ShelfProps) {
  const heading = useId();
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {action}
      </div>
      <ul
        className={styles.row}
        onFocus={(event) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {children}
      </ul>
    </section>
  );
}
