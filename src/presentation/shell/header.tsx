import type { ReactNode } from 'react';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

/** The top of every page but the reader: the logo with what its layout puts around it. */
export function Header({ start, end }: { start?: ReactNode; end?: ReactNode }) {
  return (
    <header className={styles.header}>
      {start}
      <Logo />
      <span className={styles.space} />
      {end}
    </header>
  );
}
