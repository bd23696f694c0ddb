import { initialsOf } from './initials-of.ts';
import styles from './monogram.module.css';

/** The initials of a person or studio without a picture, as wide as its container. Hidden from screen readers, so a name must be beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className={styles.monogram} aria-hidden="true">
      <span>{initialsOf(name)}</span>
    </span>
  );
}
